import { recordWords } from '#core/record/record-words.ts';

export const recordMessages = {
  ...recordWords,
  back: 'Back to Analytics',
  loadFailed: 'The record did not load.',
  notFound: 'There is no such record',
  notFoundText: 'It may have been written by a database that was restored since.',
  evidence: 'Download the evidence',
  evidenceSaved: 'Evidence downloaded',
  evidenceNotSaved: 'The evidence was not downloaded.',
  print: 'Print',
  copy: 'Copy the record',
  copied: 'Record copied',
  byHand: 'This browser has no clipboard for the page: mark the text and copy it.',
  text: 'Text of the record',
} as const;
