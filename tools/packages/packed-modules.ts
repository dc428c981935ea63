import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/** The packages of hundreds of files that threads of the server import. */
export const PACKAGES = ['kysely', 'typebox', 'typebox/compile', 'typebox/value'];

// Node runs this file before each thread of the tests: a thread that reads one file in place of a package starts in a third of the time.
const { PACKED } = process.env;
if (!isMainThread && PACKED !== undefined) {
  registerHooks({
    resolve: (name, context, next) =>
      PACKAGES.includes(name)
        ? {
            url: pathToFileURL(join(PACKED, `${name}.js`)).href,
            format: 'module',
            shortCircuit: true,
          }
        : next(name, context),
  });
}
