/** The strings of a program's goal, in French. Distances are in metres. */
export const goal = {
  reached: (distance: string, goal: string) =>
    `Objectif atteint\u00a0: ${distance}\u00a0m (objectif\u00a0: ${goal}\u00a0m).`,
  by: (goal: string, day: string) => `Objectif\u00a0: ${goal}\u00a0m le ${day}`,
  stay: (goal: string) => `Objectif\u00a0: rester au-dessus de ${goal}\u00a0m`,
}

export type GoalMessages = typeof goal
