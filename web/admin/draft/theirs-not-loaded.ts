/** Somebody else saved first, and what they saved did not load. */
export class TheirsNotLoaded extends Error {
  override readonly name = 'TheirsNotLoaded';
}
