import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { root } from '../base/runtime.mjs';

const PAGE = 'pages/escalation.html';

/**
 * Builds the page behind the link of an escalation apart, with these settings: it shares no file with the app, so that
 * its reader loads nothing of the app, and no phone a byte of it.
 */
export function answerPage({ build: settings, ...config }: InlineConfig): Plugin {
  return {
    name: 'answer-page',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === '/escalation') request.url = `/answer/${PAGE}`;
        next();
      });
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '.' }) {
        await build({
          ...config,
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          root: join(root, 'web/answer'),
          build: {
            ...settings,
            outDir: dir,
            emptyOutDir: false,
            rolldownOptions: {
              ...settings?.rolldownOptions,
              input: join(root, 'web/answer', PAGE),
            },
          },
        });
      },
    },
  };
}
