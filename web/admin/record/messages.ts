import { recordWords } from '#core/record/record-words.ts';

export const recordMessages = {
  ...recordWords,
  back: 'Back to Analytics',
  callback: 'Callback number',
  callbackText: (number: string) => `${number} (typed by the advisor, not checked)`,
  loadFailed: 'The record did not load.',
  notFound: 'This record does not exist',
  notFoundText: 'It may be missing from a restored backup.',
  evidence: 'Download evidence',
  evidenceSaved: 'Evidence downloaded',
  evidenceNotSaved: 'The evidence was not downloaded.',
  print: 'Print',
  copy: 'Copy record',
  copied: 'Record copied',
  byHand: 'Select the text and copy it yourself.',
  text: 'Record text',
} as const;
