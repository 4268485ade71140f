/** The attributes of the button that shows a run without saving or remembering it. */
export const withoutSaving = { name: 'intent', value: 'show' } as const

/** The name of the control that tells that the page came with the visitor's cookie. */
export const cookieGiven = 'cookie'
