import type { AskedStep, OpenedRecord } from '#core/record/recorded-schema.ts';
import type { Branch, SavedStep } from '#core/step/step.ts';
import { readCampus, type StoredCampus } from '../domain/campus.ts';
import { uuidBytes } from '../db/columns/uuid.ts';
import type { Deps } from '../base/deps.ts';
import { findRevision } from '../domain/revisions.sql.ts';
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

/** Returns the contacts that a record may name; of those that went the last name is known (CONTACT-7). */
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

/** Returns the reader of records with all that they name (RECORDED-1), or undefined if there is none. */
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
      revisionSavedAt: walked?.savedAt ?? null,
      campus: namesIn(await readCampus(db)),
      callback: await findCallback(db, uuidBytes(id)),
      ...(marked && { void: marked }),
      timeZone,
    };
  };
}
