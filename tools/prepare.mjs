// Usage: node tools/prepare.mjs start|original|test|build
// Installs and builds what a start, the tests or a build need and lack, on the machine's own Node (20 or later) and without packages; 'original' builds the app only in English.
import { installBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install } from './base/install.mjs';

const purpose = process.argv[2] ?? 'start';

/** Prepares the app. @returns {string | undefined} what is wrong, in one sentence */
function prepare() {
  const problem = install(purpose === 'test' ? 'everything' : 'production');
  if (problem !== undefined) return problem;
  if (purpose === 'test') return installBrowser();
  const options = { force: purpose === 'build' };
  const only = purpose === 'original' ? purpose : undefined;
  const built = build('web', { ...options, only }) && build('server', options);
  return built ? undefined : 'The build failed: see the lines above.';
}

const problem = prepare();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
