import { isProcedureLanguage, PROCEDURE_LANGUAGES } from '#core/base/procedure-languages.ts';
import { shownTexts } from '#core/issue/translation.ts';
import type { AskedStep, OpenedRecord, RecordedAttendance } from '#core/record/recorded-schema.ts';
import { languagesShown } from '#core/record/shown-languages.ts';
import type { Branch, SavedStep } from '#core/step/step.ts';
import { readCampus, type StoredCampus } from '../domain/campus.ts';
import { uuidBytes } from '../db/columns/uuid.ts';
import type { Deps } from '../base/deps.ts';
import { findRevision, type StoredRevision } from '../domain/revisions.sql.ts';
import { findCallback } from './attendance.sql.ts';
import { recordsIn } from './recorded.ts';
import { undoableSince, voidOfRecord } from '../domain/record-voids.sql.ts';

function asked(step: SavedStep): AskedStep {
  const { _id, question, image, customiseAnswerType } = step;
  const { customText: yes } = step.yesAction ?? {};
  const { customText: no } = step.noAction ?? {};
  const { confirmationText } = step.confirmationAction ?? {};
  const answers: { readonly [B in Branch]: Pick<AskedStep, B> | false } = {
    yesAction: yes !== undefined && { yesAction: { customText: yes } },
    noAction: no !== undefined && { noAction: { customText: no } },
    confirmationAction: confirmationText !== undefined && {
      confirmationAction: { confirmationText },
    },
  };
  const own: AskedStep = {
    _id,
    ...(question !== undefined && { question }),
    ...(image !== undefined && { image }),
    ...(customiseAnswerType !== undefined && { customiseAnswerType }),
  };
  return Object.assign(own, ...Object.values(answers)) as AskedStep;
}

/** Returns the texts of a revision in the languages in which the record's steps were shown, or nothing if all were shown in the original (TRANSLATE-11). */
function translatedFor(
  { moments = [] }: Pick<RecordedAttendance, 'moments'>,
  walked: StoredRevision | undefined,
): Pick<OpenedRecord, 'translated'> {
  const found = languagesShown(moments).flatMap((language) => {
    const translation = isProcedureLanguage(language) && walked?.translations?.[language];
    if (!translation) return [];
    const { steps } = shownTexts(walked, translation);
    return [[language, { steps, answers: PROCEDURE_LANGUAGES[language] }] as const];
  });
  return found.length > 0 ? { translated: Object.fromEntries(found) } : {};
}

/** Returns the contacts that a record may name. Contacts that were removed have their last name (CONTACT-7). */
function namesIn({ campus, former }: StoredCampus): OpenedRecord['campus'] {
  const gone = Object.entries(former).map(([id, name]) => ({
    id,
    name,
    number: '',
    when: '',
    categories: [],
  }));
  return { emergency: campus.emergency, contacts: [...campus.contacts, ...gone] };
}

/** Returns a function that reads a record with everything that it names (RECORDED-1), or undefined if there is none. */
export function openedRecords(
  deps: Pick<Deps, 'db' | 'now'>,
  timeZone: string,
): (id: string) => Promise<OpenedRecord | undefined> {
  const db = deps.db.read;
  const recordOf = recordsIn(db);
  return async (id) => {
    const record = await recordOf(id);
    if (!record) return undefined;
    const { issueId, revision } = record;
    const walked = revision === null ? undefined : await findRevision(db, issueId, revision);
    const marked = await voidOfRecord(db, uuidBytes(id), undoableSince(deps));
    return {
      ...record,
      asked: (walked?.steps ?? []).map(asked),
      ...translatedFor(record, walked),
      revisionSavedAt: walked?.savedAt ?? null,
      campus: namesIn(await readCampus(db)),
      callback: await findCallback(db, uuidBytes(id)),
      ...(marked && { void: marked }),
      timeZone,
    };
  };
}
