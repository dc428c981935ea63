/** The build puts this in for many files, each to be loaded on demand. */
interface ImportMeta {
  readonly glob: import('vite/types/importGlob.d.ts').ImportGlobFunction;
}
