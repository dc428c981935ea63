import { build } from '../build.mjs';

/** Builds the server that tests start as a process, unless it is built of the sources as they are. */
export function setup(): void {
  if (!build('server')) throw new Error('the server was not built');
}
