import { detailMessages } from '../../base/detail-messages.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'procedure' : 'procedures'}`;

/** Returns 'A', 'A and B', 'A, B and 3 more'. */
function titlesOf(titles: readonly string[], most = 3): string {
  const shown = titles.length > most ? titles.slice(0, most - 1) : titles;
  const rest = titles.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

export const ownerMessages = {
  owner: detailMessages.owner.name,
  ownerHint: 'Optional: who keeps it current.',
  peopleFailed: 'The people did not load. Reload the page.',
  noneFound: 'Nobody has that name or email.',
  firstOf: (most: number, all: number) => `First ${most} of ${all}. Search for others.`,
  nobody: 'Nobody',
  somebody: 'Somebody',
  ownerIs: (name: string) => `Owner: ${name}`,

  setOwner: 'Set owner',
  choose: 'Choose',
  ownersSet: (count: number) => `Owner set for ${counted(count)}`,
  ownersTaken: (count: number) => `Owner removed from ${counted(count)}`,

  owns: 'Owns',
  ownsCount: counted,
  theirIssues: (name: string, titles: readonly string[]) =>
    `${name} owns ${counted(titles.length)}: ${titlesOf(titles)}.`,
  yourIssues: (titles: readonly string[]) =>
    `You own ${counted(titles.length)}: ${titlesOf(titles)}.`,
  whoTakes: 'New owner',
  required: 'Required',

  due: 'Reviews due',
  dueText: 'Owners get an email 14 days before and on the day.',
  dueFailed: 'The reviews did not load.',
  noneDue: 'No reviews overdue or due in the next 30 days.',
  reviewBy: (day: string, isOverdue: boolean) =>
    isOverdue ? `Review by ${day}, overdue` : `Review by ${day}`,
  allDates: (count: number) => (count === 1 ? 'The one review date' : `All ${count} review dates`),

  reminders: 'Review dates',
  remindersText: '14 days before and on the day.',
  remindersLabel: 'Email me about review dates',
} as const;
