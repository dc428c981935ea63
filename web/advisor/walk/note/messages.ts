/** The words of the form about a step that is wrong. */
export const noteMessages = {
  open: 'This step is wrong',
  about: (step: number) => `Tells the author about step ${step}.`,
  text: 'What is wrong?',
  send: 'Send',
  record: (step: number, title: string) => `Note on step ${step}: ${title}`,
  success: (step: number) => `Sent. The author sees it at step ${step}.`,
  failure: 'Error sending the note.',
} as const;
