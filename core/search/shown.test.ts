import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IssueCategory } from '../base/category.ts';
import { dangerIn, isCall } from './danger.ts';
import type { Searched } from './search-term.ts';
import { searchTexts } from './search-texts.ts';
import { searchIssues } from './search.ts';
import { reasonFor, shownOf } from './shown.ts';
import { understandBy } from './situations.ts';

const issue = (title: string, category: IssueCategory, alsoCalled: readonly string[] = []) => ({
  _id: title,
  title,
  alsoCalled,
  category,
});

const lockout = issue('Resident locked out', 'Access', ['lockout']);
const key = issue('Lost key', 'Access');
const noise = issue('Noise in quiet hours', 'Noise complaint');
const attacker = issue('Attacker or weapon', 'Safety concern', ['gun']);
const anything = issue('Anything not covered', 'Other');
const boiler = issue('Maple Hall boiler', 'Heating');
const library = [anything, noise, key, lockout, attacker, boiler];

/** Makes a table of four situations: each word speaks for its own by 700; for the last there is no procedure. */
const meanings = (text: string): readonly number[] =>
  [
    /lock|shut out/gi,
    /lost|key/gi,
    /noise|loud|quiet|music/gi,
    /attack|weapon|gun/gi,
    /bat|bird/gi,
  ].map((words) => 700 * (text.match(words)?.length ?? 0));

type Given = {
  issues?: readonly (typeof noise & { isStarter?: boolean })[];
  isEarly?: boolean;
  step?: string;
  taught?: Readonly<Record<string, string>>;
};

function shown(
  search: string,
  { issues = library, isEarly = false, step = '', taught }: Given = {},
) {
  const texts = searchTexts(() => '');
  for (const { _id } of issues) texts.add({ _id, firstAct: step, steps: [] } as never);
  const understand = isEarly ? undefined : understandBy(meanings);
  const where = { issues, synonyms: {}, texts, understand, taught };
  return shownOf(search, searchIssues(search, where), where);
}
const best = (search: string, given?: Given) => shown(search, given).best?.title;
const others = (search: string, given?: Given) =>
  shown(search, given).others.map(({ title }) => title);

describe('a search is sure', () => {
  // SEARCH-18
  test('if one name has all its words, and the last may be only begun', () => {
    expect(best('locked out')).toBe(lockout.title);
    expect(best('lockou')).toBe(lockout.title);
    expect(best('boiler')).toBe(boiler.title);
    expect(best('locked out', { isEarly: true })).toBe(lockout.title);
  });

  // SEARCH-18
  test('if it equals only one title, with another ending or without its gap', () => {
    const issues = [issue('Lockouts', 'Access'), key, boiler];
    const step = 'Is the resident locked out?';
    expect(best('locked out', { issues, step, isEarly: true })).toBe('Lockouts');
    expect(best('locked resident', { issues, step, isEarly: true })).toBeUndefined();
  });

  // SEARCH-32
  test('if the table clearly finds one situation with only one procedure', () => {
    const step = 'They are shut out of the building';
    expect(best('shut out, shut out of the building', { step })).toBe(lockout.title);
    const twice = [...library, issue('Locked out of Elm Hall', 'Access')];
    expect(best('shut out, shut out of the building', { step, issues: twice })).toBeUndefined();
  });

  // SEARCH-32, SEARCH-24
  test("if the campus's own procedure has a starter text for the same situation next to it", () => {
    const own = issue('Locked out of Elm Hall', 'Access');
    const issues = [...library.map((one) => ({ ...one, isStarter: true })), own];
    const step = 'They are shut out of the building';
    const search = 'shut out, shut out of the building';
    expect(best(search, { step, issues })).toBe(own.title);
    expect(others(search, { step, issues })).toContain(lockout.title);
  });

  // SEARCH-25
  test('if an administrator taught it, but not before a procedure that answers a danger', () => {
    const taught = { xylq: boiler._id, 'loud music': boiler._id, gun: boiler._id };
    expect(best('Xylq 214', { taught })).toBe(boiler.title);
    expect(best('loud music', { taught, isEarly: true })).toBe(boiler.title);
    expect(others('loud music', { taught })).toEqual([noise.title]);
    expect(best('loud musi', { taught })).not.toBe(boiler.title);
    // Within a longer search it is first, but not sure.
    const longer = shown('there is loud music', { taught });
    expect([longer.best, longer.taught, longer.others[0]]).toEqual([undefined, boiler, boiler]);
    expect(shown('loud music and a gun', { taught }).all[0]).toBe(attacker);
    expect(shown('gun', { taught }).all.map(({ title }) => title)).toEqual([
      attacker.title,
      boiler.title,
    ]);
  });

  // SEARCH-18, SEARCH-32
  test('only if one name has its words and it fits one situation', () => {
    const two = [...library, issue('Lost phone', 'Other')];
    expect(best('lost', { issues: two, isEarly: true })).toBeUndefined();
    expect(best('loud music, a weapon, a gun', { step: 'loud music with weapon' })).toBeUndefined();
  });

  // SEARCH-33
  test('only if the procedure is for its situation', () => {
    const step = 'A bat or a bird in the quiet hall';
    expect(shown('bat in the quiet hall', { step }).all.length).toBeGreaterThan(0);
    expect(best('bat in the quiet hall', { step })).toBeUndefined();
    // Words of its name speak more of something else.
    const quiet = issue('Quiet bird, no noise', 'Noise complaint');
    expect(best('quiet bird, bird', { issues: [quiet] })).toBeUndefined();
    expect(best('quiet noise', { issues: [quiet] })).toBe(quiet.title);
  });

  // SEARCH-33
  test('only in words of its language', () => {
    const step = 'They are shut out of the building';
    expect(best('lock shut out', { step })).toBe(lockout.title);
    expect(best('estoy encerrado fuera lock', { step })).toBeUndefined();
    expect(best('lockxyz', { step })).toBeUndefined();
    expect(best('%')).toBeUndefined();
    expect(best('')).toBeUndefined();
  });
});

