import { describeAccessibility } from '../support/accessibility.ts'

describeAccessibility('en')
