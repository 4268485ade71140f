import { Person, running, sprinting, walking } from './people.tsx'
import { Picture } from './picture.tsx'

/** Three steps up: a walker on the first, a runner on the second, a sprinter on the third. */
export const ThreeSteps = () => (
  <Picture>
    <path d="M-10 270H150V210H296V150H490" stroke="var(--arterial)" />
    <Person pose={walking} transform="translate(78 266) scale(1.18)" />
    <Person pose={running} transform="translate(222 206) scale(1.18)" />
    <Person pose={sprinting} transform="translate(368 146) scale(1.18)" />
  </Picture>
)
