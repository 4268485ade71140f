/** Places in the drawing, in percent: texts keep their size at every width. */
export interface Positions {
  /** of an effort from 0 to 1 */
  x: (effort: number) => number
  /** of an uptake in ml/kg/min */
  y: (uptake: number) => number
}

/** Upper and lower edge of the plot; names of the axes stand outside. */
const edges = { top: 7, bottom: 91 }

/** The places on a scale that ends at `top` ml/kg/min. */
export function positions(top: number): Positions {
  return {
    x: (effort) => effort * 100,
    y: (uptake) => edges.bottom - (uptake / top) * (edges.bottom - edges.top),
  }
}

export function percent(place: number): string {
  return `${place.toFixed(2)}%`
}

/** A level line at a height. */
export function level(height: number): { y1: string; y2: string } {
  return { y1: percent(height), y2: percent(height) }
}
