import { isDeepStrictEqual } from 'node:util';
import { API, type BodyOf } from '#core/api/api.ts';
import type { ContactInUse } from '#core/api/api-errors.ts';
import { legalCampus, problemsInCampus, type CampusProblem } from '#core/campus/campus-problems.ts';
import { callChanges } from '#core/campus/call-changes.ts';
import type { Campus } from '#core/campus/campus-schema.ts';
import { dialedIn } from '#core/campus/unread-words.ts';
import { namedBy, withCalls } from '#core/campus/campus.ts';
import { audited, noteAct } from '../../domain/audit.sql.ts';
import { holdCampus, writeCampus, type StoredCampus } from '../../domain/campus.ts';
import { marksOf } from '../../domain/person-marks.sql.ts';
import { readPublishing } from '../../domain/reviews.sql.ts';
import type { Db } from '../../db/tables/database.ts';
import type { Deps } from '../../base/deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { issuesNamingContacts, usesOf, withReplaced } from './contact-uses.ts';
import { storeChange } from '../saves.ts';
import { bumpLibraryVersion } from '../rows/issues.sql.ts';

type Save = BodyOf<typeof API.updateSettings> & {
  admin: string;
  /** Throws unless whoever saves proved of late who they are. */
  prove: () => void;
};

/** Tells whether a phone may call somebody else by the one than by the other (SESSION-15). */
function callsOthers(before: Campus, after: Campus): boolean {
  const { changing } = API.updateSettings.asksAgain;
  return changing.some((member) => !isDeepStrictEqual(after[member], before[member]));
}

/** The settings to store, and what takes the place of contacts that they lack. */
type LegalSave = { campus: Campus; replace: ReadonlyMap<string, string> };

/** Throws INVALID_SETTINGS where something is not in order. */
export function legalSave({ campus, replace = {} }: Pick<Save, 'campus' | 'replace'>): LegalSave {
  const legal = legalCampus(campus);
  if (!legal) throw new ApiError('INVALID_SETTINGS', { problems: problemsInCampus(campus) });
  // A contact that stays is not replaced.
  const gone = Object.entries(replace).filter(([id]) => !namedBy(id, legal));
  const problems = gone
    .filter(([, other]) => !namedBy(other, legal))
    .map(([id]): CampusProblem => ({ field: `replace.${id}`, code: 'UNKNOWN_CONTACT' }));
  if (problems.length > 0) throw new ApiError('INVALID_SETTINGS', { problems });
  return { campus: legal, replace: new Map(gone) };
}

/** Throws CONTACT_IN_USE if an issue names a contact that goes and has no successor. */
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

/** Another save of an issue was faster: the whole is done again. */
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

/** Throws VERSION_CONFLICT where somebody else saved the settings since. */
export function assertVersion(held: StoredCampus, version: number): void {
  if (held.version === version) return;
  throw new ApiError('VERSION_CONFLICT', {
    detail: 'Somebody else saved the settings meanwhile.',
  });
}

/** The settings that are held; an earlier release may have written the same zone otherwise. */
export const legalOf = ({ campus }: StoredCampus): Campus => legalCampus(campus) ?? campus;

type Stored = LegalSave & { admin: string; waiting?: StoredCampus['waiting'] };

/** Stores what phones have from now on, with the texts that name contacts which go, and what waits beside it. */
export async function storeCampus(
  tx: Db,
  deps: Deps,
  held: StoredCampus,
  { campus, replace, admin, waiting }: Stored,
): Promise<StoredCampus> {
  await rewriteIssues(tx, deps, replace, admin);
  const isChanged = !isDeepStrictEqual(campus, held.campus);
  const isSame = !isChanged && waiting === held.waiting;
  const after = isSame
    ? held
    : await writeCampus(tx, held, { campus, ...(waiting && { waiting }) });
  if (isChanged || replace.size > 0) await bumpLibraryVersion(tx, deps.newId());
  return after;
}

