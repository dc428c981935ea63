/** The product's version, which the build inserts. */
declare const __VERSION__: string;

/** The address of the worker that the page may register, which the build inserts: the app's worker, or that of the page behind a link. */
declare const __WORKER__: string;

/** The languages offered in addition to the page's own, which the build inserts; false if English is the only language. */
declare const __OTHER_LANGUAGES__: readonly (readonly [code: string, name: string])[] | false;
