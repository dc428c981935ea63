/** The state of a step in a path by the paths above: it is in none, only its answer differs, or all of it was read there. */
export type Repetition = 'first' | 'other answer' | 'again';

/** Returns, for each step of each path, its state by the paths above in the list (PATHS-8). `paths` are places of steps. */
export function saidAbove(
  paths: readonly (readonly number[])[],
): readonly (readonly Repetition[])[] {
  const steps = new Set<number>();
  const ways = new Set<string>();
  return paths.map((places) =>
    places.map((place, index) => {
      const way = `${place} ${places[index + 1] ?? 'final'}`;
      const said = !steps.has(place) ? 'first' : ways.has(way) ? 'again' : 'other answer';
      steps.add(place);
      ways.add(way);
      return said;
    }),
  );
}
