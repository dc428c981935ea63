import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { compareDetails, mergedDetails } from '#core/issue/three-way.ts';
import { detailsOf, type DetailValue } from '#core/issue/typed-details.ts';
import type * as table from '#core/issue/details.ts';
import { authoring, confirm, END } from '../test/issues.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';

// One more row of the table, and a column for it, is all that a new detail of an issue takes.
vi.mock('#core/issue/details.ts', async (original) => {
  const { DETAILS } = await original<typeof table>();
  const everywhere = {
    inRevision: true,
    inFile: true,
    forAdvisors: true,
    isRequired: false,
    inLanguages: true,
  };
  return {
    DETAILS: {
      ...DETAILS,
      madeUp: { kind: 'words', column: 'made_up', most: 60, ...everywhere },
      nth: { kind: 'place', column: 'nth', most: 9, ...everywhere, inLanguages: false },
      others: { kind: 'phrases', column: 'others', most: 60, mostPhrases: 3, ...everywhere },
    },
  };
});

type MadeUp = {
  readonly madeUp: string | null;
  readonly others: readonly string[] | null;
  readonly nth: number | null;
};

const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 });
const phrase = letters.map((text) => `x${text.replaceAll(',', '').trim()}`);
const madeUp: fc.Arbitrary<MadeUp> = fc.record({
  madeUp: fc.option(phrase),
  others: fc.option(fc.uniqueArray(phrase, { minLength: 1, maxLength: 3 })),
  nth: fc.option(fc.integer({ min: 1, max: 9 })),
});
const different = fc.uniqueArray(madeUp, { minLength: 2, maxLength: 2, selector: JSON.stringify });

/** Returns the made-up details among all that something has; absent is empty. */
function found(of: object): MadeUp {
  const { madeUp: words = null, others = null, nth = null } = of as Partial<MadeUp>;
  return { madeUp: words, others, nth };
}

const side = (of: MadeUp | undefined) => detailsOf({ title: 'T', category: 'Fire', ...of });

async function withColumns(opened: TestApp): Promise<TestApp> {
  for (const table of ['issue', 'revision']) {
    for (const [column, type] of Object.entries({
      made_up: 'text',
      others: 'text',
      nth: 'integer',
    })) {
      await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${sql.raw(type)}`.execute(
        opened.db.write,
      );
    }
  }
  return opened;
}

describe('an issue detail defined only in the table', () => {
  // EDITOR-18
  test('is compared and can be chosen when two authors differ', () => {
    fc.assert(
      fc.property(madeUp, different, (was, [ours, others]) => {
        const three = { base: side(was), mine: side(ours), theirs: side(others) };
        const names = compareDetails(three).differ.map(({ member }): string => member);
        for (const name of ['madeUp', 'others', 'nth'] as const) {
          const isSame = JSON.stringify(ours?.[name]) === JSON.stringify(others?.[name]);
          expect(names.includes(name)).toBe(!isSame);
        }
        const choices = { madeUp: 'theirs', others: 'mine', nth: 'theirs' } as const;
        const merged: Record<string, DetailValue> = mergedDetails(three, choices);
        expect(found(merged)).toEqual({
          madeUp: others?.madeUp,
          others: ours?.others,
          nth: others?.nth,
        });
      }),
    );
  });
});

describeOnEachDatabase('an issue detail defined only in the table', (open) => {
  // EXCHANGE-4, EXCHANGE-9, REVISION-1, REVISION-4
  test('survives updateIssue, a revision, its restore, a copy and an export', async () => {
    const { update, add, read, admin, params, anyone } = await authoring(
      await withColumns(await open()),
    );
    await add(confirm('Look.', END));
    await update({ publish: true });
    await fc.assert(
      fc.asyncProperty(different, async ([first = found({}), second = found({})]) => {
        await update({ ...first });
        const { revision } = await read();
        await update({ ...second });
        expect(found(await read())).toEqual(second);

        const one = await admin(API.getRevision, {
          params: { ...params, number: String((await read()).revision) },
        });
        expect(found(one.data)).toEqual(second);
        const { data: revisions } = await admin(API.listRevisions, { params });
        expect(JSON.stringify(revisions[0]?.changes)).toMatch(/madeUp|others|nth/);

        const { data: guides } = await anyone(API.listAdvisorIssues, {
          params: { category: 'Pests' },
        });
        expect(found(guides.find(({ _id }) => _id === params.id) ?? {})).toEqual(second);

        const copy = await admin(API.copyIssue, { params, body: {} });
        expect(found(copy.data)).toEqual(second);

        const file = JSON.parse(
          (await admin(API.exportIssues, { query: { ids: params.id } })).text,
        ) as { issues: object[] };
        expect(found(file.issues[0] ?? {})).toEqual(second);
        await update({ ...first });
        const report = await admin(API.importIssues, {
          body: { ...file, issues: file.issues.map((issue) => ({ ...issue, _id: 'imported' })) },
        });
        expect(report.status).toBe(200);
        const [imported] = report.data;
        const brought = await admin(API.getIssue, { params: { id: imported?._id ?? '' } });
        expect(found(brought.data)).toEqual(second);

        await update({ restoreRevision: revision });
        expect(found(await read())).toEqual(first);
      }),
      { numRuns: 5 },
    );
    const refused = await update({ madeUp: 'x'.repeat(61) });
    expect(refused.status).toBe(422);
  });
});
