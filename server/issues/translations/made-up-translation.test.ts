import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import type * as table from '#core/issue/details.ts';
import { originalTexts } from '#core/issue/translation.ts';
import { decodeIssue } from '#core/issue/wire-issue.ts';
import { authoring, ask, confirm, END, NEXT } from '../../test/issues.ts';
import { describeOnEachDatabase, type TestApp } from '../../test/test-app.ts';

// One more row of the table is all that a new translated detail takes; the texts of a step come only from `textsOf`.
vi.mock('#core/issue/details.ts', async (original) => {
  const { DETAILS } = await original<typeof table>();
  return {
    DETAILS: {
      ...DETAILS,
      madeUp: { ...DETAILS.firstAct, column: 'made_up' },
      others: { ...DETAILS.alsoCalled, column: 'others' },
    },
  };
});

/** Adds the columns; the tests of a file share one database of PostgreSQL. */
async function withColumns(opened: TestApp): Promise<TestApp> {
  const unless = sql.raw(opened.db.dialect === 'sqlite' ? '' : 'if not exists');
  for (const table of ['issue', 'revision']) {
    for (const column of ['made_up', 'others']) {
      await sql`alter table ${sql.table(table)} add column ${unless} ${sql.ref(column)} text`.execute(
        opened.db.write,
      );
    }
  }
  return opened;
}

/** Returns an issue with every kind of text, and short ways to translate it. */
async function translating(app: TestApp) {
  const desk = await authoring(await withColumns(app));
  const { admin, params, update, add, read } = desk;
  await add({
    ...ask('Is it hot?', NEXT, END),
    customiseAnswerType: true,
    yesAction: { ...NEXT, customText: 'Hot' },
    noAction: { ...END, customText: 'Cold' },
  });
  await add(confirm('Look.', END));
  await update({ firstAct: 'Act.', madeUp: 'Made up.', alsoCalled: ['A'], others: ['B', 'C'] });
  const at = { params: { ...params, language: 'es' } };
  const save = async (texts: object, basedOn?: number) =>
    await admin(API.saveTranslation, { ...at, body: { texts, ...(basedOn && { basedOn }) } });
  const textsOf = async (id: string): Promise<Record<string, unknown>> => {
    const { data } = await admin(API.listTranslations, { params: { id } });
    return data.translations.find(({ language }) => language === 'es')?.texts ?? {};
  };
  /** Returns a translation of every text that the issue has. */
  const everyText = async (word: string) =>
    Object.fromEntries(
      originalTexts(decodeIssue(await read())).map(({ place, text: of }) => [
        place,
        { text: `${word} ${place}`.slice(0, 30).replaceAll(',', ''), of },
      ]),
    );
  return { ...desk, at, save, textsOf, everyText };
}

type Texts = Record<string, { text: string; of: string }>;

/** Returns the translated texts by what they translate, whatever the ids of their steps are. */
const spoken = (texts: Record<string, unknown>) =>
  Object.entries(texts as Texts)
    .map(([place, { text, of }]) => [place.replace(/^step\/[^/]*/, 'step'), text, of].join('|'))
    .toSorted();

describeOnEachDatabase('a translated text of an issue', (open) => {
  // TRANSLATE-2, TRANSLATE-9, EXCHANGE-4, EXCHANGE-9, REVISION-4
  test('survives a save, a revision, its restore, a copy and an export, for every field', async () => {
    const { at, save, textsOf, everyText, update, read, admin, params } = await translating(
      await open(),
    );
    const first = await everyText('uno');
    expect(Object.keys(first)).toHaveLength(10);
    await update({ publish: true });
    expect((await save(first)).status).toBe(200);
    await admin(API.saveTranslation, { ...at, body: { publish: true } });
    expect(await textsOf(params.id)).toEqual(first);
    const { revision } = await read();

    const second = await everyText('dos');
    await save(second);
    const changed = await admin(API.listRevisions, { params });
    expect(changed.data[0]?.changes).toHaveLength(10);
    const { data: kept } = await admin(API.getRevision, {
      params: { ...params, number: String(revision) },
    });
    expect(kept.translations?.es?.texts).toEqual(first);

    const copy = await admin(API.copyIssue, { params, body: {} });
    expect(spoken(await textsOf(copy.data._id))).toEqual(spoken(second));

    const { text } = await admin(API.exportIssues, { query: { ids: params.id } });
    const file = JSON.parse(text) as { issues: object[] };
    const issues = file.issues.map((issue) => ({ ...issue, _id: 'imported' }));
    const imported = await admin(API.importIssues, { body: { ...file, issues } });
    expect(imported.data).toMatchObject([{ what: 'new', problems: [] }]);
    expect(spoken(await textsOf('imported'))).toEqual(spoken(second));
    const again = await admin(API.importIssues, { body: { ...file, issues } });
    expect(again.data).toMatchObject([{ what: 'same' }]);

    await update({ restoreRevision: revision });
    expect(await textsOf(params.id)).toEqual(first);
  });

  // TRANSLATE-2, TRANSLATE-4, EDITOR-13
  test('is not lost when another author saves, or when its step is removed and restored', async () => {
    const { save, textsOf, everyText, updateStep, steps, read, params, update } = await translating(
      await open(),
    );
    const all = await everyText('uno');
    const places = Object.keys(all);
    await fc.assert(
      fc.asyncProperty(fc.subarray(places, { minLength: 1 }), async (mine) => {
        await save(Object.fromEntries(places.map((place) => [place, null])));
        const { version: basedOn } = await read();
        const part = (of: readonly string[]) =>
          Object.fromEntries(of.map((place) => [place, all[place]]));
        await save(part(mine));
        const theirs = places.filter((place) => !mine.includes(place));
        if (theirs.length > 0) {
          expect((await save(part(theirs), basedOn)).status).toBe(200);
        }
        expect(await textsOf(params.id)).toEqual(all);
      }),
      { numRuns: 4 },
    );
    const [, last] = await steps();
    await updateStep(last?._id ?? '', { isArchived: true });
    await save({ title: all['title'] });
    await update({ stepOrder: (await steps()).map(({ _id }) => _id) });
    await updateStep(last?._id ?? '', { isArchived: false });
    expect(await textsOf(params.id)).toEqual(all);
  });
});
