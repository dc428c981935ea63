import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { EXTERNALS } from '../../server/externals.ts';
import { parseValue } from '../../server/test/parse-json.ts';
import { readJson, root } from '../base/runtime.mjs';

const Names = Type.Optional(Type.Record(Type.String(), Type.String()));
const LockFile = Type.Object({
  packages: Type.Record(
    Type.String(),
    Type.Object({ dependencies: Names, optionalDependencies: Names }),
  ),
});
const Package = Type.Object({ scripts: Type.Object({ start: Type.String() }) });

/** Returns the folders of the packages that the built server loads from node_modules, and of theirs. */
function neededPackages(): string[] {
  const { packages: locked } = parseValue(LockFile, readJson(join(root, 'package-lock.json')));
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const own = `${from}/node_modules/${name}`;
    const path = from !== '' && locked[own] ? own : `node_modules/${name}`;
    // Packages of other platforms are locked and not installed.
    if (found.has(path) || !existsSync(join(root, path))) return;
    found.add(path);
    const { dependencies, optionalDependencies } = locked[path] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(needed, path);
  };
  for (const name of EXTERNALS) add(name, '');
  return [...found];
}

/** Returns the paths in this folder that a running server needs; Node itself is not among them. */
export function neededPaths(): string[] {
  return ['package.json', 'dist/server', 'dist/web', ...neededPackages()];
}

/** Returns the flags that limit the memory Node takes, as `npm start` has them. */
export function nodeFlags(): string[] {
  return startArguments().filter((argument) => argument.startsWith('--'));
}

/** Returns the arguments with which `npm start` runs Node: its flags, then the server. */
export function startArguments(): string[] {
  const { scripts } = parseValue(Package, readJson(join(root, 'package.json')));
  return scripts.start.split(' || ')[1]?.split(' ').slice(1) ?? [];
}
