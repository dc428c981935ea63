/** The words of a record as text, and of the offers after an outcome; no walk under way loads them. */
export const timelineMessages = {
  campusTime: 'Timeline, campus time',
  phoneTime: 'Timeline, phone time',
  copy: 'Copy timeline',
  share: 'Share timeline',
  text: 'Timeline text',
} as const;

export const copyMessages = {
  copy: 'Copy',
  copyAsText: 'Copy as text',
  share: 'Share',
  copied: 'Copied',
  text: 'Record text',
  byHand: 'Select the text and copy it.',
} as const;

export const feedbackMessages = {
  add: 'Add stars or a comment',
} as const;
