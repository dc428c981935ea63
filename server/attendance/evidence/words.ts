/** The words of a file of evidence itself. */
export const evidenceWords = {
  title: (title: string) => `Evidence: ${title}`,
  unchecked: 'Not checked: this page checks itself where a browser runs its script.',
  whole: 'Checked: not a letter of this page was changed since the file was made.',
  changed:
    'CHANGED: this page is not as it was made. Do not rely on it. If this browser has an extension that changes pages, open the file without it.',
  cannot: 'Not checked: this browser cannot do it. The office can.',
  zone: (timeZone: string) => `Times of the campus, ${timeZone}.`,
  sinceStart: 'after Start',
  picture: 'Picture of the step',
  noPicture: (hash: string) => `Its picture is not in this file: SHA-256 ${hash}`,
  code: 'Code',
  id: 'Record',
  revisionHash: 'SHA-256 of the revision',
  procedure: 'The procedure as it was shown',
  noProcedure: 'This server does not have the revision that was walked.',
  about: 'This file',
  made: (when: string, by: string, campus: string) =>
    `Made on ${when} by ${by}${campus === '' ? '' : `, ${campus}`}.`,
  check:
    'It checks itself when it is opened. Who changes a file can change its check too: for certain, the office has its server look, by the command',
  command: 'npm run admin -- verify FILE',
  json: 'The same, with every tap in milliseconds and the whole revision, stands in the file as JSON, in its element “record”.',
  isVoid: (reason: string) => `Marked as false: ${reason}`,
} as const;
