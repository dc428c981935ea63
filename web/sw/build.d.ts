import type { Shell } from '../base/worker/caches.ts';

declare global {
  /** The list of files, which the build inserts (tools/shell-worker.ts). */
  const __SHELL__: Shell;
}
