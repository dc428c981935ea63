import { mayGoUnread, dialedIn } from '#core/campus/unread-words.ts';
import { brokenReferenceIn } from '#core/campus/text-problems.ts';
import { contactsIn, plainText } from '#core/campus/contact-refs.ts';
import { namedBy } from '#core/campus/campus.ts';
import { partOf } from '#core/issue/typed-details.ts';
import { entriesOf, languagesOf, publishedIn } from '#core/issue/translations.ts';
import { textsOf } from '#core/step/step-texts.ts';
import { noteAct } from '../../domain/audit.sql.ts';
import { listUnread, noteUnread } from '../../domain/unread.sql.ts';
import { readAlone, holdCampus, readCampus } from '../../domain/campus.ts';
import type { SecretDeps } from '../../domain/own-secrets.ts';
import type { Db } from '../../db/tables/database.ts';
import type { Words } from '../../base/words/words.ts';
import { ApiError } from '../../http/api-error.ts';
import type { StoredIssue } from '../rows/issues.sql.ts';

/** Throws INVALID_INPUT if an urgent message names a contact that the campus does not have (PUBLISH-16). */
export async function assertNamesKnown(tx: Db, sentence: string | undefined): Promise<void> {
  const ids = contactsIn(sentence ?? '');
  const { campus } = ids.length > 0 ? await holdCampus(tx) : {};
  const isKnown = ids.every((id) => campus && namedBy(id, campus));
  if (isKnown && brokenReferenceIn(sentence ?? '') === undefined) return;
  throw new ApiError('INVALID_INPUT', {
    detail: 'The message has an unknown contact. Insert it again.',
  });
}

/** Returns every text that advisors read in an issue. */
function wordsOf(issue: StoredIssue): readonly string[] {
  const details = Object.values(partOf('inRevision', issue)).flat();
  return [
    ...details.filter((one) => typeof one === 'string'),
    ...issue.steps.flatMap((step) => textsOf(step).map(({ text }) => text)),
    ...languagesOf(publishedIn(issue)).flatMap(([, { texts }]) =>
      entriesOf(texts).map(([, { text }]) => text),
    ),
  ];
}

const refused = (detail: (details: Words['details']) => string) =>
  new ApiError('SECOND_PERSON_NEEDED', { detail });

/** Throws SECOND_PERSON_NEEDED if an urgent correction adds something to call, to open or to look at that advisors do not have yet, because nobody else has read the correction (REVIEW-20). */
export function assertMayGoUnread(
  before: StoredIssue,
  { issue, urgent, isOld }: { issue: StoredIssue; urgent: string; isOld: boolean },
): void {
  if (!mayGoUnread(urgent)) {
    throw refused((say) => say.numbersInMessage);
  }
  // Advisors have read exactly this text before, so nothing in it is new.
  if (isOld) return;
  const known = new Set(wordsOf(before).flatMap(dialedIn));
  const added = wordsOf(issue)
    .flatMap(dialedIn)
    .find((one) => !known.has(one));
  if (added !== undefined) {
    throw refused((say) => say.newInCorrection(added));
  }
  const pictures = new Set(before.steps.map(({ image }) => image));
  if (issue.steps.every(({ image }) => image === undefined || pictures.has(image))) return;
  throw refused((say) => say.imageInCorrection);
}

/** Throws SECOND_PERSON_NEEDED if nobody but its author has read an urgent correction of the issue yet (REVIEW-21). */
export async function assertAllRead(
  tx: Db,
  deps: SecretDeps,
  which: { issueId: string; admin: string },
): Promise<void> {
  const unread = await listUnread(tx, deps, which);
  if (unread.some(({ isOwn }) => isOwn)) {
    throw refused((say) => say.ownCorrection);
  }
  if (unread.length > 0) {
    throw refused((say) => say.readCorrection);
  }
}

type Correction = { after: StoredIssue; admin: string; urgent: string | undefined };

/** Notes that an urgent correction went out before anybody else read it, if publishing needs a second person. It also notifies the owners (REVIEW-21, REVIEW-22). */
export async function noteCorrection(
  tx: Db,
  deps: SecretDeps,
  { after: { _id, title, revision, updatedAt }, admin, urgent }: Correction,
): Promise<void> {
  if (urgent === undefined || revision === null) return;
  if (!(await readAlone(tx)).secondPerson) return;
  await noteUnread(tx, deps, { issue_id: _id, revision, author: admin, at: updatedAt });
  const { campus } = await readCampus(tx);
  const sentence = plainText(urgent, campus);
  const about = ({ told }: Words) => [told.calls(sentence, title), told.unread];
  noteAct(tx, { who: admin, what: 'issue.correct', subject: _id, about });
}
