import { journeysIn } from './journeys/all.ts'

journeysIn('Firefox')
