export const evidenceWords = {
  title: (title: string) => `Evidence: ${title}`,
  unchecked: 'Not checked: open this page in a browser with JavaScript on.',
  whole: 'Checked: nothing in this file has changed since it was made.',
  changed:
    'CHANGED: this file was altered. Do not rely on it. If a browser extension may have changed the page, turn the extension off and open the file again.',
  cannot: 'Not checked: this browser cannot check it. Ask the office to check it.',
  zone: (timeZone: string) => `Campus time, ${timeZone}.`,
  sinceStart: 'after start',
  picture: 'Image for this step',
  noPicture: (hash: string) => `The image is not in this file: SHA-256 ${hash}`,
  code: 'Code',
  id: 'Record',
  revisionHash: 'Revision SHA-256',
  procedure: 'The procedure as the advisor saw it',
  noProcedure: 'This server does not have the revision that was used.',
  about: 'This file',
  made: (when: string, by: string, campus: string) =>
    `Made on ${when} by ${by}${campus === '' ? '' : `, ${campus}`}.`,
  check:
    'It checks itself when opened, but somebody who alters it could alter that check. To be certain, run this on the server:',
  command: 'npm run admin -- verify FILE',
  json: 'For software, the element “record” has all of it as JSON.',
  isVoid: (reason: string) => `Marked as void: ${reason}`,
} as const;
