/** Somebody else saved first, and what they saved did not load. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}
