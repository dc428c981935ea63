import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { callChanges } from '#core/campus/call-changes.ts';
import { legalCampus, problemsInCampus } from '#core/campus/campus-problems.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type * as table from '#core/campus/setting.ts';
import type { Campus } from '#core/campus/setting.ts';
import { CAMPUS_MEMBERS, campusIn, withCalls } from '#core/campus/setting-members.ts';
import { countChanges, mergedSettings } from '#core/campus/setting-merge.ts';
import { authoring } from '../../test/issues.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';

// One more row of the table is all that a new setting takes.
vi.mock('#core/campus/setting.ts', async (original) => {
  const { SETTINGS } = await original<typeof table>();
  const told = { what: 'Front desk', none: 'no desk' };
  const desk = { kind: 'line', most: 9, isAlways: false, change: 'calls', told };
  return { SETTINGS: { ...SETTINGS, desk } };
});

const campusWith = (desk?: string): Campus & { readonly desk?: string } => ({
  ...NEW_CAMPUS,
  ...(desk !== undefined && { desk }),
});

// SETTINGS-8, SETTINGS-4
test.each([
  ['Desk 4', undefined],
  ['0123456789', 'TOO_LONG'],
])('%j as a setting defined only in the table is validated by its kind', (desk, code) => {
  const problems: unknown[] = code === undefined ? [] : [{ field: 'desk', code }];
  expect(problemsInCampus(campusWith(desk))).toEqual(problems);
});

test('the saved value has no surrounding spaces, and an empty value is omitted', () => {
  expect(legalCampus(campusWith(' Desk 4 '))).toEqual(campusWith('Desk 4'));
  expect(legalCampus(campusWith(' '))).toEqual(NEW_CAMPUS);
  expect(campusIn(campusWith('4'))).toEqual(campusWith('4'));
});

// ACTS-2, REVIEW-7
test('the notice to owners includes a change of it, and it waits for approval with the contacts', () => {
  expect(callChanges(campusWith(), campusWith('4'))).toEqual(['Front desk: no desk, now 4']);
  expect(withCalls(campusWith('4'), campusWith('5'))).toEqual(campusWith('5'));
});

// CAMPUS-2, CAMPUS-8
test("a change is counted, and a merge keeps the value I typed, otherwise the other person's", () => {
  const desk = fc.constantFrom(undefined, '4', '5', '6');
  fc.assert(
    fc.property(desk, desk, desk, (was, mine, theirs) => {
      const [saved, typed, there] = [campusWith(was), campusWith(mine), campusWith(theirs)];
      expect(countChanges(saved, typed, CAMPUS_MEMBERS)).toBe(Number(was !== mine));
      expect(mergedSettings(CAMPUS_MEMBERS, saved, typed, there)).toEqual(
        was === mine ? there : typed,
      );
    }),
  );
});

describeOnEachDatabase('a setting defined only in the table', (open) => {
  // SETTINGS-8, SETTINGS-1, SETTINGS-4, REVIEW-7
  test('is saved, returned and sent to phones, a refusal names it, and it waits for a second person', async () => {
    const app = await open();
    const { admin, anyone } = await authoring(app);
    const read = async () => (await admin(API.getSettings)).data;
    const save = async (desk: string) => {
      const { campus, version } = await read();
      const changed = { ...campus, desk };
      return await admin(API.updateSettings, { body: { campus: changed, version } });
    };
    expect(await save('Desk 4')).toMatchObject({
      status: 200,
      data: { campus: { desk: 'Desk 4' } },
    });
    expect((await read()).campus).toMatchObject({ desk: 'Desk 4' });
    const all = { params: { category: 'All categories' } };
    expect((await anyone(API.listAdvisorIssues, all)).text).toContain('"desk":"Desk 4"');
    expect(await save('0123456789')).toMatchObject({
      code: 'INVALID_SETTINGS',
      problems: [{ field: 'desk', code: 'TOO_LONG' }],
    });
    await app.signedIn({ email: 'bob@example.edu' });
    await admin(API.updateSettings, { body: { secondPerson: true } });
    expect((await save('Desk 5')).data).toMatchObject({
      campus: { desk: 'Desk 4' },
      waiting: { campus: { desk: 'Desk 5' } },
    });
  });
});
