/** Each protocol but the run, with its inputs, and what is read in its answer in French. */
export const estimateExamples = [
  [
    'rockport-walk',
    { age: '72', gender: 'homme', weight: '78,5', time: '17:20', pulse: '124' },
    ['25,2 ml/kg/min', 'de 21 à 29 ml/kg/min'],
  ],
  ['known-value', { vo2max: '40,2', age: '45', gender: 'femme' }, ['40,2 ml/kg/min', 'dans les 5 % les plus hauts']],
  [
    'no-exercise',
    { age: '60', gender: 'femme', waist: '85', restingPulse: '70', frequency: 'rarely' },
    ['29,9 ml/kg/min', 'la moitié des femmes testées dépassent'],
  ],
] as const
