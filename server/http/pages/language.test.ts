import { expect, test } from 'vitest';
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
])('a browser that likes %s gets it', (_, header, language) => {
  const request = { cookies: {}, headers: { 'accept-language': header } };
  expect(languageOf(request, OFFERED)).toBe(language);
});

// LANG-4
test.each([
  ['es', 'es'],
  ['de', 'en'],
])('of a device on which %s was chosen the page is in %s', (chosen, language) => {
  const request = { cookies: { language: chosen }, headers: { 'accept-language': 'en' } };
  expect(languageOf(request, OFFERED)).toBe(language);
});
