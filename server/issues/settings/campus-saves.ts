import { isDeepStrictEqual } from 'node:util';
import type { API, BodyOf } from '#core/api/api.ts';
import type { ContactInUse } from '#core/api/api-errors.ts';
import { legalCampus, problemsInCampus } from '#core/campus/campus-problems.ts';
import type { CampusProblem } from '#core/campus/text-problems.ts';
import { callChanges, settingChanges } from '#core/campus/call-changes.ts';
import { CALL_MEMBERS, NAMED_MEMBERS, withCalls } from '#core/campus/setting-members.ts';
import type { Campus, NamedMember } from '#core/campus/setting.ts';
import { dialedIn } from '#core/campus/unread-words.ts';
import { namedBy } from '#core/campus/campus.ts';
import { audited, noteAct } from '../../domain/audit.sql.ts';
import { moveDuties } from '../../domain/calendar-address.sql.ts';
import { holdCampus, readAlone, writeCampus, type StoredCampus } from '../../domain/campus.ts';
import { marksOf } from '../../domain/person-marks.sql.ts';
import type { Db } from '../../db/tables/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Words } from '../../base/words/words.ts';
import { ApiError } from '../../http/api-error.ts';
import { legalOfAlone, saveAlone, type Saver } from './alone-saves.ts';
import { issuesNamingContacts, usesOf, withReplaced } from './contact-uses.ts';
import { storeChange } from '../saving/saves.ts';
import { bumpLibraryVersion } from '../rows/issues.sql.ts';

type SettingsSave = BodyOf<typeof API.updateSettings>;

/** Finds a new number or link in a text of the settings that takes effect without a second person (REVIEW-7, SESSION-15). */
function newIn(before: Campus, after: Campus, member: NamedMember): string | undefined {
  const known = new Set(dialedIn(before[member]));
  return dialedIn(after[member]).find((one) => !known.has(one));
}

/** Tells whether phones would call different people or numbers under the two settings (SESSION-15). */
function callsOthers(before: Campus, after: Campus): boolean {
  return CALL_MEMBERS.some((member) => !isDeepStrictEqual(after[member], before[member]));
}

/** The settings to store, and the replacement for each contact that they no longer have. */
type LegalSave = { campus: Campus; replace: ReadonlyMap<string, string> };

/** Returns a save in the form in which it is stored. Throws INVALID_SETTINGS if something in it is wrong. */
export function legalSave(campus: Campus, replace: SettingsSave['replace'] = {}): LegalSave {
  const legal = legalCampus(campus);
  if (!legal) throw new ApiError('INVALID_SETTINGS', { problems: problemsInCampus(campus) });
  // A contact that the settings still have is not replaced.
  const gone = Object.entries(replace).filter(([id]) => !namedBy(id, legal));
  const problems = gone
    .filter(([, other]) => !namedBy(other, legal))
    .map(([id]): CampusProblem => ({ field: `replace.${id}`, code: 'UNKNOWN_CONTACT' }));
  if (problems.length > 0) throw new ApiError('INVALID_SETTINGS', { problems });
  return { campus: legal, replace: new Map(gone) };
}

/** Throws CONTACT_IN_USE if the save removes a contact that an issue names, without a replacement. */
export async function assertNoneIsMissed(
  tx: Db,
  before: Campus,
  { campus, replace }: LegalSave,
): Promise<void> {
  const lost = before.contacts.filter(({ id }) => !namedBy(id, campus) && !replace.has(id));
  if (lost.length === 0) return;
  const uses = await usesOf(issuesNamingContacts(tx), new Set(lost.map(({ id }) => id)));
  const problems = Array.from(uses, ([contact, issues]): ContactInUse => ({ contact, issues }));
  if (problems.length > 0) throw new ApiError('CONTACT_IN_USE', { problems });
}

/** An error, thrown if another save of an issue was faster, so that the whole save starts again. */
class Overtaken extends Error {}

async function rewriteIssues(
  tx: Db,
  deps: Deps,
  replace: LegalSave['replace'],
  admin: string,
): Promise<void> {
  if (replace.size === 0) return;
  for await (const before of issuesNamingContacts(tx)) {
    const issue = withReplaced(before, replace);
    if (issue === before) continue;
    const change = { before, issue, admin, what: 'issue.edit', subject: before._id } as const;
    if (!(await storeChange(tx, deps, change))) throw new Overtaken();
  }
}

/** Throws VERSION_CONFLICT if somebody else has saved the settings in the meantime. */
export function assertVersion(held: StoredCampus, version: number | undefined): void {
  if (held.version === version) return;
  throw new ApiError('VERSION_CONFLICT', { detail: (say) => say.settingsSaved });
}

/** Returns the stored settings in the present form, since an earlier release may have written a time zone differently. */
export const legalOf = ({ campus }: StoredCampus): Campus => legalCampus(campus) ?? campus;

type Stored = LegalSave & { admin: string; waiting?: StoredCampus['waiting'] };

