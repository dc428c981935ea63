/** The beginning of the name of a cache of the app's own files; the hash of the version follows. */
export const SHELL_CACHE = 'shell-';

/** The cache of the issues' images, which are stored with the issues and read by the worker. */
export const PICTURE_CACHE = 'pictures';

export interface Shell {
  /** The name of the cache, with the hash of all files in it. */
  name: string;
  /** The files, each with the hash by which the browser checks it, as it checks a script's integrity; a file whose name has the hash needs none. */
  files: readonly (readonly [path: string, integrity?: string])[];
}
