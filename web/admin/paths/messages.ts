const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const pathsMessages = {
  title: 'Path check',
  progress: 'Checked',
  about: 'Check a path once you would trust it at 3 am.',
  unsaved: 'Unsaved changes are not included.',
  firstOnly: (listed: number) => `Only the first ${listed} are shown.`,
  none: 'No paths yet',
  noneText: 'No answers lead from Step 1 to an end.',
  loadFailed: 'The paths did not load.',
  reopened: 'Reopened',
  reopenedBy: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Step' : 'Steps'} ${new Intl.ListFormat('en-GB').format(numbers.map(String))} changed since then.`,
  checkedBy: (by: string | null, day: string) => `Checked${by === null ? '' : ` by ${by}`}, ${day}`,
  steps: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Step' : 'Steps'} ${numbers.join(', ')}`,
  count: (count: number) => plural(count, 'step'),
  final: 'Then the final screen.',
  path: (number: number) => `Path ${number}`,
  walkPath: (number: number) => `Preview path ${number}`,
  print: 'Print the list',
  onPaper: (title: string) => `Path check: ${title}`,
  paperNote: 'Checks on paper must also be made in the app.',
  notTicked: 'The check was not saved.',
  review: 'Review',
  notReviewed: 'Not reviewed yet.',
  unchecked: (count: number) =>
    count === 1
      ? '1 path is not checked. Read it first.'
      : `${count} paths are not checked. Read them first.`,
  editedSince: 'Edited since then.',
  next: (title: string) => `Next: ${title}`,
  changed: 'This path just changed. Read it again.',
} as const;
