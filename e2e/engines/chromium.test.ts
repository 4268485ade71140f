import { journeysIn } from './journeys/all.ts'

journeysIn('Chromium')
