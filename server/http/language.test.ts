import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { authoring } from '../test/issues.ts';
import { describeOnSqlite } from '../test/test-app.ts';
import { languageOf } from './language.ts';

const OFFERED = ['en', 'es', 'fr-CA'];

// LANG-4
test.each([
  ['nothing', '', undefined],
  ['a region of a language that is offered', 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['the language of a region that is offered', 'fr,en;q=0.5', 'en'],
  ['the region that is offered', 'FR-ca', 'fr-CA'],
  ['English first', 'en-GB,es;q=0.9', 'en'],
  ['none that is offered', 'de,ja;q=0.5', undefined],
  ['the better liked one last', 'en;q=0.2, es;q=0.7', 'es'],
  ['one that is not liked', 'es;q=0,*', undefined],
  ['a language whose code begins alike', 'est', undefined],
])('a browser that prefers %s gets it', (_, header, language) => {
  const request = { cookies: {}, headers: { 'accept-language': header } };
  expect(languageOf(request, OFFERED)).toBe(language);
});

// LANG-4
test.each([
  ['es', 'es'],
  ['de', 'en'],
])('on a device with the choice %s the page is in %s', (chosen, language) => {
  const request = { cookies: { language: chosen }, headers: { 'accept-language': 'en' } };
  expect(languageOf(request, OFFERED)).toBe(language);
});

describeOnSqlite('the language of an error', (open) => {
  const asked = [
    [
      'that of the browser',
      { 'accept-language': 'es-MX' },
      'Inicia sesión antes como administrador.',
    ],
    [
      'that chosen on the device',
      { cookie: 'language=es' },
      'Inicia sesión antes como administrador.',
    ],
    [
      'English for a language that is not offered',
      { 'accept-language': 'de' },
      'Sign in as an administrator first.',
    ],
  ] as const;

  // LANG-12
  test.each(asked)('is %s, while its code and title stay', async (_, headers, detail) => {
    const { call } = await open();
    const { raw } = await call(API.getProfile, { headers });
    expect(raw.json()).toMatchObject({
      code: 'NOT_SIGNED_IN',
      title: 'Sign in as an administrator first.',
      detail,
    });
  });

  // LANG-12, PUBLISH-8
  test('applies to its detail too; members for programs stay English', async () => {
    const { admin, params } = await authoring(await open());
    const headers = { 'accept-language': 'es' };
    const publish = { params, body: { publish: true }, headers };
    expect(await admin(API.updateIssue, publish)).toMatchObject({
      code: 'NOT_PUBLISHABLE',
      detail: 'Añade primero un paso.',
    });
    const order = { params, body: { stepOrder: ['x'] }, headers };
    expect((await admin(API.updateIssue, order)).detail).toMatch(/^stepOrder/);
  });
});
