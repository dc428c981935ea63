import { posix } from 'node:path';
import { FLOORS } from './floors.ts';

/** Folders of the kit that have a folder a component, or a kind of drawing; these import one another. */
const GROUPS = /^(kit\/(?:icon|controls|overlays|layout))\/.*/;

/** The most files and folders of a folder. */
export const MAX_ENTRIES = 40;

const ROOMS = /^(core|kit|server|web)\/.*\.tsx?$/;
const OUTSIDE = /\.test\.tsx?$|\/test\/|\/fixtures\/|\.config\.ts$|\.d\.ts$/;

const rankOf = (path: string): number =>
  FLOORS.findIndex(({ folder }) => folder === posix.dirname(path).replace(GROUPS, '$1'));

/** What a file imports by a path of this repository: values, types and `import()`. */
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

/** Of the server, what features stand on, and what starts or fills them. */
const NO_FEATURE = new Set(['base', 'db', 'nouns', 'auth', 'http', 'process', 'seeds']);

function featureOf(path: string): string | undefined {
  const [, feature] = /^server\/([\w-]+)\//.exec(path) ?? [];
  return feature === undefined || NO_FEATURE.has(feature) ? undefined : feature;
}

/** What a file of a feature of the server imports of another feature. */
function foreignFeatures(path: string, text: string): string[] {
  const feature = featureOf(path);
  if (feature === undefined) return [];
  return importsOf(path, text)
    .map((target) => ({ target, other: featureOf(target) }))
    .filter(({ other }) => other !== undefined && other !== feature)
    .map(
      ({ target }) =>
        `${path} imports ${target}: what two features need stands below them or comes through deps`,
    );
}

/** What of a file breaks the order of the floors, each as a sentence that says what to do. */
export function brokenFloors(path: string, text: string): string[] {
  if (!ROOMS.test(path) || OUTSIDE.test(path)) return [];
  const rank = rankOf(path);
  const floor = FLOORS[rank];
  if (!floor) {
    return [`${path} stands on no floor: move it to the folder of the code map that holds it`];
  }
  const [room] = path.split('/');
  const above = importsOf(path, text)
    .filter((target) => target.startsWith(`${room}/`) && rankOf(target) > rank)
    .map(
      (target) =>
        `${path} imports ${target} of a floor above: ${floor.folder} holds ${floor.holds}`,
    );
  return [...above, ...foreignFeatures(path, text)];
}

/** The folders among these files that have too many entries. */
export function crowded(files: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    for (let path = file; path.includes('/'); path = posix.dirname(path)) {
      const folder = posix.dirname(path);
      const inside = entries.get(folder) ?? new Set();
      entries.set(folder, inside.add(path));
    }
  }
  return [...entries]
    .filter(([, inside]) => inside.size > MAX_ENTRIES)
    .map(
      ([folder, inside]) =>
        `${folder} has ${inside.size} entries, at most ${MAX_ENTRIES}: give it folders`,
    );
}
