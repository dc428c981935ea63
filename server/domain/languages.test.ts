import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { wordsIn } from '../base/words/words.ts';
import { authoring } from '../test/issues.ts';
import { addAdmin, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { campusLanguage, languageOfReader } from './languages.sql.ts';

const email = 'ada@example.edu';

describeOnEachDatabase('languages of readers', (open) => {
  // LANG-10
  test('the campus has the language that its settings choose, and English before', async () => {
    const app = await open();
    const { admin } = await authoring(app);
    const { db } = app;
    expect(await campusLanguage(db.read)).toBe('en');
    for (const [chosen, stored] of [
      ['es', 'es'],
      ['en', undefined],
    ] as const) {
      const { campus, version } = (await admin(API.getSettings)).data;
      const body = { campus: { ...campus, language: chosen }, version };
      expect((await admin(API.updateSettings, { body })).data.campus.language).toBe(stored);
      expect(await campusLanguage(db.read)).toBe(chosen);
    }
    const { campus, version } = (await admin(API.getSettings)).data;
    const body = { campus: { ...campus, language: 'tlh' }, version };
    expect((await admin(API.updateSettings, { body })).code).toBe('INVALID_INPUT');
  });

  // LANG-10, ACCOUNTS-6
  test('a person has the language of their profile, not that of the campus', async () => {
    const app = await open();
    const me = await app.signedIn({ email });
    expect(await languageOfReader(app.db.read, email)).toBe('en');
    const { data } = await me(API.updateProfile, { body: { language: 'es' } });
    expect(data.language).toBe('es');
    expect((await me(API.getProfile)).data.language).toBe('es');
    expect(await languageOfReader(app.db.read, email)).toBe('es');
    expect(await languageOfReader(app.db.read, 'nobody@example.edu')).toBe('en');
    await me(API.updateProfile, { body: { name: 'Ada' } });
    expect(await languageOfReader(app.db.read, email)).toBe('es');
  });

  // LANG-10
  test('a person has the language that was chosen on the device of their last sign-in', async () => {
    const app = await open();
    await addAdmin(app, { email });
    const signInWith = async (cookie: string) => {
      await app.call(API.signIn, { body: { email, password: PASSWORD }, headers: { cookie } });
      return await languageOfReader(app.db.read, email);
    };
    expect(await signInWith('language=tlh')).toBe('en');
    expect(await signInWith('language=es')).toBe('es');
    expect(await signInWith('area=north')).toBe('es');
  });

  // LANG-11
  test('a warning about a new device is in the language of its owner, not in the one chosen on that device', async () => {
    const app = await open();
    await addAdmin(app, { email });
    for (const language of ['en', 'en', 'es']) {
      const headers = { cookie: `language=${language}` };
      const body = { email, password: PASSWORD };
      expect((await app.call(API.signIn, { body, headers })).status).toBe(200);
    }
    const subjects = (await app.mails()).map(({ subject }) => subject);
    const { subject } = wordsIn('en').account.newDevice('', '', '');
    expect(subjects).toEqual([subject, subject]);
  });
});
