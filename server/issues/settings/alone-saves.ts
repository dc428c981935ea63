import { settingChanges } from '#core/campus/call-changes.ts';
import { legalSetting, problemsInSettings } from '#core/campus/campus-problems.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type { AloneMember, AloneSettings } from '#core/campus/setting.ts';
import { ALONE_MEMBERS, ALONE_ON_PHONES } from '#core/campus/setting-members.ts';
import type { AuditAct } from '#core/audit/audit.ts';
import type { Deps } from '../../base/deps.ts';
import type { Db } from '../../db/tables/database.ts';
import type { Words } from '../../base/words/words.ts';
import { ApiError } from '../../http/api-error.ts';
import { hasOthers } from '../../domain/active-admins.sql.ts';
import { noteAct } from '../../domain/audit.sql.ts';
import { readAlone, writeAlone } from '../../domain/campus.ts';
import { bumpLibraryVersion } from '../rows/issues.sql.ts';

export type Saver = {
  readonly admin: string;
  /** Throws unless the person who saves proved their identity recently. */
  readonly prove: () => void;
};

const ACTS: { readonly [M in AloneMember]: AuditAct } = {
  report: 'settings.report',
  secondPerson: 'settings.secondPerson',
};

/** Returns the settings that were sent in the form in which they are stored. Throws INVALID_SETTINGS if one of them has a problem. */
export function legalOfAlone(sent: AloneSettings): AloneSettings {
  const settings = { ...NEW_CAMPUS, ...sent };
  const members = ALONE_MEMBERS.filter((member) => sent[member] !== undefined);
  const problems = problemsInSettings(settings, members);
  if (problems.length > 0) throw new ApiError('INVALID_SETTINGS', { problems });
  return Object.fromEntries(members.map((member) => [member, legalSetting(settings, member)]));
}

/** Saves the settings that are not part of the campus, with an entry in the audit for each that changed (REPORT-1, REVIEW-1). */
export async function saveAlone(
  tx: Db,
  deps: Deps,
  sent: AloneSettings,
  { admin, prove }: Saver,
): Promise<void> {
  const before = await readAlone(tx);
  const changed = ALONE_MEMBERS.filter(
    (member) => sent[member] !== undefined && sent[member] !== before[member],
  );
  if (changed.length > 0) prove();
  if (changed.includes('secondPerson') && sent.secondPerson && !(await hasOthers(tx, admin))) {
    throw new ApiError('SECOND_PERSON_NEEDED', {
      detail: (say) => say.inviteOther,
    });
  }
  await writeAlone(tx, Object.fromEntries(changed.map((member) => [member, sent[member]])));
  for (const member of changed) {
    const [was, is] = [before, sent].map((alone) => ({ ...NEW_CAMPUS, ...alone }));
    const about = ({ changes }: Words) =>
      was && is ? settingChanges(was, is, [member], {}, changes) : [];
    noteAct(tx, { who: admin, what: ACTS[member], subject: null, about });
  }
  // Phones get these settings with the library (REPORT-3).
  if (changed.some((member) => ALONE_ON_PHONES.includes(member))) {
    await bumpLibraryVersion(tx, deps.newId());
  }
}
