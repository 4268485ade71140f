import { categories, ratingOf, type Category } from '../../../domain/norms/rating.ts'
import { normFor, thresholdsOf } from '../../../domain/norms/thresholds.ts'
import { type Run, personVo2maxOf } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { shareImageSize } from '../../../i18n/pages.ts'
import type { DetailMessages } from '../../../i18n/fr/calculator/calculator-details.ts'

/** The light values of the tokens in app/styles/base.css. The share image is light in dark mode too. */
export const shareImageColours = {
  ...{ paper: '#fbfaf6', ink: '#11201d', muted: '#42524d', arterial: '#d6412b' },
  ...{ poor: '#b3261e', fair: '#f0b429', good: '#1f7a3d', 'very-good': '#5a9b6e', excellent: '#1f5fbf' },
}

const tones: Record<Category, string> = {
  Faible: shareImageColours.poor,
  Moyen: shareImageColours.fair,
  Bon: shareImageColours.good,
  'Très bon': shareImageColours['very-good'],
  Excellent: shareImageColours.excellent,
}

/** The left and right edges of the texts and of the scale, in pixels. */
const edges = { left: 64, right: 1136 }
const scale = { top: 438, height: 40, zone: (edges.right - edges.left) / categories.length }

interface ShareImageTexts {
  words: DetailMessages['sharing']['image']
  number: (value: number, decimals?: number) => string
  categoryNames: Record<Category, string>
  /** the site's address, as people type it */
  address: string
  /** decade and gender in words, if the person shares them */
  person?: string | undefined
}

/**
 * Draws the share image over the whole canvas: the VO2max, its category, the five zones and the site's address. The
 * thresholds, and the value's place within its zone, would reveal age and gender: they are drawn only with `person`.
 */
export function drawResultImage(
  context: CanvasRenderingContext2D,
  run: Run,
  { words, number, categoryNames, address, person }: ShareImageTexts,
) {
  const rated = personVo2maxOf(run)
  const { vo2max, category } = ratingOf(rated)
  const { ink, muted, paper, arterial } = shareImageColours
  context.fillStyle = paper
  context.fillRect(0, 0, shareImageSize.width, shareImageSize.height)

  // the mark of public/favicon.svg
  context.save()
  context.translate(61, 62)
  context.scale(1.36, 1.36)
  context.strokeStyle = arterial
  context.lineCap = 'round'
  context.lineWidth = 4
  context.stroke(new Path2D('M4 27C12 27 13 6 25 6H41'))
  dot(25, 6, 4.5, arterial)
  context.restore()
  write('700 34px', ink, 'VO2max', 130, 95)

  write('400 32px', muted, words.title, edges.left, 180)
  write('760 170px', ink, number(vo2max, 1), edges.left, 326)
  write('400 29px', muted, words.unit, edges.left, 380)
  dot(652, 306, 20, tones[category])
  write('700 60px', ink, categoryNames[category], 690, 326)
  if (person) write('400 29px', muted, person, 632, 380)

  const thresholds = thresholdsOf(normFor(rated.gender, rated.age))
  for (const [index, name] of categories.entries()) {
    const left = edges.left + index * scale.zone
    context.fillStyle = tones[name]
    context.fillRect(left + 2, scale.top, scale.zone - 4, scale.height)
    context.textAlign = 'center'
    write(name === category ? '700 28px' : '400 28px', ink, categoryNames[name], left + scale.zone / 2, scale.top + 78)
    if (person && index > 0) write('400 24px', muted, number(thresholds[index - 1]!), left, scale.top - 12)
  }
  const place = categories.indexOf(category) + (person ? placeInZone(vo2max, category, thresholds) : 0.5)
  const x = edges.left + place * scale.zone
  dot(x, scale.top + scale.height / 2, 26, paper)
  dot(x, scale.top + scale.height / 2, 18, ink)

  context.textAlign = 'left'
  write('700 30px', ink, address, edges.left, 588)
  context.textAlign = 'right'
  write('400 28px', muted, `${words.yours} ${words.ways}`, edges.right, 588)
  context.textAlign = 'left'

  function dot(x: number, y: number, radius: number, colour: string) {
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fillStyle = colour
    context.fill()
  }

  function write(font: string, colour: string, words: string, x: number, baseline: number) {
    context.font = `${font} ${family}`
    context.fillStyle = colour
    context.fillText(words, x, baseline)
  }
}

/** Returns where a VO2max lies in its zone, from 0 to 1. The outer zones are taken as 10 ml/kg/min wide. */
function placeInZone(vo2max: number, category: Category, thresholds: readonly [number, ...number[]]): number {
  const index = categories.indexOf(category)
  const from = thresholds[index - 1] ?? thresholds[0] - 10
  const to = thresholds[index] ?? from + 10
  return Math.min(1, Math.max(0, (vo2max - from) / (to - from)))
}

/** The site's font if it is loaded, else the system's. */
const family = "'Atkinson Hyperlegible Next', system-ui, sans-serif"

/**
 * Waits for the site's font. If the font cannot be loaded, resolves all the same: the image then has the system's font.
 */
export async function loadFont(): Promise<void> {
  await document.fonts.load(`700 30px ${family}`).catch(() => [])
}
