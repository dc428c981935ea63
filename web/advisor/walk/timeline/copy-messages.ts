/** The words around a text that is copied or shared, of a record or of a timeline. */
export const copyMessages = {
  copy: 'Copy',
  copyAsText: 'Copy as text',
  share: 'Share',
  copied: 'Copied',
  text: 'Text of the record',
  byHand: 'Copying by a button needs https. Mark the text and copy it.',
} as const;
