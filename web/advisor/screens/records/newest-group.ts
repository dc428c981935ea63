import { recordsMessages } from './messages.ts';

const words = recordsMessages.groups;

/** From this hour of the evening to this one of the morning it is night. */
const EVENING = 18;
const MORNING = 6;

/**
 * The newest group of records by the phone's clock: its name, and since when they are in it. A night
 * begins at noon, so that midnight does not split the records of one shift.
 */
export function newestGroup(now: Date): { label: string; since: Date } {
  const since = new Date(now);
  const hour = now.getHours();
  const isNight = hour >= EVENING || hour < MORNING;
  if (hour < MORNING) since.setDate(since.getDate() - 1);
  since.setHours(isNight ? 12 : 0, 0, 0, 0);
  return { label: isNight ? words.tonight : words.today, since };
}
