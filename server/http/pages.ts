import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '#core/api/api.ts';
import { ORIGINAL } from '#core/base/language.ts';
import { pageFor } from '#core/base/page-for.ts';
import type { Config } from '../base/config.ts';
import { sendApiError } from './errors.ts';
import { contentPolicy } from './headers.ts';
import { ApiError } from './api-error.ts';
import { languageOf } from './language.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Headers that only matter for a page, so scripts and stylesheets are sent without them. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-download-options',
  'x-dns-prefetch-control',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
];

/** Removes the headers that only matter for a page. Scripts and styles keep nosniff and the policy about other origins (ACCESS-5). */
function dropPolicies(reply: FastifyReply): void {
  for (const name of FOR_DOCUMENTS) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

/** Tells whether the answer to a request is the page of the web app, whose router then shows the screen. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.replace(/\?.*$/s, '');
  if (/^\/(api|images|assets)(\/|$)/.test(path)) return false;
  const isFile = /\.[^/]*$/.test(path);
  return !isFile || (headers.accept ?? '').includes('text/html');
}

/** The addresses of lists. Their titles are requested together with the scripts of the page, and not after them. */
const LIST = /^\/(user\/issues-list|i)\/[^/]+$/;

/** Returns the preloads of a list page. The largest script comes first, because otherwise the titles would take the open connection. */
function listPreloads(root: string): string {
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  const titles = `<${API.listTitles.path}>; rel=preload; as=fetch; crossorigin`;
  return entry === undefined ? titles : `<${entry}>; rel=modulepreload; crossorigin, ${titles}`;
}

const hashOf = (style: string) => `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** The page that a phone without a service worker gets in place of one in `pages/`, with its styles in it. */
interface FirstVisit {
  path: string;
  policy: string;
}

/** Reads the pages for first visits from the build in `root`, by the path of the page that each replaces (ROUTES-7). */
function firstVisits(root: string, config: Pick<Config, 'publicUrl'>): Map<string, FirstVisit> {
  const paths = globSync('first-visit/**/*.html', { cwd: root });
  return new Map(
    paths.map((path) => {
      const html = readFileSync(join(root, path), 'utf8');
      const styles = Array.from(
        html.matchAll(/<style[^>]*>(.*?)<\/style>/gs),
        ([, css = '']) => css,
      );
      const page = path.replaceAll(sep, '/').replace('first-visit/', 'pages/');
      return [page, { path, policy: contentPolicy(config, styles.map(hashOf)) }];
    }),
  );
}

/** The web app in one language: its pages and its service worker. All languages share the other files. */
interface Edition {
  /** The name of the folder in the build. */
  folder: string;
  pages: ReadonlySet<string>;
  preloads: string;
  firsts: Map<string, FirstVisit>;
}

function readEdition(root: string, folder: string, config: Pick<Config, 'publicUrl'>): Edition {
  const own = join(root, folder);
  const files = globSync('pages/**/*.html', { cwd: own });
  return {
    folder,
    pages: new Set(files.map((path) => path.replaceAll(sep, '/'))),
    preloads: listPreloads(own),
    firsts: firstVisits(own, config),
  };
}

function readEditions(root: string, config: Pick<Config, 'publicUrl'>): Map<string, Edition> {
  const others = existsSync(join(root, 'languages')) ? readdirSync(join(root, 'languages')) : [];
  return new Map([
    [ORIGINAL, readEdition(root, '', config)],
    ...others.map((code) => [code, readEdition(root, `languages/${code}`, config)] as const),
  ]);
}

/** Tells whether a path is a file. A request may contain something that is no path at all, for which `statSync` throws. */
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The built web app, and the campus's language for a browser whose languages the app does not have. */
type WebApp = { root: string; campusLanguage: () => Promise<string> };

/** Serves the web app. Files with a hash in their name are cached forever, and pages never. */
export async function servePages(
  app: FastifyInstance,
  config: Pick<Config, 'offline' | 'publicUrl'>,
  { root, campusLanguage }: WebApp,
): Promise<void> {
  const isBuilt = existsSync(join(root, 'index.html'));
  const editions = isBuilt ? readEditions(root, config) : new Map<string, Edition>();
  const languages = [...editions.keys()];
  const editionOf = async (request: FastifyRequest): Promise<Edition | undefined> => {
    const original = editions.get(ORIGINAL);
    if (languages.length < 2) return original;
    const asked = languageOf(request, languages);
    // A page needs no database. If the database does not answer, a reader whose language is not known gets the original.
    return editions.get(asked ?? (await campusLanguage().catch(() => ORIGINAL))) ?? original;
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const edition = await editionOf(request);
    const address = request.url.replace(/\?.*$/s, '');
    if (edition && LIST.test(address)) reply.header('link', edition.preloads);
    const page = pageFor(address, edition?.pages ?? new Set()) ?? 'index.html';
    const first = edition?.firsts.get(page);
    const path = join(edition?.folder ?? '', first?.path ?? page);
    if (first) reply.header('content-security-policy', first.policy);
    return reply.sendFile(path);
  };
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      // The plugin's own route reads folders before each file, and answers that a file is forbidden if no file handle is left for it (DATA-13).
      serve: false,
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(root, 'assets'));
        // A shared cache would give one reader's cookies or language to everybody (SCALE-2).
        const isOfOne = languages.length > 1 || /\.html(\.(br|gz))?$/.test(path);
        const asked = isOfOne ? 'private, no-cache' : 'no-cache';
        reply.header('cache-control', isHashed ? FOREVER : asked);
        if (isHashed && /\.(js|css)(\.(br|gz))?$/.test(path)) dropPolicies(reply);
      },
    });
    app.get('/', sendPage);
    app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const { '*': path } = request.params;
      const own = join((await editionOf(request))?.folder ?? '', path);
      // The plugin would look for each compressed form of a missing file, and add listeners to the answer each time.
      const found = [own, path].find((one) => isFile(join(root, one)));
      return found === undefined ? reply.callNotFound() : reply.sendFile(found);
    });
    // A service worker stays on a phone until another one is served at its address (OFFLINE-8).
    if (!config.offline) app.get('/sw.js', (_request, reply) => reply.sendFile('sw-removal.js'));
  } else {
    app.log.warn(`No web app in ${root}: only the API is served. Run npm run build.`);
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && asksForPage(request)) return sendPage(request, reply);
    return sendApiError(reply, new ApiError('NOT_FOUND'));
  });
}
