import pictograms from './pictograms.svg'

type Name = 'blood' | 'calendar' | 'heart' | 'hourglass' | 'lungs' | 'muscle' | 'stairs' | 'timer'
type SmallName = `small-${'blood' | 'heart' | 'plate' | 'run' | 'watch'}`
export type PictogramName = Name | SmallName

/** Renders a symbol of pictograms.svg in pine. Always place it beside words that say the same. */
export function Pictogram({ name }: { name: PictogramName }) {
  const size = name.startsWith('small-') ? 24 : 48
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      color="var(--pine)"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${pictograms}#${name}`} />
    </svg>
  )
}
