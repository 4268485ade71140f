import { marginOf } from '../../../domain/tests/cooper-run/equation.ts'
import { cardSize } from '../../../i18n/pages.ts'
import type { DetailMessages } from '../../../i18n/fr/calculator/calculator-details.ts'
import { axisMaximum, marginBand, pathOf, plateauStart, uptakeLine } from '../result/curve/geometry.ts'

/** The light values of the tokens in app/styles/base.css: the picture is light wherever it is made. */
export const cardColours = { paper: '#fbfaf6', ink: '#11201d', muted: '#42524d', arterial: '#d6412b' }

/** What the picture shows, and no more: nothing of age, sex, weight or category. */
interface Card {
  /** the ceiling, in ml/kg/min */
  vo2max: number
  /** as the language writes it */
  number: string
  /** than how many others, in lines, where its owner says so */
  higher: string[]
  words: DetailMessages['sharing']['card']
}

/** Edges of the drawing, in pixels, and of the texts. */
const plot = { top: 39, bottom: 624 }
const text = { left: 64, right: 1136 }

/** Draws the picture over the whole of its canvas. */
export function drawCard(context: CanvasRenderingContext2D, { vo2max, number, higher, words }: Card): void {
  const margin = marginOf(vo2max)
  const top = axisMaximum([margin.to])
  const rest = uptakeLine(vo2max, top)[0]!.uptake
  const x = (effort: number) => effort * cardSize.width
  const y = (uptake: number) => plot.bottom - ((uptake - rest) / (top - rest)) * (plot.bottom - plot.top)

  context.fillStyle = cardColours.paper
  context.fillRect(0, 0, cardSize.width, cardSize.height)

  context.fillStyle = cardColours.arterial
  context.globalAlpha = 0.16
  context.fill(new Path2D(pathOf(marginBand(margin, top), { x, y })))
  context.globalAlpha = 1

  context.lineCap = 'round'
  const bend = plateauStart(vo2max, top)
  draw(pathOf(uptakeLine(vo2max, top), { x, y }), 12)
  dot(x(bend.effort), y(bend.uptake), 19, cardColours.paper)
  context.stroke()

  // the mark of public/favicon.svg
  context.save()
  context.translate(61, 62)
  context.scale(1.36, 1.36)
  draw('M4 27C12 27 13 6 25 6H41', 4)
  dot(25, 6, 4.5, cardColours.arterial)
  context.restore()

  write('700 34px', cardColours.ink, 'VO2max', 130, 95)
  write('400 29px', cardColours.muted, words.title, text.left, 180)
  write('760 180px', cardColours.ink, number, text.left, 338)
  write('400 29px', cardColours.muted, words.unit, text.left, 396)
  higher.forEach((line, index) => write('700 29px', cardColours.ink, line, text.left, 438 + index * 36))
  // under the ceiling, or above one that is low
  const invitation = y(margin.from) > 460 ? 95 : 528
  context.textAlign = 'right'
  write('700 30px', cardColours.ink, words.yours, text.right, invitation)
  write('400 28px', cardColours.muted, words.ways, text.right, invitation + 38)
  context.textAlign = 'left'

  function draw(path: string, width: number) {
    context.strokeStyle = cardColours.arterial
    context.lineWidth = width
    context.stroke(new Path2D(path))
  }

  function dot(x: number, y: number, radius: number, colour: string) {
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fillStyle = colour
    context.fill()
  }

  function write(font: string, colour: string, words: string, left: number, baseline: number) {
    context.font = `${font} ${family}`
    context.fillStyle = colour
    context.fillText(words, left, baseline)
  }
}

/** The site's own letters where they have come, else the reader's. */
const family = "'Atkinson Hyperlegible Next', system-ui, sans-serif"

/** Waits for the site's letters; without them the picture has others. */
export async function loadLetters(): Promise<void> {
  await document.fonts.load(`700 30px ${family}`).catch(() => [])
}