/** Finds something new to dial or to open in the name of the campus, which waits for nobody (REVIEW-7, SESSION-15). */
function newInName(before: Campus, { name }: Campus): string | undefined {
  const known = new Set(dialedIn(before.name));
  return dialedIn(name).find((one) => !known.has(one));
}

/** Throws where a name with something new in it may not go: no second person reads it, or nobody has proved who they are. */
function assertNameMayGo(added: string | undefined, save: Save, secondPerson: boolean): void {
  if (added === undefined) return;
  if (!secondPerson) return save.prove();
  throw new ApiError('SECOND_PERSON_NEEDED', {
    detail: `The name of the campus reaches every phone at once. Leave “${added}” out of it.`,
  });
}

/**
 * Divides a save into what takes effect at once, and the numbers that phones call, which wait if a second person is
 * needed (REVIEW-7).
 */
async function dividedSave(
  tx: Db,
  deps: Deps,
  held: StoredCampus,
  { save, ...sent }: { save: Save; legal: LegalSave },
): Promise<Stored> {
  const { admin } = save;
  const { waiting } = held;
  const before = legalOf(held);
  const { secondPerson } = await readPublishing(tx);
  assertNameMayGo(newInName(before, sent.legal.campus), save, secondPerson);
  // A contact that the campus does not have anyway is not replaced (REVIEW-7).
  const here = [...sent.legal.replace].filter(([id]) => namedBy(id, before));
  const isAsked = waiting !== undefined && !callsOthers(waiting.campus, sent.legal.campus);
  const isOtherPlace = here.some(([id, other]) => waiting?.replace[id] !== other);
  const asked = isAsked ? Object.entries(waiting.replace) : [];
  const legal = { ...sent.legal, replace: new Map([...asked, ...here]) };
  const words = {
    campus: withCalls(legal.campus, before),
    replace: new Map<string, string>(),
    admin,
  };
  // A change that waits already is not asked for again.
  if (isAsked && !isOtherPlace) return { ...words, waiting };
  const isOther = callsOthers(before, legal.campus);
  if (isOther || waiting) save.prove();
  await assertNoneIsMissed(tx, held.campus, legal);
  if (isOther && secondPerson) {
    const replace = Object.fromEntries(legal.replace);
    const about = callChanges(before, legal.campus, replace);
    noteAct(tx, { who: admin, what: 'settings.askCalls', subject: null, about });
    const at = deps.now().toISOString();
    const marks = await marksOf(tx, deps, admin);
    return { ...words, waiting: { campus: legal.campus, replace, by: admin, marks, at } };
  }
  if (waiting && !isOther) {
    const about = callChanges(before, waiting.campus, waiting.replace);
    noteAct(tx, { who: admin, what: 'settings.discardCalls', subject: null, about });
  }
  return { ...legal, admin };
}

async function trySave(tx: Db, deps: Deps, save: Save, legal: LegalSave): Promise<StoredCampus> {
  const held = await holdCampus(tx);
  assertVersion(held, save.version);
  const stored = await dividedSave(tx, deps, held, { save, legal });
  const { campus, replace } = stored;
  if (!isDeepStrictEqual(campus, held.campus)) {
    const before = legalOf(held);
    const isNamed = newInName(before, campus) !== undefined;
    const about = [
      ...(isNamed ? [`Name of the campus: ${before.name || 'none'}, now ${campus.name}`] : []),
      ...callChanges(before, campus, Object.fromEntries(replace)),
    ];
    noteAct(tx, { who: save.admin, what: 'settings.edit', subject: null, about });
  }
  return await storeCampus(tx, deps, held, stored);
}

// Another save of an issue wins a round at most once for each that is sent meanwhile.
const MAX_ATTEMPTS = 50;

/** Does it in a transaction, and anew where another save of an issue was faster. */
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

/** Saves the settings with the texts of issues that name a removed contact, in one transaction (SETTINGS-5, SETTINGS-6). */
export async function saveCampus(deps: Deps, save: Save): Promise<StoredCampus> {
  const legal = legalSave(save);
  return await inTurn(deps, async (tx) => trySave(tx, deps, save, legal));
}
