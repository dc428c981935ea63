const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const pathsMessages = {
  title: 'Path check',
  progress: 'Checked',
  about:
    'A tick says that you have read this path and would send somebody down it at 3 am. What a path above has too stands in grey. An edit reopens only the paths that it touches.',
  unsaved: 'What is not saved yet is not part of these paths.',
  firstOnly: (listed: number) => `The first ${listed} are listed.`,
  none: 'No path to check yet',
  noneText: 'No answer leads from Step 1 to an end. The tree says what is missing.',
  loadFailed: 'The paths did not load.',
  reopened: 'Reopened',
  reopenedBy: (numbers: readonly number[]) =>
    `Since it was checked, ${numbers.length === 1 ? 'Step' : 'Steps'} ${new Intl.ListFormat('en-GB').format(numbers.map(String))} changed.`,
  checkedBy: (by: string | null, day: string) => `Checked${by === null ? '' : ` by ${by}`}, ${day}`,
  steps: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Step' : 'Steps'} ${numbers.join(', ')}`,
  count: (count: number) => plural(count, 'step'),
  final: 'Then the final screen.',
  path: (number: number) => `Path ${number}`,
  walkPath: (number: number) => `Walk path ${number} in the preview`,
  print: 'Print the list',
  onPaper: (title: string) => `Path check: ${title}`,
  paperNote: 'A tick on paper is one on the screen only when somebody makes it there.',
  notTicked: 'The tick was not saved.',
  review: 'Review',
  notReviewed: 'Not reviewed yet.',
  unchecked: (count: number) =>
    count === 1
      ? 'One path is not checked yet. Read and tick it first.'
      : `${count} paths are not checked yet. Read and tick them first.`,
  editedSince: 'It was edited since.',
  next: (title: string) => `Next: ${title}`,
  changed: 'This path was changed meanwhile. Read it again.',
} as const;
