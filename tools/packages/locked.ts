import { join } from 'node:path';
import { readJson, root } from '../base/runtime.mjs';

/** A package of the lock file, at its place under node_modules. */
export type LockedPackage = { path: string; name: string; version: string; license?: string };

interface Lock {
  packages: Record<string, { name?: string; version: string; license?: string; dev?: true }>;
}

export function readLock(): Lock {
  return readJson(join(root, 'package-lock.json'));
}

/** Returns every package that the product itself may bring along, on any platform: all but those only of tests and checks. */
export function productionPackages(): LockedPackage[] {
  return Object.entries(readLock().packages).flatMap(
    ([path, { name, version, license, dev }]): LockedPackage[] => {
      if (path === '' || dev) return [];
      const named = name ?? path.replace(/^.*node_modules\//, '');
      return [{ path, name: named, version, ...(license !== undefined && { license }) }];
    },
  );
}
