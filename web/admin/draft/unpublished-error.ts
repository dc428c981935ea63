/** Something was to be said of a save to advisors, and the issue was taken back to draft meanwhile. */
export class UnpublishedError extends Error {
  override readonly name = 'UnpublishedError';
}
