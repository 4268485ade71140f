import type { MeasuringMessages } from '../fr/measuring.ts'

/** The timer at the track, laps, and the pulse that is tapped, in English. */
export const measuring: MeasuringMessages = {
  title: '12-minute timer',
  lapLength: 'Length of a lap',
  otherLength: 'Another',
  metres: (metres) => `${metres}\u00a0m`,
  instructions: 'A sound and a vibration at 6 and 12 minutes. Keep this page open; it needs no network.',
  notLoaded: 'The timer could not open. Check your connection, then open it again.',
  start: 'Go',
  lap: 'Lap',
  stop: 'Stop',
  goOn: 'Continue',
  restart: 'Start over',
  distance: (laps, metres) => `${laps}\u00a0${laps === 1 ? 'lap' : 'laps'} · ${metres}\u00a0m`,
  half: 'Six minutes. Six to go.',
  end: '12 minutes: you’re done. Keep walking.',
  inLaps: 'Distance in laps',
  labels: { laps: 'Laps', lapLength: 'Lap (m)', extraMetres: 'Beyond (m)' },
  notNumbers: 'Enter numbers, such as 6 or 6.5.',
  use: (metres) => `Use ${metres}\u00a0m`,
  pulse: {
    title: 'Pulse',
    instructions: 'Find your pulse on your wrist or neck, then tap the button with each beat, ten times or more.',
    tap: 'Tap with each beat',
    beats: (beats, fewest) => `${beats} of ${fewest}`,
    perMinute: (pulse) => `${pulse}\u00a0beats a minute`,
    use: (pulse) => `Use ${pulse}`,
  },
}
