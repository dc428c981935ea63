/** The words of a stretch of a duty calendar. */
export const stretchMessages = {
  day: (weekday: string, month: string, day: string) => `${weekday} ${month} ${day}`,
  from: (from: string) => `from ${from} on`,
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
} as const;
