import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastifyCookie } from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { servePages } from './pages.ts';

/** Serves an app that is built in English and Spanish; returns how a page begins for a browser. */
async function served(campusLanguage: () => Promise<string>) {
  const root = mkdtempSync(join(tmpdir(), 'reslife-pages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const own = join(root, 'languages', 'es');
  mkdirSync(own, { recursive: true });
  for (const [folder, language] of [
    [root, 'en'],
    [own, 'es'],
  ] as const) {
    writeFileSync(join(folder, 'index.html'), `<html lang="${language}">`);
    writeFileSync(join(folder, 'sw.js'), `// ${language}`);
  }
  const app = Fastify();
  onTestFinished(async () => await app.close());
  await app.register(fastifyCookie);
  const config = { offline: true, publicUrl: 'http://localhost:3000' };
  await servePages(app, config, { root, campusLanguage });
  return async (url: string, headers: Readonly<Record<string, string>>) =>
    (await app.inject({ url, headers: { accept: 'text/html', ...headers } })).body;
}

// LANG-4, LANG-10
test('pages and the worker are in the campus language if the browser asks for no offered language', async () => {
  const get = await served(async () => await Promise.resolve('es'));
  expect(await get('/login', { 'accept-language': 'de' })).toBe('<html lang="es">');
  expect(await get('/sw.js', { 'accept-language': 'de' })).toBe('// es');
  expect(await get('/', {})).toBe('<html lang="es">');
  expect(await get('/login', { 'accept-language': 'en-US' })).toBe('<html lang="en">');
  expect(await get('/login', { cookie: 'language=en' })).toBe('<html lang="en">');
});

// LANG-4
test('without a database they are in English', async () => {
  const get = await served(async () => await Promise.reject(new Error('no database')));
  expect(await get('/login', { 'accept-language': 'de' })).toBe('<html lang="en">');
  expect(await get('/login', { 'accept-language': 'es' })).toBe('<html lang="es">');
});
