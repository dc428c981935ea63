/** What the build puts in for many files, each to be loaded on demand. */
interface ImportMeta {
  readonly glob: import('vite/types/importGlob.d.ts').ImportGlobFunction;
}
