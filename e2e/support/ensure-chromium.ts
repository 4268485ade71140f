import { findChromium } from './browser.ts'

/** Before any journey: makes sure that there is a browser. */
export default function setUp(): void {
  findChromium()
}
