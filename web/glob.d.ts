import type { ImportGlobFunction } from 'vite/types/importGlob.d.ts';

declare global {
  interface ImportMeta {
    /** The build puts in many files for it, each to be loaded on demand. */
    readonly glob: ImportGlobFunction;
  }
}
