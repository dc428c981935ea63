/** The words about refused saves and others' saves, which the editor loads at the start. */
export const conflictMessages = {
  lost: 'Somebody else is saving this procedure. Nothing you typed is lost. Save again.',
  archived: 'Somebody archived this procedure. Restore it to save what you typed.',
  notUnderstood: 'The server did not accept this. Copy what you typed, then reload the page.',
  draftByNow: 'Somebody moved this back to draft. Save again without the note or the message.',
  removedStep: 'Removed step',
} as const;