// SEARCH-33
test('unknown words find nothing that only sounds alike', () => {
  const understand = understandBy((text) => [/xy/.test(text) ? 900 : 0, /x/.test(text) ? 800 : 0]);
  const issues = [{ ...key, title: 'x' }, anything];
  const texts = searchTexts(() => '');
  const where = { issues, synonyms: {}, texts, understand };
  const found = searchIssues('xylq', where);
  expect(found.issues).toHaveLength(1);
  expect(shownOf('xylq', found, where)).toMatchObject({ all: [], others: [], anything });
});

// SEARCH-34, SEARCH-19, SEARCH-20
test('at most four others are shown before the procedure for anything, or five without it', () => {
  const rooms = Array.from({ length: 9 }, (_, at) => issue(`Water in hall ${at}`, 'Water'));
  const issues = [anything, ...rooms, issue('Hall flood', 'Water')];
  const sure = shown('hall flood', {
    issues,
    isEarly: true,
    step: 'Is the hall wet from a flood?',
  });
  expect([sure.best?.title, sure.others.length, sure.anything]).toEqual([
    'Hall flood',
    4,
    anything,
  ]);
  const closest = shown('hall', { issues, isEarly: true });
  expect([closest.best, closest.others.length, closest.anything]).toEqual([undefined, 4, anything]);
  expect(closest.all).toHaveLength(10);
  const without = shown('hall flood', {
    issues: issues.slice(1),
    isEarly: true,
    step: 'hall flood',
  });
  expect([without.others.length, without.anything]).toEqual([5, undefined]);
  expect(shown('anything not covered')).toMatchObject({ best: anything, anything });
  expect(shown('glitter cannon')).toMatchObject({ all: [], others: [], anything });
});

// SEARCH-22
test('the matches include each title that contains the typed text', () => {
  const piece = fc
    .constantFrom(...library.map(({ title }) => title))
    .chain((title) =>
      fc
        .tuple(fc.nat(title.length), fc.nat(title.length))
        .map(([a, b]) => [title, title.slice(Math.min(a, b), Math.max(a, b))] as const),
    );
  fc.assert(
    fc.property(piece, ([title, typed]) => {
      const { all, best: first, others: more } = shown(typed);
      expect(all.map((one) => one.title)).toContain(title);
      expect(all).toEqual(expect.arrayContaining([...(first ? [first] : []), ...more]));
      expect(new Set(all).size).toBe(all.length);
    }),
  );
  expect(shown('50%', { issues: [issue('50% off', 'Other')] }).all).toHaveLength(1);
});

// SEARCH-19
test('one or two letters find first the names that begin with them', () => {
  const issues = [issue('Loud songs', 'Pests'), issue('Gas', 'Fire')];
  expect(others('g', { issues })[0]).toBe('Gas');
  const begun = [issue('No heating', 'Heating', ['freezing']), issue('Wet fire', 'Fire')];
  const all = [...begun, issue('Fire exits', 'Fire'), issue('Cold', 'Heating')];
  expect(others('f', { issues: all })[0]).toBe('Fire exits');
  expect(others('f', { issues: all }).slice(0, 3).sort()).toEqual([
    'Fire exits',
    'No heating',
    'Wet fire',
  ]);
});

