import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adminMessages } from '#web/admin/base/messages.ts';
import { JOB_NAMES } from '#web/admin/operations/messages.ts';
import { foundMessages } from '#web/advisor/shared/search/found-messages.ts';
import { outboxMessages } from '#web/advisor/phone/outbox/messages.ts';
import { pageMessages } from '#web/advisor/screens/messages/messages.ts';
import { linkMessages, recentsMessages } from '#web/advisor/screens/list/later-messages.ts';
import { listMessages } from '#web/advisor/screens/list/messages.ts';
import { exchangeMessages } from '#web/admin/shared/exchange/messages.ts';
import { importMessages } from '#web/admin/import/messages.ts';
import { issuesListMessages } from '#web/admin/issues/messages.ts';
import { noteMessages } from '#web/admin/editor/notes/messages.ts';
import { ownerMessages } from '#web/admin/shared/owners/messages.ts';
import { searchMessages } from '#web/admin/inbox/messages.ts';
import { settingsMessages } from '#web/admin/settings/messages.ts';
import { accountMessages } from '#web/admin/shared/account/messages.ts';
import { peopleMessages } from '#web/admin/shared/people/messages.ts';
import { printMessages } from '#web/admin/shared/print/messages.ts';
import { profileMessages } from '#web/admin/profile/messages.ts';
import { invitationMessages } from '#web/admin/sign-in/messages.ts';
import { moreMessages } from '#web/advisor/walk/parts/messages.ts';
import { timelineMessages } from '#web/advisor/walk/parts/text-messages.ts';
import { recordsMessages } from '#web/advisor/screens/records/messages.ts';
import { loginMessages } from '#web/advisor/shared/forms/login-messages.ts';
import { stepMessages } from '#web/guide/step-messages.ts';
import { walkMessages } from '#web/advisor/walk/state/messages.ts';
import { messages } from '#web/base/messages.ts';
import { pagingMessages } from '#web/base/paging/paging-messages.ts';
import { openMessages } from '#web/open/messages.ts';
import { root } from '../base/runtime.mjs';

const files = globSync('web/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(root, path), 'utf8'));

/** Lists words as 'group.word', or 'word' for those in no group. */
function pathsIn(words: object): string[] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? Object.keys(value).map((word) => `${name}.${word}`)
      : [name],
  );
}

/** Returns every text that has no gaps to fill. */
function wordsIn(words: object): string[] {
  return Object.values(words).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? wordsIn(value) : [];
  });
}

/** Returns true if one of the files that name the words names the word in full, or as `words.word`, or hands the whole group on. */
function isUsed(naming: readonly string[], name: string, path: string): boolean {
  const [first, second] = path.split('.');
  // A word outside a group is named by `words = all of them`, or as they are imported.
  const [group, word] = second === undefined ? ['', first] : [`\\.${first}`, second];
  const inFull = new RegExp(`\\b${name}\\.${path.replace('.', '\\.')}\\b`);
  const ofGroup = new RegExp(`\\bwords = ${name}${group};|\\b${name}${group} as words\\b`);
  const short = new RegExp(`\\bwords(\\.${word}\\b|\\[|,?\\s*\\))`);
  return naming.some((text) => inFull.test(text) || (ofGroup.test(text) && short.test(text)));
}

// knip sees no members of an object.
test.each([
  ['messages', messages],
  ['outboxMessages', outboxMessages],
  ['foundMessages', foundMessages],
  ['pageMessages', pageMessages],
  ['recordsMessages', recordsMessages],
  ['walkMessages', walkMessages],
  ['stepMessages', stepMessages],
  ['openMessages', openMessages],
  ['pagingMessages', pagingMessages],
  ['linkMessages', linkMessages],
  ['loginMessages', loginMessages],
  ['listMessages', listMessages],
  ['moreMessages', moreMessages],
  ['recentsMessages', recentsMessages],
  ['timelineMessages', timelineMessages],
  ['adminMessages', adminMessages],
  ['noteMessages', noteMessages],
  ['ownerMessages', ownerMessages],
  ['searchMessages', searchMessages],
  ['settingsMessages', settingsMessages],
  ['printMessages', printMessages],
  ['exchangeMessages', exchangeMessages],
  ['importMessages', importMessages],
  ['issuesListMessages', issuesListMessages],
  ['accountMessages', accountMessages],
  ['peopleMessages', peopleMessages],
  ['profileMessages', profileMessages],
  ['invitationMessages', invitationMessages],
])('every word of %s is shown somewhere', (name, words) => {
  const naming = files.filter((text) => text.includes(name));
  expect(pathsIn(words).filter((path) => !isUsed(naming, name, path))).toEqual([]);
});

// LIST-6
test("only the Publish button has a name that begins with 'Publish'", () => {
  const words = [
    adminMessages,
    exchangeMessages,
    issuesListMessages,
    messages,
    noteMessages,
    outboxMessages,
    pageMessages,
    ownerMessages,
    recordsMessages,
    searchMessages,
    settingsMessages,
    walkMessages,
  ].flatMap((group) => wordsIn(group));
  const labels = words.filter((word) => word.startsWith('Publish') && !word.endsWith('.'));
  expect(labels).toEqual(['Publish']);
});

// OPERATIONS-1
test('every job of the server has a name for people', () => {
  const jobs = globSync('server/**/*.ts', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return Array.from(text.matchAll(/sweepRegularly\([^{]*\{\s*name: '([^']+)'/g));
    })
    .map(([, name]) => name ?? '');
  expect(jobs.length).toBeGreaterThan(10);
  expect(new Set(Object.keys(JOB_NAMES))).toEqual(new Set(jobs));
});
