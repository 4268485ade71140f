/** Accuracy of the VO2max shown by watches, in percent, an editorial marker. Source: product spec, section 9. */
export const accuracyBands = [
  { brand: 'Garmin', from: 85, to: 90 },
  { brand: 'Polar', from: 80, to: 85 },
  { brand: 'Apple', from: 75, to: 80 },
  { brand: 'Suunto', from: 75, to: 80 },
] as const
