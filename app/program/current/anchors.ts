/** Anchors in the reader's program, on Improve: its current week, and today's session. */
export const currentWeekAnchor = 'ma-semaine'
export const todaySessionAnchor = 'seance-du-jour'
