export const timerMessages = {
  lookAgain: 'Look again in',
  lookAgainIn: (minutes: number) => `Look again in ${minutes} min`,
  minutes: (minutes: number) => `${minutes} min`,
  foreground: 'It rings while the walk is on the screen. A locked phone stays silent.',
  left: (time: string) => `Look again in ${time}`,
  takeBack: 'Take the timer back',
  rang: (minutes: number) => `Look again now: ${minutes} minutes are over.`,
  heard: 'OK',
} as const;
