import { isDeepStrictEqual } from 'node:util';
import { API, type BodyOf } from '#core/api/api.ts';
import type { ContactInUse } from '#core/api/api-errors.ts';
import { legalCampus, problemsInCampus, type CampusProblem } from '#core/campus/campus-problems.ts';
import { callChanges } from '#core/campus/call-changes.ts';
import type { Campus } from '#core/campus/campus-schema.ts';
import { namedBy } from '#core/campus/campus.ts';
import { audited, noteAct } from '../nouns/audit.ts';
import { holdCampus, writeCampus, type StoredCampus } from '../nouns/campus.ts';
import type { Db } from '../db/tables/database.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { issuesNamingContacts, usesOf, withReplaced } from './contact-uses.ts';
import { storeChange } from './saves.ts';
import { bumpLibraryVersion } from './store.ts';

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

function legalSave({ campus, replace = {} }: Save): LegalSave {
  const legal = legalCampus(campus);
  if (!legal) throw new ApiError('INVALID_SETTINGS', { problems: problemsInCampus(campus) });
  // What stays is not replaced.
  const gone = Object.entries(replace).filter(([id]) => !namedBy(id, legal));
  const problems = gone
    .filter(([, other]) => !namedBy(other, legal))
    .map(([id]): CampusProblem => ({ field: `replace.${id}`, code: 'UNKNOWN_CONTACT' }));
  if (problems.length > 0) throw new ApiError('INVALID_SETTINGS', { problems });
  return { campus: legal, replace: new Map(gone) };
}

/** Throws CONTACT_IN_USE if an issue names a contact that goes and has no successor. */
async function assertNoneIsMissed(
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

async function trySave(tx: Db, deps: Deps, save: Save, legal: LegalSave): Promise<StoredCampus> {
  const held = await holdCampus(tx);
  if (held.version !== save.version) {
    throw new ApiError('VERSION_CONFLICT', {
      detail: 'Somebody else saved the settings meanwhile.',
    });
  }
  // An earlier release may have written the same zone otherwise.
  const before = legalCampus(held.campus) ?? held.campus;
  if (callsOthers(before, legal.campus)) save.prove();
  await assertNoneIsMissed(tx, held.campus, legal);
  await rewriteIssues(tx, deps, legal.replace, save.admin);
  const isChanged = !isDeepStrictEqual(legal.campus, held.campus);
  const after = isChanged ? await writeCampus(tx, held, legal.campus) : held;
  const about = callChanges(before, legal.campus);
  if (isChanged) noteAct(tx, { who: save.admin, what: 'settings.edit', subject: null, about });
  if (isChanged || legal.replace.size > 0) await bumpLibraryVersion(tx, deps.newId());
  return after;
}

// Another save of an issue wins a round at most once for each that is sent meanwhile.
const MAX_ATTEMPTS = 50;

/** Saves the settings with the texts of issues that name a removed contact, in one transaction (SETTINGS-5, SETTINGS-6). */
export async function saveCampus(deps: Deps, save: Save): Promise<StoredCampus> {
  const legal = legalSave(save);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await audited(deps, (tx) => trySave(tx, deps, save, legal));
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw new ApiError('VERSION_CONFLICT');
}
