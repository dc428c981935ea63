export const noteMessages = {
  open: 'This step is wrong',
  about: (step: number) => `The author sees this at step ${step}.`,
  text: 'What is wrong?',
  send: 'Send',
  record: (step: number, title: string) => `Note on step ${step}: ${title}`,
  success: (step: number) => `Sent. The author sees it at step ${step}.`,
  failure: 'Error sending the note.',
} as const;
