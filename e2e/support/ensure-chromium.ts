import { findChromium } from './browser.ts'

/** Before any journey: there is a browser. */
export default function setUp(): void {
  findChromium()
}
