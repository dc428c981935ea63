/** The places of a path's steps in the issue, counted from 1. */
export type Places = readonly number[];

/** A part of a path: steps to read, or, with `asIn`, steps that the path of that number has with the same answers. */
export type PathPart = { readonly places: Places; readonly asIn?: number };

/** Returns the steps of a path as texts, each with the step to which its answer leads. */
const waysOf = (places: Places): string[] =>
  places.map((place, index) => `${place} ${places[index + 1] ?? 'final'}`);

/** Returns the parts of a path in order; steps that a path above also has are one part, which names the nearest such path (PATHS-8). */
export function partsOf(path: Places, above: readonly Places[]): readonly PathPart[] {
  const known = above.map((places, index) => ({
    number: index + 1,
    ways: new Set(waysOf(places)),
  }));
  const parts: { places: number[]; having: typeof known }[] = [];
  for (const [index, way] of waysOf(path).entries()) {
    const last = parts.at(-1);
    const still = last?.having.filter(({ ways }) => ways.has(way)) ?? [];
    const having = still.length > 0 ? still : known.filter(({ ways }) => ways.has(way));
    const place = path[index] ?? 0;
    if (last && (still.length > 0 || (having.length === 0 && last.having.length === 0))) {
      last.places.push(place);
      last.having = still;
    } else parts.push({ places: [place], having });
  }
  return parts.map(({ places, having }) => {
    const nearest = having.at(-1);
    return nearest ? { places, asIn: nearest.number } : { places };
  });
}

/** Returns the endings of a path as texts, the shortest first: its last way, its last two ways, and so on. */
function endingsOf(backwards: readonly { way: string }[]): string[] {
  let ending = '';
  return backwards.map(({ way }) => {
    ending = `${ending} ${way},`;
    return ending;
  });
}

/** Returns, for each path, the shortest ending of answers that no other path has in that order; steps with only one way on are left out (PATHS-10). */
export function stepsApart(paths: readonly Places[]): readonly Places[] {
  const waysFrom = Map.groupBy(new Set(paths.flatMap(waysOf)), (way) => way.split(' ')[0]);
  const chosen = paths.map((places) =>
    waysOf(places)
      .map((way, index) => ({ way, place: places[index] ?? 0 }))
      .filter(({ place }) => (waysFrom.get(String(place))?.length ?? 0) > 1)
      .reverse(),
  );
  const endings = new Map<string, number>();
  for (const ending of chosen.flatMap(endingsOf))
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  return chosen.map((steps) => {
    const own = endingsOf(steps).findIndex((ending) => endings.get(ending) === 1);
    const count = own === -1 ? steps.length : own + 1;
    return steps
      .slice(0, count)
      .map(({ place }) => place)
      .reverse();
  });
}
