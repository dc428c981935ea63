/** What a cache of the app's own files is called by, before the hash of its version. */
export const SHELL_CACHE = 'shell-';

/** The cache of the issues' pictures: filled with the issues, and read by the worker. */
export const PICTURE_CACHE = 'pictures';

export interface Shell {
  /** Of its cache; with the hash of all files in it. */
  name: string;
  /**
   * Each with the hash that the browser checks it by, as in the integrity of a script element; without
   * one where the name tells the content.
   */
  files: readonly (readonly [path: string, integrity?: string])[];
}
