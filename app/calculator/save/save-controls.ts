/** The attributes of the button that shows a run without saving or remembering it. */
export const withoutSavingButton = { name: 'intent', value: 'without-saving' } as const

/** The name of the control that tells that the page came with the visitor's cookie. */
export const cookieGivenControlName = 'cookie'
