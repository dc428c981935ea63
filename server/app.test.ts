import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { buildApp } from './app.ts';
import type { Config } from './base/config.ts';
import { REMEMBERING_COMPILERS } from './test/compilers.ts';
import {
  describeOnEachDatabase,
  describeOnSqlite,
  openOnSqlite,
  type TestApp,
} from './test/test-app.ts';

const feedback = { advisor: 'Sam', rating: 4 };

const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types reslife',
];

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const data = (more: string) => `{"data":{"advisor":"Sam","rating":4${more}}}`;

/** The same app with a built web app beside it. */
const INDEX =
  '<!doctype html><title>ResLife</title><script type="module" blocking="render" src="/assets/main-a1b2.js"></script>';

/** A page with a style of its own; the hash is `printf 'p{color:red}' | openssl dgst -sha256 -binary | base64`. */
const FIRST_VISIT = '<style data-href="/assets/main.css">p{color:red}</style><title>login</title>';
const ITS_HASH = 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=';

async function withPages(
  { config, deps }: TestApp,
  changes: Partial<Config> = {},
  languages: readonly string[] = [],
) {
  const root = mkdtempSync(join(tmpdir(), 'reslife-web-'));
  for (const language of languages) {
    const folder = join(root, 'languages', language);
    mkdirSync(join(folder, 'pages'), { recursive: true });
    mkdirSync(join(folder, 'first-visit'));
    writeFileSync(join(folder, 'index.html'), `<title>any page, ${language}</title>`);
    writeFileSync(join(folder, 'pages/login.html'), `<title>login, ${language}</title>`);
    writeFileSync(join(folder, 'first-visit/login.html'), `<title>first, ${language}</title>`);
    writeFileSync(join(folder, 'sw.js'), language);
  }
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, '.vite'));
  mkdirSync(join(root, 'pages/user'), { recursive: true });
  mkdirSync(join(root, 'first-visit'));
  for (const name of ['login', 'user', 'user/issues-list']) {
    writeFileSync(join(root, `pages/${name}.html`), `<title>${name}</title>`);
  }
  writeFileSync(join(root, 'first-visit/login.html'), FIRST_VISIT);
  writeFileSync(join(root, 'index.html'), INDEX);
  writeFileSync(join(root, 'sw.js'), 'self');
  writeFileSync(join(root, 'sw-removal.js'), 'unregister');
  mkdirSync(join(root, 'escalation'));
  writeFileSync(join(root, 'escalation/wake.js'), 'wake');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets/main-a1b2.js'), 'console');
  writeFileSync(join(root, 'assets/main-a1b2.js.gz'), gzipSync('console'));
  writeFileSync(join(root, 'assets/hills-a1b2.svg'), '<svg/>');
  writeFileSync(join(root, 'assets/hills-a1b2.svg.gz'), gzipSync('<svg/>'));
  writeFileSync(join(root, 'assets/main-a1b2.css'), 'p{}');
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  const app = await buildApp({ ...config, ...changes }, deps, root, REMEMBERING_COMPILERS);
  onTestFinished(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });
  return app;
}

