import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, ORIGINAL } from '#core/base/language.ts';
import { API } from '#core/api/api.ts';
import { addAdmin } from '../../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../../test/test-app.ts';
import { wordsIn, type Words } from './words.ts';

type Texts = ReadonlyMap<string, string>;

/** Stand for what is put into a sentence: none of them is in any word. */
const VALUES = ['§1§', '§2§', '§3§', '§4§', '§5§'];

/** Returns every text of some words by its place; functions write theirs of the values. */
function textsOf(words: unknown, place = ''): Texts {
  if (typeof words === 'string') return new Map([[place, words]]);
  if (typeof words === 'function') {
    return textsOf((words as (...values: readonly string[]) => unknown)(...VALUES), place);
  }
  const members = Object.entries(words as Readonly<Record<string, unknown>>);
  return new Map(members.flatMap(([name, one]) => [...textsOf(one, `${place}/${name}`)]));
}

const lettersIn = ({ language: _, dates: __, nameOf: ___, ...texts }: Words): Texts =>
  textsOf(texts);

/** Words that are the same in another language. */
const SAME = ['Date'];

const valuesIn = (text = ''): string => [...new Set(text.match(/§\d§/g) ?? [])].toSorted().join();

// LANG-6, LANG-11
test('pages offer the same languages as the server', () => {
  const locales = globSync('core/base/locale.*.ts', { cwd: join(import.meta.dirname, '../../..') });
  const offered = locales.map((path) => /locale\.([\w-]+)\.ts$/.exec(path)?.[1] ?? '');
  expect(new Set(LANGUAGES)).toEqual(new Set([ORIGINAL, ...offered]));
});

// LANG-11
test.each(LANGUAGES.filter((language) => language !== ORIGINAL))(
  'the words in %s differ from English, and keep their inserted values',
  (language) => {
    const own = lettersIn(wordsIn(language));
    const english = lettersIn(wordsIn(ORIGINAL));
    expect(english.size).toBeGreaterThan(100);
    const lost = [...english].filter(
      ([place, text]) => valuesIn(text) !== valuesIn(own.get(place)),
    );
    expect(lost).toEqual([]);
    const same = [...english].filter(
      ([place, text]) => own.get(place) === text && /[a-z]{3}/.test(text) && !SAME.includes(text),
    );
    expect(same).toEqual([]);
  },
);

const email = 'ada@example.edu';

async function resetMail(app: TestApp) {
  await app.call(API.forgotPassword, { body: { email } });
  return (await app.mails()).at(-1);
}

describeOnEachDatabase('the language of an email', (open) => {
  // LANG-10, LANG-11
  test("is the one its reader chose, otherwise the campus's", async () => {
    const app = await open();
    await addAdmin(app, { email });
    expect(await resetMail(app)).toMatchObject({
      subject: expect.stringMatching(/^Reset your/),
      body: expect.stringMatching(/within 30 min/),
    });
    const me = await app.signedIn({ email: 'owner@example.edu' });
    const { campus, version } = (await me(API.getSettings)).data;
    await me(API.updateSettings, { body: { campus: { ...campus, language: 'es' }, version } });
    expect(await resetMail(app)).toMatchObject({
      subject: expect.stringMatching(/^Restablece tu contraseña/),
      body: expect.stringMatching(/antes de 30 minutos:\n\nhttp.*\n\nEste enlace vale una vez/),
    });
    await app.db.write
      .updateTable('admin')
      .set({ language: 'en' })
      .where('email', '=', email)
      .execute();
    expect(await resetMail(app)).toMatchObject({ subject: expect.stringMatching(/^Reset your/) });
  });

  // LANG-11, ACTS-2
  test('applies to the lines about an act too, for each owner', async () => {
    const app = await open();
    await addAdmin(app, { email: 'cy@example.edu', language: 'es' });
    await addAdmin(app, { email: 'ben@example.edu' });
    const me = await app.signedIn();
    const { campus, version } = (await me(API.getSettings)).data;
    const emergency = { ...campus.emergency, number: '112' };
    await me(API.updateSettings, { body: { campus: { ...campus, emergency }, version } });
    const mails = new Map(
      (await app.mailsOfActs()).map(({ recipient, body }) => [recipient, body]),
    );
    expect(mails.get('cy@example.edu')).toMatch(
      /cambió los contactos[^]*\nNúmero de emergencias: sin número; ahora 112\n/,
    );
    expect(mails.get('ben@example.edu')).toMatch(
      /changed the contacts[^]*\nEmergency number: no number, now 112\n/,
    );
  });
});
