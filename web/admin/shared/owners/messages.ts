import { detailMessages } from '../../base/detail-messages.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'issue' : 'issues'}`;

/** 'A', 'A and B', 'A, B and 3 more'. */
function titlesOf(titles: readonly string[], most = 3): string {
  const shown = titles.length > most ? titles.slice(0, most - 1) : titles;
  const rest = titles.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

export const ownerMessages = {
  owner: detailMessages.owner.name,
  ownerHint: 'Optional: who keeps it current, and is mailed before its review date.',
  peopleFailed: 'The people did not load. Reload the page to choose one.',
  noneFound: 'Nobody has that name or email.',
  firstOf: (most: number, all: number) =>
    `The first ${most} of ${all} people. Find others by name or email.`,
  nobody: 'Nobody',
  somebody: 'Somebody',
  ownerIs: (name: string) => `Owner: ${name}`,

  setOwner: 'Set owner',
  choose: 'Choose',
  ownersSet: (count: number) => `Owner of ${counted(count)} set`,
  ownersTaken: (count: number) => `Owner of ${counted(count)} taken away`,

  owns: 'Owns',
  ownsCount: counted,
  theirIssues: (name: string, titles: readonly string[]) =>
    `${name} owns ${counted(titles.length)}: ${titlesOf(titles)}.`,
  yourIssues: (titles: readonly string[]) =>
    `You own ${counted(titles.length)}: ${titlesOf(titles)}.`,
  whoTakes: 'Who owns them from now on',
  required: 'Required',

  due: 'Review dates due',
  dueText: 'Owners get a mail 14 days before and on the day.',
  dueFailed: 'The review dates did not load.',
  noneDue: 'No review date is past or within the next 30 days.',
  reviewBy: (day: string, isOverdue: boolean) =>
    isOverdue ? `Review by ${day}, overdue` : `Review by ${day}`,
  allDates: (count: number) => (count === 1 ? 'The one review date' : `All ${count} review dates`),

  reminders: 'Review dates',
  remindersText: 'A mail 14 days before the review date of an issue you own, and on the day.',
  remindersLabel: 'Mail me about review dates',
} as const;
