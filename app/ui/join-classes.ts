/** Joins the names of the classes that apply. */
export const joinClasses = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
