import type { Shell } from '../base/worker/caches.ts';

declare global {
  /** Written in by the build (tools/shell-worker.ts). */
  const __SHELL__: Shell;
}
