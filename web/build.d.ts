/** The product's version, put in by the build. */
declare const __VERSION__: string;

/** The address of the worker that the page may register, put in by the build: the app's, or that of the page behind a link. */
declare const __WORKER__: string;

/** The codes of the languages that are offered beside the page's own, put in by the build; false where English is alone. */
declare const __OTHER_LANGUAGES__: readonly (readonly [code: string, name: string])[] | false;
