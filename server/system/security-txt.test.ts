import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { readConfig } from '../base/config.ts';
import { describeOnSqlite } from '../test/test-app.ts';
import { securityTxt } from './security-txt.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
const path = '/.well-known/security.txt';

/** Returns the text after a name of the file, which is there at most once. */
function field(text: string, name: string): string | undefined {
  const found = text.split('\n').filter((line) => line.startsWith(`${name}: `));
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.slice(name.length + 2);
}

describeOnSqlite('securityTxt', (open) => {
  // PAPER-1
  test('tells everybody whom to contact, valid for less than a year from the request', async () => {
    const { app, clock } = await open({
      securityContact: 'security@example.edu',
      publicUrl: 'https://on-call.example.edu',
    });
    const answer = await app.inject({ url: path });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(field(answer.body, 'Contact')).toBe('mailto:security@example.edu');
    expect(field(answer.body, 'Canonical')).toBe(`https://on-call.example.edu${path}`);
    expect(field(answer.body, 'Preferred-Languages')).toBe('en');
    const left = (body: string) => Date.parse(field(body, 'Expires') ?? '') - clock.now.getTime();
    expect(left(answer.body)).toBeGreaterThan(YEAR_MS / 4);
    expect(left(answer.body)).toBeLessThan(YEAR_MS);
    clock.pass(2 * YEAR_MS);
    const later = await app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(left(later.body)).toBeGreaterThan(YEAR_MS / 4);
    expect(left(later.body)).toBeLessThan(YEAR_MS);
  });

  // PAPER-1
  test('is not found if no contact is set', async () => {
    const { call, app } = await open();
    expect(await call(API.securityTxt)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const answer = await app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});

const NOW = new Date('2026-11-25T10:00:00.123Z');

// PAPER-1
test('over plain http it has no canonical address, since the RFC asks for https', () => {
  const text = securityTxt(
    { securityContact: 'https://example.edu/report', publicUrl: 'http://localhost:3000' },
    NOW,
  );
  expect(text).toBe(
    'Contact: https://example.edu/report\nExpires: 2027-05-24T10:00:00Z\nPreferred-Languages: en\n',
  );
});

// PAPER-1
test.each([
  ['it+security@example.edu', 'mailto:it%2Bsecurity@example.edu'],
  ['https://example.edu/report?for=on call', undefined],
  ['https://bücher.example/x', 'https://xn--bcher-kva.example/x'],
  ['http://example.edu/report', undefined],
  ['https://a:b@example.edu/', undefined],
  ['tel:+1', undefined],
  ['mailto:security@example.edu', undefined],
])('for %s the contact is %s', (given, contact) => {
  const read = readConfig({ SECURITY_CONTACT: given }, 'UTC');
  const text = 'config' in read ? securityTxt(read.config, NOW) : undefined;
  expect(text === undefined ? undefined : field(text, 'Contact')).toBe(contact);
  if ('complaints' in read) expect(read.complaints[0]).toMatch(/^SECURITY_CONTACT must be /);
});
