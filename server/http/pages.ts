import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendApiError } from './errors.ts';
import { ApiError } from './api-error.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Whether the response is the page of the web app, whose router then shows the screen. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.replace(/\?.*$/s, '');
  if (/^\/(api|images|assets)(\/|$)/.test(path)) return false;
  const isFile = /\.[^/]*$/.test(path);
  return !isFile || (headers.accept ?? '').includes('text/html');
}

/** Serves the built web app from `root`: hashed files are cached for ever, the page never. */
export async function servePages(app: FastifyInstance, root: string): Promise<void> {
  const isBuilt = existsSync(join(root, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(root, 'assets'));
        reply.header('cache-control', isHashed ? FOREVER : 'no-cache');
      },
    });
    app.get('/', (_request, reply) => reply.sendFile('index.html'));
  } else {
    app.log.warn(`There is no web app in ${root}: only the API is served. npm run build makes it.`);
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && asksForPage(request)) return reply.sendFile('index.html');
    return sendApiError(reply, new ApiError('NOT_FOUND'));
  });
}
