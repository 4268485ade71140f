import { journeysIn } from './journeys/all.ts'
import { startWebKit } from './support/webkit.ts'

journeysIn('WebKit', startWebKit)
