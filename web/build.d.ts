/** The product's version, put in by the build. */
declare const __VERSION__: string;

/** The address of the worker that the page may register, put in by the build: the app's, or that of the page behind a link. */
declare const __WORKER__: string;
