import { journeysIn } from './journeys/all.ts'
import { startFirefox } from './support/firefox.ts'

journeysIn('Firefox', startFirefox)
