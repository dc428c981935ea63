const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** An instant as this phone's clock shows it: '21:04' today, else '19 Nov, 21:04'. */
export function clockTime(instant: string): string {
  const at = new Date(instant);
  const time = TIME.format(at);
  return isSameDay(at, new Date()) ? time : `${DAY.format(at)}, ${time}`;
}

/** The day of an instant by this phone's clock: '19 Nov'. */
export const clockDay = (instant: string): string => DAY.format(new Date(instant));
