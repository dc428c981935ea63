import type { ImportGlobFunction } from 'vite/types/importGlob.d.ts';

declare global {
  interface ImportMeta {
    /** The build replaces each call with many files, each loaded on demand. */
    readonly glob: ImportGlobFunction;
  }
}
