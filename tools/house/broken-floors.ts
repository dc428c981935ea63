import { posix } from 'node:path';
import { BANDS } from './floors.ts';

/** The most files and folders of a folder. */
export const MAX_ENTRIES = 40;

const ROOMS = /^(core|kit|server|web)\/.*\.tsx?$/;
const OUTSIDE = /\.test\.tsx?$|\/test\/|\/fixtures\/|\.config\.ts$|\.d\.ts$/;

const isOfARoom = (path: string): boolean => ROOMS.test(path) && !OUTSIDE.test(path);

const rankOf = (folder: string): number => BANDS.findIndex((band) => band.includes(folder));

/** Returns the folder of the bands that a file lies in, and the rank of its band; -1 is none. */
function placeOf(path: string): { folder: string; rank: number } {
  let folder = posix.dirname(path);
  let rank = rankOf(folder);
  // The row of a room itself holds only the files that lie in it directly.
  while (rank < 0 && folder.includes('/')) {
    rank = rankOf(`${posix.dirname(folder)}/*`);
    if (rank >= 0 || !posix.dirname(folder).includes('/')) break;
    folder = posix.dirname(folder);
    rank = rankOf(folder);
  }
  return { folder, rank };
}

/** Returns the imports of a file by a path of this repository: values, types and `import()`. */
function importsOf(path: string, text: string): string[] {
  const statements = text.matchAll(
    /^(?:import|export)\b(?:[^;']*\bfrom)?\s*'((?:\.|#)[^']+)'|\bimport\('((?:\.|#)[^']+)'/gm,
  );
  return Array.from(statements, ([, named, called = '']) => {
    const specifier = named ?? called;
    return specifier.startsWith('#')
      ? specifier.slice(1)
      : posix.normalize(posix.join(posix.dirname(path), specifier));
  });
}

/** Lists the imports of a file that break the order of the bands, each as a sentence that says what to do. */
export function brokenFloors(path: string, text: string): string[] {
  if (!isOfARoom(path)) return [];
  const own = placeOf(path);
  if (own.rank < 0) {
    return [`${path} lies in no band: give its folder a place in tools/house/floors.ts`];
  }
  const room = path.slice(0, path.indexOf('/') + 1);
  return importsOf(path, text).flatMap((target) => {
    const other = placeOf(target);
    if (!target.startsWith(room) || other.folder === own.folder || other.rank < own.rank) return [];
    return other.rank > own.rank
      ? [`${path} imports ${target} of a band above: what both need belongs below`]
      : [`${path} imports ${target} of a peer: what two peers need belongs in a band below`];
  });
}

/** Lists the folders that import one another in a circle, each circle as the way around it. */
export function foldersInCircles(files: readonly string[], read: (path: string) => string) {
  const imports = new Map<string, Set<string>>();
  for (const path of files.filter(isOfARoom)) {
    const folder = posix.dirname(path);
    const others = imports.get(folder) ?? new Set();
    imports.set(folder, others);
    for (const target of importsOf(path, read(path))) {
      if (posix.dirname(target) !== folder) others.add(posix.dirname(target));
    }
  }
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (folder: string, way: readonly string[]): void => {
    if (way.includes(folder)) {
      circles.push([...way.slice(way.indexOf(folder)), folder].join(' > '));
    } else if (!done.has(folder)) {
      for (const other of imports.get(folder) ?? []) follow(other, [...way, folder]);
      done.add(folder);
    }
  };
  for (const folder of imports.keys()) follow(folder, []);
  return circles;
}

/** Matches words in another language, which are beside the English ones. */
const IN_A_LANGUAGE = /\.[a-z]{2}\.ts$/;

/** Returns the files and folders of each folder. */
function entriesOf(files: readonly string[]): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    for (let path = file; path.includes('/'); path = posix.dirname(path)) {
      const folder = posix.dirname(path);
      const inside = entries.get(folder) ?? new Set();
      entries.set(folder, inside.add(path));
    }
  }
  return entries;
}

/** Lists the folders that have too many entries; migrations are a log, and stay in one. */
export function crowded(files: readonly string[]): string[] {
  return [...entriesOf(files.filter((one) => !IN_A_LANGUAGE.test(one)))]
    .filter(([folder, inside]) => inside.size > MAX_ENTRIES && !folder.endsWith('/migrations'))
    .map(
      ([folder, inside]) =>
        `${folder} has ${inside.size} entries, at most ${MAX_ENTRIES}: give it folders`,
    );
}

/** Matches files that lie beside their code: tests, styles, and types for files that are not TypeScript. */
const BESIDE = /\.test\.tsx?$|\.css$|\.d\.ts$/;

/** Lists the folders that have one file of code and nothing else. A band is its own reason, and so is the kit, a folder for each component. */
export function lonely(files: readonly string[]): string[] {
  const apart = files.filter((one) => !IN_A_LANGUAGE.test(one) && !BESIDE.test(one));
  return [...entriesOf(apart)].flatMap(([folder, [file = '', ...more]]) =>
    more.length > 0 ||
    !/\.(ts|tsx|mjs)$/.test(file) ||
    rankOf(folder) >= 0 ||
    folder.startsWith('kit/')
      ? []
      : [`${folder} has ${posix.basename(file)} alone: put it beside what it belongs to`],
  );
}