describe('a word of danger', () => {
  // SEARCH-21
  test('never finds a procedure of comfort first', () => {
    const search = 'loud music in the quiet hours and a gun';
    expect(others(search)).toEqual([attacker.title, noise.title]);
    expect(shown(search).isDanger).toBe(true);
    expect(shown('loud music in quiet hours').isDanger).toBe(false);
  });

  // SEARCH-35
  test('puts the call first if no procedure answers it, and not if the search is sure', () => {
    expect(shown('drone with a weapon', { issues: [noise, anything] })).toMatchObject({
      others: [],
      anything,
      isDanger: true,
    });
    expect(shown('gun')).toMatchObject({ best: attacker, isDanger: false });
  });

  // SEARCH-21, SEARCH-35
  test('puts the call first, and comfort last, if no procedure answers it', () => {
    const quiet = { ...noise, category: 'Safety concern' as const };
    const search = 'suicidal in the quiet hours';
    expect(shown(search, { issues: [quiet, anything] }).isDanger).toBe(true);
    const issues = [quiet, issue('Suicidal', 'Welfare')];
    expect(others(search, { issues, isEarly: true })[0]).toBe('Suicidal');
    expect(others('gun in quiet hours', { issues: [quiet, lockout, attacker] })).toEqual([
      attacker.title,
      quiet.title,
    ]);
  });

  // SEARCH-21, SEARCH-25
  test('is never sure of a procedure of comfort, even if that is taught or named', () => {
    const taught = { gun: noise._id, suicidal: noise._id };
    const search = shown('gun', { taught });
    expect([search.best, search.all[0], search.isDanger]).toEqual([undefined, attacker, true]);
    expect(shown('suicidal', { taught })).toMatchObject({ best: undefined, isDanger: true });
    expect(best('gun', { taught: { gun: attacker._id } })).toBe(attacker.title);
  });
});

// SEARCH-23
test('a result shows the other name that was typed, or the situation that was meant', () => {
  const understand = understandBy(meanings);
  const reason = (search: string, one = lockout) => reasonFor(search, one, understand(search));
  expect(reason('lockou')).toBe('lockout');
  expect(reason('shut out')).toBe('locked out');
  expect(reason('l')).toBeUndefined();
  expect(reason('g', attacker)).toBe('gun');
  expect(reason('boiler', boiler)).toBeUndefined();
  expect(reason('music')).toBeUndefined();
  expect(reasonFor('shut out', lockout, undefined)).toBeUndefined();
  // Those of which one may be meant are told apart by what each is for, unless the title says so or has the words.
  const faint = understandBy((text) => meanings(text).map((points) => points / 7));
  const own = { ...lockout, situations: ['locked-out'] };
  const apart = (search: string, one = own) => reasonFor(search, one, faint(search), 1);
  expect(reasonFor('shut out', own, faint('shut out'))).toBeUndefined();
  expect(apart('shut out')).toBe('locked out');
  expect(apart('lockou')).toBe('lockout');
  expect(apart('lock')).toBeUndefined();
  expect(apart('shut out', { ...own, title: 'Locked out' })).toBeUndefined();
  expect(apart('quiet')).toBeUndefined();
});

// SEARCH-23
test('a result shows its own situation if a search fits several equally', () => {
  const understand = understandBy(meanings);
  const reason = (one: Searched) =>
    reasonFor('shut out, lost it', one, understand('shut out, lost it'));
  expect(reason({ ...lockout, situations: ['locked-out'] })).toBe('locked out');
  expect(reason({ ...key, title: 'Card gone', situations: ['lost-key'] })).toBe('lost key');
});

// SEARCH-30, SEARCH-25
test('a match by meaning or teaching does not count as read from corrected words', () => {
  expect(shown('shut out')).toMatchObject({ isMeant: true, taught: undefined });
  expect(shown('shut out', { isEarly: true })).toMatchObject({ isMeant: false });
  const taught = { 'glitter cannon': noise._id };
  expect(shown('glitter cannon', { taught })).toMatchObject({ isMeant: true, taught: noise });
  expect(shown('glitter cannon')).toMatchObject({ isMeant: false, taught: undefined });
});

// SEARCH-34
test('the first act is a call if it begins with one, or if lives are in danger', () => {
  const act = 'Hurt: call 911. Open no room.';
  const call = (search: string, one: typeof lockout, firstAct = act) =>
    isCall(one, firstAct, dangerIn(search, undefined));
  expect(call('locked out', lockout)).toBe(false);
  expect(call('locked out', lockout, 'Call Security. Wait.')).toBe(true);
  expect(call('locked out', lockout, 'Llama a seguridad. Espera.')).toBe(true);
  expect(call('locked out', lockout, 'Appelez la sécurité.')).toBe(true);
  expect(call('locked out', lockout, 'Llamas: sal.')).toBe(false);
  expect(call('weird man', attacker)).toBe(true);
  expect(call('suicidal', issue('Suicidal', 'Welfare'))).toBe(true);
  expect(call('homesick', issue('Suicidal', 'Welfare'))).toBe(false);
});
