import type { GoalMessages } from '../fr/goal.ts'

/** The strings of a program's goal, in English. */
export const goal: GoalMessages = {
  reached: (distance, goal) => `Goal reached: ${distance} m (goal: ${goal} m).`,
  by: (goal, day) => `Goal: ${goal} m by ${day}`,
  stay: (goal) => `Goal: stay above ${goal} m`,
}
