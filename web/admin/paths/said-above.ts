/** Of a step of a path: nothing above has it, only its answer is another, or all of it was read above. */
export type Repetition = 'first' | 'other answer' | 'again';

/** For each step of each path, what the paths above it in the list have of it (PATHS-8). `paths` are places of steps. */
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
