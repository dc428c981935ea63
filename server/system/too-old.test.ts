import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { describeOnSqlite } from '../test/test-app.ts';
import { wordsIn } from '../base/words/words.ts';
import { tooOldPage } from './too-old.ts';

const english = wordsIn('en');

const contact = (name: string, number: string, when = '') => ({
  id: name,
  name,
  number,
  when,
  categories: [],
});

/** Returns its lines. */
const linesOf = (html: string) =>
  Array.from(html.matchAll(/<(?:p|h1)>(.*?)<\/(?:p|h1)>/g), ([, line = '']) => line).slice(2);

// BROWSER-6, CALL-3
test('lists everybody to call, emergency services first, as a link if there is a number', () => {
  const contacts = [contact('Duty <manager>', '555 0101', 'At night'), contact('Porters', '')];
  const emergency = { words: 'Ambulance', number: '999' };
  expect(linesOf(tooOldPage({ emergency, contacts }, english))).toEqual([
    '<a href="tel:999">Call <bdi>Ambulance</bdi></a> <bdi>999</bdi>',
    '<a href="tel:5550101">Call <bdi>Duty &lt;manager&gt;</bdi></a> <bdi>555 0101</bdi><br>At night',
    'Porters (number not set)',
  ]);
});

// BROWSER-6, CALL-2
test('says once if nobody has a number, and names the emergency services if only theirs is missing', () => {
  const notSet = 'Number not set: dial the emergency number you know';
  expect(linesOf(tooOldPage(NEW_CAMPUS, english))).toEqual([notSet, 'emergency services']);
  const contacts = [contact('Porters', '555 0101')];
  expect(linesOf(tooOldPage({ ...NEW_CAMPUS, contacts }, english))[0]).toBe(
    `emergency services. ${notSet}`,
  );
});

// BROWSER-6, CONTACT-12
test('a number behind or within right-to-left text reads from left to right', () => {
  const contacts = [contact('الأمن', '555 0101', 'بعد 18:00')];
  const [, line] = linesOf(
    tooOldPage({ emergency: { words: 'Ambulance', number: '999' }, contacts }, english),
  );
  expect(line).toBe(
    '<a href="tel:5550101">Call <bdi>الأمن</bdi></a> <bdi>555 0101</bdi><br>بعد <bdi>18:00</bdi>',
  );
});

describeOnSqlite('tooOld', (open) => {
  // BROWSER-6
  test('is a page for anybody', async () => {
    const { app } = await open();
    const answer = await app.inject({ url: API.tooOld.path });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('This browser is too old for ResLife On-Call');
  });

  // BROWSER-6, LANG-12
  test('is in the language of the browser, even if the campus has no name in it', async () => {
    const { app } = await open();
    const headers = { 'accept-language': 'fr-CA,en;q=0.5' };
    const { body } = await app.inject({ url: API.tooOld.path, headers });
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain('<h2>Qui appeler</h2>');
    expect(body).not.toContain('Who to call');
    const campus = await app.inject({ url: API.campus.path, headers });
    expect(campus.json()).toMatchObject({ data: { name: 'Votre université' } });
  });
});
