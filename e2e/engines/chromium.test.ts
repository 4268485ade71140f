import { journeysIn } from './journeys/all.ts'
import { startChromium } from './support/chromium.ts'

journeysIn('Chromium', startChromium)
