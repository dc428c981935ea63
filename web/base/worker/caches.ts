/** The beginning of the name of a cache of the app's own files, before the hash of its version. */
export const SHELL_CACHE = 'shell-';

/** The cache of the issues' pictures: filled with the issues, and read by the worker. */
export const PICTURE_CACHE = 'pictures';

export interface Shell {
  /** The name of its cache; with the hash of all files in it. */
  name: string;
  /** Each file with the hash by which the browser checks it, as a script's integrity; without one if its name has the hash. */
  files: readonly (readonly [path: string, integrity?: string])[];
}
