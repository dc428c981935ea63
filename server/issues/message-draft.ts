import { LIMITS } from '#core/base/limits.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import { draftOf } from '#core/inbox/message-draft.ts';
import type { MissedIn } from '#core/inbox/message-draft.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { findMerged, findMissingIssue, setDraft } from '../domain/messages.sql.ts';
import type { MissingIssueRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { newStepId } from '../base/step-id.ts';
import { createIssueIn } from './drafts.ts';
import { findIssue, type StoredIssue } from './rows/issues.sql.ts';

/** The most messages in a draft. Each takes at least a letter and an empty line, and the question has room for no more. */
const MESSAGES_LIMIT = Math.ceil(LIMITS.question / 3);

const wordsOf = ({ description: text, category }: MissingIssueRow): MissedIn => ({
  text,
  category,
});

/** Makes a draft of a message about a missing issue and of the messages merged into it (INBOX-6). A second call returns the first draft. */
export async function draftFromMessage(
  deps: Deps,
  { message, admin }: { message: string; admin: string },
): Promise<StoredIssue> {
  return await audited(deps, async (tx) => {
    const row = await findMissingIssue(tx, message);
    if (!row) throw new ApiError('NOT_FOUND');
    const known = row.draft_id === null ? undefined : await findIssue(tx, row.draft_id);
    if (known) return known;
    const { question, ...details } = draftOf(
      wordsOf(row),
      (await findMerged(tx, message, { first: 'oldest', most: MESSAGES_LIMIT })).map(wordsOf),
    );
    // The draft gets the id of the message, so that two people who press at once make only one draft.
    const issue = await createIssueIn(tx, deps, {
      details: detailsOf(details),
      key: message,
      admin,
      steps: [{ _id: newStepId(), question }],
    });
    await setDraft(tx, message, issue._id);
    noteAct(tx, { who: admin, what: 'message.makeDraft', subject: `missing/${message}` });
    return issue;
  });
}
