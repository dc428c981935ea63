/** The words about saves that were refused, and of others, that the editor loads at first. */
export const conflictMessages = {
  lost: 'Somebody else is saving this issue at the same time. Nothing you typed is lost. Save again.',
  archived:
    'This issue was archived meanwhile, so nothing was saved. What you typed here stays; restore the issue to save it.',
  notUnderstood:
    'The server did not take this: it may have been updated. Copy what you typed, then reload the page.',
  draftByNow:
    'The issue was taken back to draft meanwhile, so there are no advisors to tell. Nothing you typed is lost. Save again, without the note or the sentence.',
  removedStep: 'Removed step',
} as const;
