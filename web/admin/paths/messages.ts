import { listed } from '../base/written.ts';

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const steps = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'Step' : 'Steps'} ${listed(numbers.map(String))}`;

const path = (number: number) => `Path ${number}`;

export const pathsMessages = {
  title: 'Path check',
  about: 'Check a path once you would trust it at 3 am.',
  unsaved: 'Unsaved changes are not included.',
  firstOnly: (listed: number) => `Only the first ${listed} are shown.`,
  none: 'No paths yet',
  noneText: 'No answers lead from Step 1 to the final screen.',
  loadFailed: 'The paths did not load.',
  reopened: 'Check again',
  reopenedBy: (numbers: readonly number[]) => `${steps(numbers)} changed since then.`,
  checkedBy: (by: string | null, day: string) => `Checked${by === null ? '' : ` by ${by}`}, ${day}`,
  count: (count: number) => plural(count, 'step'),
  final: 'Final screen',
  path,
  check: 'Mark as checked',
  asAbove: (numbers: readonly number[], above: number) => `${steps(numbers)}, as in path ${above}`,
  editStep: (number: number) => `Edit Step ${number}`,
  walkPath: (number: number) => `Preview path ${number}`,
  print: 'Print the list',
  onPaper: (title: string) => `Path check: ${title}`,
  paperNote: 'Paths you check on paper must also be checked in the app.',
  notTicked: 'The check was not saved.',
  languages: 'Language',
  review: 'Review',
  notReviewed: 'Not reviewed yet.',
  editedSince: 'Edited since then.',
  next: (title: string) => `Next: ${title}`,
  changed: 'This path just changed. Read it again.',
} as const;
