import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readLock } from './locked.ts';
import { knownVulnerabilities } from './vulnerabilities.ts';

const caches: string[] = [];
const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  for (const cache of caches.splice(0)) rmSync(cache, { recursive: true });
  for (const server of servers.splice(0)) server.close();
});

/** Returns the document of a package as a registry has it, with the version of the lock file. */
function packument(name: string): object {
  const version = readLock().packages[`node_modules/${name}`]?.version ?? '0.0.0';
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version } } };
}

/** Asks a registry with a cache of its own: npm remembers answers. */
async function knownTo(registry: string) {
  const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'));
  caches.push(cache);
  return await knownVulnerabilities(`--registry=${registry}`, `--cache=${cache}`);
}

/** Starts a registry on loopback that gives this answer about known weaknesses. */
async function registry(status: number, advisories: object): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' });
      const isAsked = request.method === 'POST';
      const answer = isAsked ? advisories : packument(request.url?.slice(1) ?? '');
      response.end(JSON.stringify(answer));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://127.0.0.1:${port}/`;
}

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://example.org/advisory',
  title: 'Made up',
  severity,
  vulnerable_versions: '<1000.0.0',
  cwe: [],
  cvss: { score: 0, vectorString: null },
});

test('a serious weakness in a package of the product fails, and is named', async () => {
  const count = await knownTo(await registry(200, { fastify: [advisory('high')] }));
  expect(count.failed).toBeGreaterThan(0);
  expect(count.failures.join('\n')).toMatch(
    /^fastify .*: high, https:\/\/example\.org\/advisory$/m,
  );
});

test.each([
  ['a lesser one', { fastify: [advisory('moderate')] }],
  ['one of the tests alone', { vitest: [advisory('critical')] }],
  ['none', {}],
])('%s passes', async (_, advisories) => {
  const count = await knownTo(await registry(200, advisories));
  expect(count).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
});

test('a registry without an answer passes as not checked', async () => {
  const closed = 'http://127.0.0.1:9/';
  for (const registryAt of [await registry(405, {}), closed]) {
    const notChecked = [expect.stringMatching(/^NOT CHECKED for known vulnerabilities: /)];
    expect(await knownTo(registryAt)).toMatchObject({ failed: 0, skipped: 1, notChecked });
  }
});