describe('every answer', () => {
  const urls = ['/', '/api/health', '/api/nothing', '/api/issue', '/sw.js', '/x.png'];

  test('says that it is UTF-8 if it is text', async () => {
    const app = await withPages(await openOnSqlite());
    const texts = ['/', '/api/health', '/api/nothing', '/sw.js', '/user', '/assets/main-a1b2.css'];
    for (const url of [...texts, '/assets/main-a1b2.js', '/assets/hills-a1b2.svg']) {
      for (const encoding of ['identity', 'gzip']) {
        const headers = { accept: 'text/html', 'accept-encoding': encoding };
        const type = (await app.inject({ url, headers })).headers['content-type'];
        expect([url, encoding, type]).toEqual([
          url,
          encoding,
          expect.stringMatching(/; charset=utf-8$/),
        ]);
      }
    }
  });

  // ACCESS-5
  test('carries the strict policy and its companions', async () => {
    const app = await withPages(await openOnSqlite());
    for (const url of urls) {
      const { headers } = await app.inject({ url });
      expect(String(headers['content-security-policy']).split(';')).toEqual(STRICT);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('cross-origin-opener-policy');
      expect(headers).not.toHaveProperty('origin-agent-cluster');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  // ACCESS-5
  test('insists on https exactly where PUBLIC_URL is https, and says there what needs it', async () => {
    const { app } = await openOnSqlite({ publicUrl: 'https://reslife.example.edu' });
    const { headers } = await app.inject({ url: '/api/health' });
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
    });
  });

  // ACCESS-6
  test('stays in no cache if it is of the API, however the path is written', async () => {
    const { app, signedIn } = await openOnSqlite();
    const { cookie } = await signedIn();
    for (const url of ['//api/issue', '/%61pi/issue', '/api//issue']) {
      const { statusCode, headers } = await app.inject({ url, headers: { cookie } });
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-store']);
    }
  });

  // ACCESS-6
  test('stays in no cache if it is of the API', async () => {
    const { signedIn, call } = await openOnSqlite();
    const admin = await signedIn();
    for (const answer of [await admin(API.listIssues), await call(API.listIssues)]) {
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('pages', () => {
  // LANG-3, LANG-4
  test('come in the language of the device, and so does the worker; all else is shared', async () => {
    const app = await withPages(await openOnSqlite(), {}, ['es']);
    const get = async (url: string, headers: Record<string, string>) => {
      const answer = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
      return [answer.body, answer.headers['cache-control']];
    };
    const spanish = { 'accept-language': 'es-MX' };
    const PRIVATE = 'private, no-cache';
    expect(await get('/login', spanish)).toEqual(['<title>first, es</title>', PRIVATE]);
    expect(await get('/pages/login.html', spanish)).toEqual(['<title>login, es</title>', PRIVATE]);
    expect(await get('/admin', spanish)).toEqual(['<title>any page, es</title>', PRIVATE]);
    expect(await get('/sw.js', spanish)).toEqual(['es', PRIVATE]);
    expect((await get('/assets/main-a1b2.js', spanish))[0]).toBe('console');
    const english = { ...spanish, cookie: 'language=en' };
    expect((await get('/admin', english))[0]).toBe(INDEX);
    expect(await get('/sw.js', english)).toEqual(['self', PRIVATE]);
  });

  // LANG-4
  test('in English alone are the same for every browser', async () => {
    const app = await withPages(await openOnSqlite());
    const headers = { 'accept-language': 'es', cookie: 'language=es', accept: 'text/html' };
    expect((await app.inject({ url: '/admin', headers })).body).toBe(INDEX);
    const worker = await app.inject({ url: '/sw.js', headers });
    expect([worker.body, worker.headers['cache-control']]).toEqual(['self', 'no-cache']);
  });

  // ROUTES-7
  test('every address of the browser is the one page, with a token', async () => {
    const app = await withPages(await openOnSqlite());
    for (const url of [
      '/',
      '/admin',
      '/user/issues-list/All%20categories?search=a.b',
      '/users',
      '/a%00b',
      '/pages',
      '/i/1?x=/api',
    ]) {
      const page = await app.inject({ url });
      expect([url, page.statusCode, page.body]).toEqual([
        url,
        200,
        expect.stringContaining('<title>'),
      ]);
      expect(page.headers['cache-control']).toBe('private, no-cache');
      expect(page.cookies).toMatchObject([
        { name: 'phone', httpOnly: true },
        { name: 'XSRF-TOKEN' },
      ]);
      expect(page.cookies[1]?.httpOnly).toBeUndefined();
    }
  });

  // SCALE-2, ISSUES-17
  test('a phone has its cookie by a page, once, and none comes with what phones ask for', async () => {
    const test = await openOnSqlite();
    const app = await withPages(test);
    const [phone] = (await app.inject({ url: '/login' })).cookies;
    const again = await app.inject({ url: '/user', cookies: { phone: phone?.value ?? '' } });
    expect(again.cookies).toMatchObject([{ name: 'XSRF-TOKEN' }]);
    const { cookie } = await test.signedIn();
    for (const url of ['/api/advisor/issues/Fire', '/api/advisor/titles', '/sw.js']) {
      for (const headers of [{}, { cookie }]) {
        const first = await app.inject({ url, headers });
        const tag = { ...headers, 'if-none-match': first.headers.etag };
        const unchanged = await app.inject({ url, headers: tag });
        expect([url, first.statusCode, unchanged.statusCode]).toEqual([url, 200, 304]);
        expect([first.cookies, unchanged.cookies]).toEqual([[], []]);
      }
    }
  });

  // ACCESS-6
  test('hashed files stay for ever and come compressed; the worker is always asked for', async () => {
    const app = await withPages(await openOnSqlite());
    const script = await app.inject({
      url: '/assets/main-a1b2.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    const worker = await app.inject({ url: '/sw.js' });
    expect([worker.body, worker.headers]).toEqual([
      'self',
      expect.objectContaining({
        'cache-control': 'no-cache',
        'content-type': expect.stringMatching(/^(text|application)\/javascript\b/),
      }),
    ]);
  });

  // OFFLINE-7
  test('the manifest of the installed app has a type of its own', async () => {
    const app = await withPages(await openOnSqlite());
    const { statusCode, headers } = await app.inject({ url: '/manifest.webmanifest' });
    expect([statusCode, headers]).toEqual([
      200,
      expect.objectContaining({
        'content-type': expect.stringMatching(/^application\/manifest\+json/),
        'cache-control': 'no-cache',
      }),
    ]);
  });

  // OFFLINE-8
  test('the worker that removes itself stands in its place where OFFLINE is off', async () => {
    const app = await withPages(await openOnSqlite(), { offline: false });
    const { body, headers } = await app.inject({ url: '/sw.js' });
    expect([body, headers]).toEqual([
      'unregister',
      expect.objectContaining({
        'cache-control': 'no-cache',
        'content-type': expect.stringMatching(/^(text|application)\/javascript\b/),
      }),
    ]);
  });

  // WAKE-11
  test('the worker that wakes a phone stays where OFFLINE is off: it stores nothing', async () => {
    const app = await withPages(await openOnSqlite(), { offline: false });
    const { body, headers } = await app.inject({ url: '/escalation/wake.js' });
    expect([body, headers['cache-control']]).toEqual(['wake', 'no-cache']);
  });

  // ACCESS-5
  test('hashed scripts and styles carry no policy that only a page heeds', async () => {
    const app = await withPages(await openOnSqlite({ publicUrl: 'https://reslife.example.edu' }));
    const { headers } = await app.inject({ url: '/assets/main-a1b2.js' });
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept-ranges',
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'last-modified',
      'strict-transport-security',
      'vary',
      'x-content-type-options',
    ]);
  });

  // ROUTES-7
  test.each([
    ['/login', FIRST_VISIT, undefined],
    ['/user?x=1', '<title>user</title>', undefined],
    [
      '/user/issues-list/Noise%20complaint?search=a.b',
      '<title>user/issues-list</title>',
      '</assets/main-a1b2.js>; rel=modulepreload; crossorigin, ' +
        '</api/advisor/titles>; rel=preload; as=fetch; crossorigin',
    ],
    ['/user/issues-list/Water/2', '<title>user/issues-list</title>', undefined],
  ])('the page of %s names what its screen needs', async (url, body, link) => {
    const app = await withPages(await openOnSqlite());
    const page = await app.inject({ url });
    expect([page.statusCode, page.body, page.headers.link]).toEqual([200, body, link]);
  });

  // ROUTES-7, ACCESS-5
  test('a page with its styles in it allows these alone, and the worker gets it without', async () => {
    const app = await withPages(await openOnSqlite());
    const page = await app.inject({ url: '/login' });
    const policy = STRICT.join(';').replace("style-src 'self'", `style-src 'self' '${ITS_HASH}'`);
    expect(page.headers['content-security-policy']).toBe(policy);
    const stored = await app.inject({ url: '/pages/login.html' });
    expect([stored.body, stored.headers['content-security-policy']]).toEqual([
      '<title>login</title>',
      STRICT.join(';'),
    ]);
  });

  // ROUTES-7
  test.each([
    '/assets/gone.js',
    '/assets',
    '/images/gone.webp',
    '/api/gone',
    '/.vite/manifest.json',
    '/favicon.ico',
  ])('%s is not there', async (url) => {
    const app = await withPages(await openOnSqlite());
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
  });

  // ROUTES-1
  test('an address that cannot be read leads to admin, as every unknown one', async () => {
    const app = await withPages(await openOnSqlite());
    const answer = await app.inject({ url: '/user/issues-list/100%' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/admin']);
    expect(answer.headers).toHaveProperty('content-security-policy');
  });

  test('without a built web app the API still works', async () => {
    const { app, call } = await openOnSqlite();
    expect((await app.inject({ url: '/admin' })).statusCode).toBe(404);
    expect((await call(API.health)).status).toBe(200);
  });
});

/** Sends a message of this content, and returns the parts of the answer. */
async function post(payload: string, type = 'application/json') {
  const { app } = await openOnSqlite();
  const headers = { 'content-type': type };
  const answer = await app.inject({ method: 'POST', url: '/api/feedback', headers, payload });
  return {
    status: answer.statusCode,
    contentType: answer.headers['content-type'],
    ...answer.json<object>(),
  };
}

// API-2
describe('odd requests', () => {
  test.each<[string, string, number]>([
    ['broken JSON', '{"data":', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['no data', '{}', 400],
    ['a prototype', data(',"__proto__":{"admin":true}'), 400],
    ['NUL in a member not known', data(',"x":"\\u0000"'), 400],
    ['NUL in a name', data(',"\\u0000":1'), 400],
    ['half a character', data(',"x":"\\ud800"'), 400],
    ['nested deeper than 20', data(`,"x":${deep(19)}`), 400],
    ['nested 20 deep', data(`,"x":${deep(18)}`), 200],
    ['nested sixty thousand deep', data(`,"x":${deep(60_000)}`), 400],
    ['brackets in a text', data(`,"x":"${'['.repeat(30)}"`), 200],
    ['larger than 128 KiB', data(`,"x":"${'a'.repeat(128 * 1024)}"`), 413],
  ])('%s', async (_, payload, status) => {
    expect(await post(payload)).toMatchObject({ status });
  });

  // API-5
  test('a body of another type is refused', async () => {
    const answer = await post('advisor=Sam', 'text/plain');
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  // API-3
  test('an error is problem+json and names the member', async () => {
    expect(await post('{"data":{"advisor":"Sam","rating":"4"}}')).toEqual({
      status: 400,
      contentType: expect.stringContaining('application/problem+json'),
      type: 'urn:reslife:problem:INVALID_INPUT',
      code: 'INVALID_INPUT',
      title: expect.any(String),
      detail: 'data/rating must be number.',
      problems: [{ field: 'data/rating', message: 'data/rating must be number.' }],
    });
  });

  // API-5
  test('a path that cannot be decoded is an error', async () => {
    const { app } = await openOnSqlite();
    for (const url of ['/api/issue/%00', '/api/issue/%E0%A4%A']) {
      expect((await app.inject({ url })).statusCode).toBe(400);
    }
  });

  // UPLOAD-5
  test('two slashes are one', async () => {
    const { app } = await openOnSqlite();
    expect((await app.inject({ url: '//api//health' })).statusCode).toBe(200);
  });
});

describeOnEachDatabase('a request', (open) => {
  // API-3
  test('returns only its number if it meets a bug', async () => {
    const { call, db } = await open();
    await db.write.schema.alterTable('feedback').renameTo('lost').execute();
    const answer = await call(API.sendFeedback, { body: feedback });
    await db.write.schema.alterTable('lost').renameTo('feedback').execute();
    expect(answer).toMatchObject({ status: 500, code: 'BUG' });
    expect(answer.detail).toMatch(/^Error number: [0-9a-f-]{36}\.$/);
    expect(answer.text).not.toMatch(/feedback|SQL|relation|\.ts/i);
  });
});

describe('RATE_LIMIT', () => {
  describeOnSqlite('on', (open) => {
    // ACCESS-8
    test('takes what a whole campus sends at once, then asks to wait', async () => {
      const { call } = await open({ rateLimit: true });
      const post = () => call(API.sendFeedback, { body: feedback });
      const taken = await Promise.all(Array.from({ length: 2_400 }, post));
      expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([200]));
      const refused = await post();
      expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['content-type']).toContain('application/problem+json');
      expect((await call(API.health)).status).toBe(200);
    });

    // API-3, API-30
    test('says so where there is more to do than can be done', async () => {
      const { call } = await open({ rateLimit: true, worstDelay: 0.000_001 });
      await expect.poll(async () => (await call(API.health)).status, { timeout: 10_000 }).toBe(503);
      const answer = await call(API.health);
      expect([answer.code, answer.headers['retry-after']]).toEqual(['UNAVAILABLE', '5']);
    });

    // ACCESS-13
    test('takes 64 MB of records from one address, then asks to wait', async () => {
      const { app, clock, call } = await open({ rateLimit: true, trustProxy: ['127.0.0.1'] });
      const post = (ip: string) => {
        // The length it claims counts, though it is refused for not having it.
        const headers = { 'x-forwarded-for': ip, 'content-length': `${128 * 1024}` };
        const payload = { data: feedback };
        return app.inject({ method: 'POST', url: API.sendFeedback.path, headers, payload });
      };
      for (let n = 0; n < 512; n += 1) expect((await post('192.0.2.7')).statusCode).toBe(400);
      const refused = await post('192.0.2.7');
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '85']);
      expect((await post('192.0.2.8')).statusCode).toBe(400);
      clock.pass(85_000);
      expect((await post('192.0.2.7')).statusCode).toBe(400);
      const headers = { 'x-forwarded-for': '192.0.2.7' };
      expect((await call(API.sendFeedback, { body: feedback, headers })).status).toBe(200);
    });
  });
});
