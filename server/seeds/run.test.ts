import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { legalCampus } from '#core/campus/campus-problems.ts';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { blockingProblems } from '#core/tree/tree-check.ts';
import { decodeIssue } from '#core/issue/wire-issue.ts';
import type { WireIssue } from '#core/issue/wire-schema.ts';
import { readCampus } from '../domain/campus.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { seed } from './run.ts';
import { STARTER_CONTACTS } from './starter/contacts.ts';
import { STARTER_LIBRARY } from './starter-library.ts';

async function attendances({ db }: TestApp) {
  return await db.read.selectFrom('attendance').selectAll().execute();
}

describeOnEachDatabase('seeding', (open) => {
  // START-7, STEP-9
  test('starter: an empty database gets the starter library, published, once', async () => {
    const app = await open();
    const settings = { seed: 'starter', timeZone: 'Europe/London' } as const;
    expect(await seed(app.deps, settings)).toBe(STARTER_LIBRARY.length);
    expect(await seed(app.deps, settings)).toBe(0);
    const { data } = await app.call(API.listAdvisorIssues, {
      params: { category: 'All categories' },
    });
    expect(data.map(({ title }) => title).sort()).toEqual(
      STARTER_LIBRARY.map(({ title }) => title).sort(),
    );
    expect(new Set(data.map(({ category }) => category))).toEqual(new Set(ISSUE_CATEGORIES));
    const ids = data.flatMap(({ steps }) => steps.map(({ _id }) => _id));
    expect(ids.filter((id) => !/^[\w-]{12}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await attendances(app)).toEqual([]);
  });

  // TRANSLATE-7, TRANSLATE-24
  test('starter: the library that phones ask for has no translation, and those in a language are no larger', async () => {
    const app = await open();
    await seed(app.deps, { seed: 'starter', timeZone: 'Europe/London' });
    const answers = await Promise.all([
      app.call(API.listAdvisorIssues, { params: { category: 'All categories' } }),
      app.call(API.listTitles),
      app.call(API.listTranslatedIssues, { params: { language: 'es' } }),
    ]);
    const [library = '', titles = '', spanish = ''] = answers.map(({ data }) =>
      JSON.stringify(data),
    );
    // One of the texts that only the translation has.
    expect(spanish).toContain('Demasiado alcohol');
    expect([library, titles].filter((body) => body.includes('Demasiado alcohol'))).toEqual([]);
    // A phone keeps them as they are read, not as they are sent.
    expect(Buffer.byteLength(spanish)).toBeLessThanOrEqual(Buffer.byteLength(library));
  });

  // SETTINGS-7, ISSUES-20
  test('starter: brings the contacts that its texts name, without numbers, and is not reviewed yet', async () => {
    const app = await open();
    await seed(app.deps, { seed: 'starter', timeZone: 'Europe/London' });
    const admin = await app.signedIn();
    const { data: settings } = await admin(API.getSettings);
    expect(settings.campus.contacts).toEqual(STARTER_CONTACTS);
    expect(legalCampus(settings.campus)).toEqual(settings.campus);
    const { data: issues } = await admin(API.listIssues);
    expect(issues.every(({ isStarter }) => isStarter)).toBe(true);
    const problems = issues
      .filter((issue): issue is WireIssue => 'steps' in issue)
      .map((issue) => {
        const { steps, firstAct } = decodeIssue(issue);
        return blockingProblems(steps, { firstAct, campus: settings.campus });
      });
    expect(problems.flat()).toEqual([]);
  });

  test('an advisor can attend what was seeded', async () => {
    const { call, deps, config } = await open();
    await seed(deps, { ...config, seed: 'starter' });
    const { data } = await call(API.listAdvisorIssues, { params: { category: 'Fire' } });
    const body = { advisor: 'Sam', issueId: data[0]?._id, steps: [], issueStatus: 'Resolved' };
    expect((await call(API.attend, { body })).status).toBe(200);
  });

  // START-7, AREAS-6
  test('demo: a few hundred attendances of steps that are there, areas and hours', async () => {
    const app = await open();
    await seed(app.deps, { seed: 'demo', timeZone: 'Europe/London' });
    const rows = await attendances(app);
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ flagged, practice }) => flagged || practice)).toEqual([]);
    const { campus } = await readCampus(app.db.read);
    const { areas = [], contacts, emergency } = campus;
    const names = areas.map(({ name }) => name);
    expect(new Set(rows.map(({ area }) => area))).toEqual(new Set([...names, null]));
    // The settings are as a save would write them, and have no emergency number to dial.
    expect(legalCampus(campus)).toEqual(campus);
    expect(emergency.number).toBe('');
    const duty = contacts.filter(({ role }) => role === 'Duty manager');
    expect(duty.map(({ hours }) => hours !== undefined)).toEqual([true, true, true]);
  });

  // START-7
  test('none: nothing; and a database with an issue stays as it is', async () => {
    const { deps, config, signedIn } = await open();
    expect(await seed(deps, { ...config, seed: 'none' })).toBe(0);
    const admin = await signedIn();
    await admin(API.createIssue, { body: { title: 'Ours', category: 'Fire' } });
    expect(await seed(deps, { ...config, seed: 'starter' })).toBe(0);
    expect((await admin(API.listIssues)).data).toHaveLength(1);
  });

  // START-7
  test('two processes that start at once seed once', async () => {
    const { deps, db } = await open();
    const settings = { seed: 'starter', timeZone: 'UTC' } as const;
    await Promise.all([seed(deps, settings), seed(deps, settings)]);
    const issues = await db.read.selectFrom('issue').select('id').execute();
    expect(issues).toHaveLength(STARTER_LIBRARY.length);
  });
});
