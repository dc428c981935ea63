import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { authoring } from '../../test/issues.ts';
import { cookiesIn } from '../../test/authenticator.ts';
import { addAdmin, auditedActs, PASSWORD } from '../../test/test-admin.ts';
import { describeOnSqlite } from '../../test/test-app.ts';

const FORM = 'https://forms.example.edu/report?what={title}';

describeOnSqlite('the settings stored separately from the campus', (open) => {
  // SETTINGS-4, REPORT-1, REVIEW-1
  test('updateSettings: each can be set by itself or with the campus, and an absent one stays the same', async () => {
    const app = await open();
    const { admin } = await authoring(app);
    await app.signedIn({ email: 'bob@example.edu' });
    const read = async () => (await admin(API.getSettings)).data;
    const { campus, version } = await read();
    const report = await admin(API.updateSettings, { body: { report: ` ${FORM} ` } });
    expect(report.data).toMatchObject({ campus, version, report: FORM });
    const body = { campus: { ...campus, name: 'Elm' }, version, secondPerson: true };
    expect((await admin(API.updateSettings, { body })).data).toMatchObject({
      campus: { name: 'Elm' },
      version: version + 1,
      report: FORM,
      secondPerson: true,
    });
    expect((await admin(API.updateSettings, { body: {} })).data).toEqual(await read());
    const acts = (await auditedActs(app)).filter((what) => what.startsWith('settings.'));
    expect(acts).toEqual(['settings.report', 'settings.edit', 'settings.secondPerson']);
  });

  // SETTINGS-4, REPORT-1, REVIEW-1
  test('updateSettings: if one is refused, nothing in the save is stored', async () => {
    const { signedIn } = await open();
    const admin = await signedIn();
    const before = (await admin(API.getSettings)).data;
    const { version } = before;
    const campus = { ...before.campus, name: 'Elm' };
    const save = async (more: object) =>
      await admin(API.updateSettings, { body: { campus, version, ...more } });
    expect(await save({ report: 'http://forms.example.edu' })).toMatchObject({
      code: 'INVALID_SETTINGS',
      problems: [{ field: 'report', code: 'NOT_HTTPS' }],
    });
    expect((await save({ secondPerson: true })).code).toBe('SECOND_PERSON_NEEDED');
    expect((await admin(API.updateSettings, { body: { campus } })).code).toBe('VERSION_CONFLICT');
    expect((await save({ version: version + 1, report: FORM })).code).toBe('VERSION_CONFLICT');
    const alone = await admin(API.updateSettings, { body: { version: version + 1, report: FORM } });
    expect(alone.code).toBe('VERSION_CONFLICT');
    const replaced = await admin(API.updateSettings, {
      body: { replace: { porter: 'emergency' } },
    });
    expect(replaced.code).toBe('INVALID_INPUT');
    expect((await admin(API.getSettings)).data).toEqual(before);
  });

  // SESSION-15
  test('updateSettings requires a proof of identity when one of them changes', async () => {
    const app = await open();
    await addAdmin(app);
    const given = { email: 'ada@example.edu', password: PASSWORD };
    const cookie = cookiesIn(await app.call(API.signIn, { body: given }));
    const save = async (body: object) =>
      await app.call(API.updateSettings, { body, headers: { cookie } });
    await save({ report: FORM });
    app.clock.pass(15 * 60_000);
    expect((await save({ report: FORM, secondPerson: false })).status).toBe(200);
    expect((await save({ report: '' })).code).toBe('PROVE_AGAIN');
    expect((await save({ secondPerson: true })).code).toBe('PROVE_AGAIN');
  });

  // SETTINGS-9
  test('setReportForm, setPublishing: a 0.2.0 page can set them and then save the campus on its version', async () => {
    const app = await open();
    const { admin } = await authoring(app);
    await app.signedIn({ email: 'bob@example.edu' });
    const { campus, version } = (await admin(API.getSettings)).data;
    const set = await admin(API.setReportForm, { body: { address: FORM } });
    expect(set.data).toMatchObject({ campus, version, report: FORM });
    const needed = await admin(API.setPublishing, { body: { secondPerson: true } });
    expect(needed.data).toMatchObject({ version, report: FORM, secondPerson: true });
    const body = { campus: { ...campus, name: 'Elm' }, version, replace: {} };
    expect((await admin(API.updateSettings, { body })).data).toMatchObject({
      campus: { name: 'Elm' },
      report: FORM,
      secondPerson: true,
    });
  });
});
