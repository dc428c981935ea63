/** The words of the question before Start or Send if no name is stored (ADVISOR-4). */
export const nameMessages = {
  title: 'Enter your username',
  text: 'It goes on the record.',
  confirm: 'Continue',
  cancel: 'cancel',
} as const;
