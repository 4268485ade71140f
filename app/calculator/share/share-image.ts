import { shareImageSize } from '../../../i18n/pages.ts'
import type { DetailMessages } from '../../../i18n/fr/calculator/calculator-details.ts'

/** The light values of the tokens in app/styles/base.css. The share image is light in dark mode too. */
export const shareImageColours = { paper: '#fbfaf6', ink: '#11201d', muted: '#42524d', arterial: '#d6412b' }

/** The left and right edges of the texts, in pixels. */
const text = { left: 64, right: 1136 }

/** Draws the share image over the whole canvas: a formatted VO2max, and nothing else about a person. */
export function drawShareImage(
  context: CanvasRenderingContext2D,
  vo2max: string,
  words: DetailMessages['sharing']['image'],
) {
  context.fillStyle = shareImageColours.paper
  context.fillRect(0, 0, shareImageSize.width, shareImageSize.height)

  // an ornament, the same in every image
  line('M0 592H300C620 592 660 130 920 130H1200', 12)
  dot(920, 130, 20)

  // the mark of public/favicon.svg
  context.save()
  context.translate(61, 62)
  context.scale(1.36, 1.36)
  line('M4 27C12 27 13 6 25 6H41', 4)
  dot(25, 6, 4.5)
  context.restore()

  write('700 34px', shareImageColours.ink, 'VO2max', 130, 95)
  write('400 32px', shareImageColours.muted, words.title, text.left, 196)
  write('760 190px', shareImageColours.ink, vo2max, text.left, 358)
  write('400 29px', shareImageColours.muted, words.unit, text.left, 418)
  context.textAlign = 'right'
  write('700 30px', shareImageColours.ink, words.yours, text.right, 528)
  write('400 28px', shareImageColours.muted, words.ways, text.right, 566)
  context.textAlign = 'left'

  function line(path: string, width: number) {
    context.strokeStyle = shareImageColours.arterial
    context.lineCap = 'round'
    context.lineWidth = width
    context.stroke(new Path2D(path))
  }

  function dot(x: number, y: number, radius: number) {
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fillStyle = shareImageColours.arterial
    context.fill()
  }

  function write(font: string, colour: string, words: string, x: number, baseline: number) {
    context.font = `${font} ${family}`
    context.fillStyle = colour
    context.fillText(words, x, baseline)
  }
}

/** The site's font if it is loaded, else the system's. */
const family = "'Atkinson Hyperlegible Next', system-ui, sans-serif"

/** Waits for the site's font. Resolves if it cannot be loaded too: the image then has the system's font. */
export async function loadFont(): Promise<void> {
  await document.fonts.load(`700 30px ${family}`).catch(() => [])
}
