/**
 * The worked example of Fick's equation, for a person at maximal effort.
 * 20 L/min, 160 ml/L and 70 kg are the editorial brief's; the pulse and the stroke volume that give 20 L/min, and the
 * oxygen of arterial blood that leaves 160 ml/L to take, are round textbook values.
 */
const heartRate = 200 // beats/min
const strokeVolume = 100 // ml
const arterialOxygen = 200 // ml/L
const venousOxygen = 40 // ml/L
const bodyWeight = 70 // kg

const output = (heartRate * strokeVolume) / 1000 // L/min
const difference = arterialOxygen - venousOxygen // ml/L
const uptake = output * difference // ml/min

export const fickExample = {
  heartRate,
  strokeVolume,
  arterialOxygen,
  venousOxygen,
  bodyWeight,
  output,
  difference,
  uptake,
  relativeUptake: uptake / bodyWeight, // ml/kg/min
} as const
