import { Picture } from './picture.tsx'

/** Three steps up: somebody walks on the first, runs on the second and sprints on the third. */
export const ThreeSteps = () => (
  <Picture>
    <path d="M-10 270H150V210H296V150H490" stroke="var(--arterial)" />
    <g strokeWidth="10.38">
      <g>
        <path d="M78 208.17L69.72 235.25L53.77 257.21L60.54 260.81" />
        <path d="M79.79 173.99L88.09 190.29L102.04 201.19" />
        <path d="M78 208.17L90.41 233.62L96.52 260.07L104.07 258.73" />
        <path d="M79.79 173.99L78 208.17" strokeWidth="12.46" />
        <path d="M79.79 173.99L70.65 189.83L68.18 207.36" />
        <circle cx="81.42" cy="158.5" r="8.97" fill="currentColor" stroke="none" />
      </g>
      <g>
        <path d="M247.17 148.56L235.65 174.43L217.49 194.6L222 200.81" />
        <path d="M252.52 114.76L263.78 129.18L278.79 119.8" />
        <path d="M247.17 148.56L268.87 166.77L256.97 191.16L264.26 193.53" />
        <path d="M252.52 114.76L247.17 148.56" strokeWidth="12.46" />
        <path d="M252.52 114.76L237.01 124.46L248.39 138.01" />
        <circle cx="256.03" cy="99.59" r="8.97" fill="currentColor" stroke="none" />
      </g>
      <g>
        <path d="M400.88 94.29L383.45 116.6L363.28 134.76L368 140.81" />
        <path d="M411.46 61.74L427.9 69.76L438.79 55.81" />
        <path d="M400.88 94.29L428.93 98.23L419.64 123.73L427.02 125.85" />
        <path d="M411.46 61.74L400.88 94.29" strokeWidth="12.46" />
        <path d="M411.46 61.74L393.27 63.65L397.55 80.83" />
        <circle cx="417.29" cy="47.3" r="8.97" fill="currentColor" stroke="none" />
      </g>
    </g>
  </Picture>
)