/** Stores the settings that phones get now, replaces removed contacts in the texts of issues, and stores the change that waits, if any. */
export async function storeCampus(
  tx: Db,
  deps: Deps,
  held: StoredCampus,
  { campus, replace, admin, waiting }: Stored,
): Promise<StoredCampus> {
  await rewriteIssues(tx, deps, replace, admin);
  await moveDuties(tx, deps, replace);
  const isChanged = !isDeepStrictEqual(campus, held.campus);
  const isSame = !isChanged && waiting === held.waiting;
  const after = isSame
    ? held
    : await writeCampus(tx, held, { campus, ...(waiting && { waiting }) });
  if (isChanged || replace.size > 0) await bumpLibraryVersion(tx, deps.newId());
  return after;
}

/** Throws if a name has a new number or link that may not take effect now: SECOND_PERSON_NEEDED if somebody else would have to read it, otherwise if the author has not proved their identity recently (REVIEW-7, SESSION-15). */
function assertNamesMayGo(
  before: Campus,
  after: Campus,
  saver: Saver,
  secondPerson: boolean,
): void {
  for (const member of NAMED_MEMBERS) {
    const added = newIn(before, after, member);
    if (added === undefined) continue;
    if (!secondPerson) return saver.prove();
    throw new ApiError('SECOND_PERSON_NEEDED', {
      detail: (say) => say.namedOnPhones[member](added),
    });
  }
}

/** Splits a save into the part that takes effect at once and the change of whom phones call, which waits if it needs a second person (REVIEW-7). */
async function dividedSave(
  tx: Db,
  deps: Deps,
  held: StoredCampus,
  sent: LegalSave,
  saver: Saver,
): Promise<Stored> {
  const { admin, prove } = saver;
  const { waiting } = held;
  const before = legalOf(held);
  const { secondPerson } = await readAlone(tx);
  assertNamesMayGo(before, sent.campus, saver, secondPerson);
  // A contact that the campus does not have cannot be replaced (REVIEW-7).
  const here = [...sent.replace].filter(([id]) => namedBy(id, before));
  const isAsked = waiting !== undefined && !callsOthers(waiting.campus, sent.campus);
  const isOtherPlace = here.some(([id, other]) => waiting?.replace[id] !== other);
  const asked = isAsked ? Object.entries(waiting.replace) : [];
  const legal = { ...sent, replace: new Map([...asked, ...here]) };
  const words = {
    campus: withCalls(legal.campus, before),
    replace: new Map<string, string>(),
    admin,
  };
  // The same change already waits, so nobody asks for it again.
  if (isAsked && !isOtherPlace) return { ...words, waiting };
  const isOther = callsOthers(before, legal.campus);
  if (isOther || waiting) prove();
  await assertNoneIsMissed(tx, held.campus, legal);
  if (isOther && secondPerson) {
    const replace = Object.fromEntries(legal.replace);
    const about = ({ changes }: Words) => callChanges(before, legal.campus, replace, changes);
    noteAct(tx, { who: admin, what: 'settings.askCalls', subject: null, about });
    const at = deps.now().toISOString();
    const marks = await marksOf(tx, deps, admin);
    return { ...words, waiting: { campus: legal.campus, replace, by: admin, marks, at } };
  }
  if (waiting && !isOther) {
    const about = ({ changes }: Words) =>
      callChanges(before, waiting.campus, waiting.replace, changes);
    noteAct(tx, { who: admin, what: 'settings.discardCalls', subject: null, about });
  }
  return { ...legal, admin };
}

async function trySave(
  tx: Db,
  deps: Deps,
  held: StoredCampus,
  legal: LegalSave,
  saver: Saver,
): Promise<StoredCampus> {
  const stored = await dividedSave(tx, deps, held, legal, saver);
  const { campus, replace } = stored;
  if (!isDeepStrictEqual(campus, held.campus)) {
    const before = legalOf(held);
    const named = NAMED_MEMBERS.filter((member) => newIn(before, campus, member) !== undefined);
    const told = [...named, ...CALL_MEMBERS];
    const about = ({ changes }: Words) =>
      settingChanges(before, campus, told, Object.fromEntries(replace), changes);
    noteAct(tx, { who: saver.admin, what: 'settings.edit', subject: null, about });
  }
  return await storeCampus(tx, deps, held, stored);
}

// The most attempts to save. Each save of an issue in the meantime costs at most one.
const MAX_ATTEMPTS = 50;

/** Runs the attempt in a transaction, and runs it again if another save of an issue was faster. */
export async function inTurn<T>(deps: Deps, attempt: (tx: Db) => Promise<T>): Promise<T> {
  for (let left = MAX_ATTEMPTS; left > 0; left -= 1) {
    try {
      return await audited(deps, attempt);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw new ApiError('VERSION_CONFLICT');
}

/** Saves the settings and replaces removed contacts in the texts of issues, in one transaction (SETTINGS-4, SETTINGS-5, SETTINGS-6). */
export async function saveSettings(
  deps: Deps,
  { campus, version, replace, ...alone }: SettingsSave,
  saver: Saver,
): Promise<StoredCampus> {
  if (replace && !campus) {
    throw new ApiError('INVALID_INPUT', { detail: '`replace` needs the campus.' });
  }
  const legal = campus && legalSave(campus, replace);
  const legalAlone = legalOfAlone(alone);
  return await inTurn(deps, async (tx) => {
    const held = await holdCampus(tx);
    if (legal || version !== undefined) assertVersion(held, version);
    const after = legal ? await trySave(tx, deps, held, legal, saver) : held;
    await saveAlone(tx, deps, legalAlone, saver);
    return after;
  });
}
