/** What a cache of the app's own files is called by, before the hash of its version. */
export const SHELL_CACHE = 'shell-';

/** The cache of the issues' pictures: filled with the issues, and read by the worker. */
export const PICTURE_CACHE = 'pictures';
