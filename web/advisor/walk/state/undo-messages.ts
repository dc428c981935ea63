/** The words of the Undo of an outcome, which no first paint needs. */
export const undoMessages = {
  slip: 'Pressed by mistake?',
  tookBack: 'Undone. No outcome is recorded.',
  tookBackEscalated: 'Undone. The escalation stays recorded.',
  notUndone: 'Not undone: it had already ended. Call the person who is coming.',
} as const;
