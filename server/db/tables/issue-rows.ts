import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { IssuePart } from '#core/issue/issue-parts.ts';
import type { ApprovalStep } from '#core/issue/second-person.ts';
import type { StepId } from '#core/step/step-schema.ts';
import type { Json } from '../columns/json.ts';

// These rows belong to an issue and have the forms of `schema.ts`.

/** The version of an issue that last changed a part of it. A part without a row is as it was created. */
export type IssuePartRow = {
  issue_id: string;
  /** The part, or '*' for every part at once. */
  part: IssuePart | '*';
  version: number;
  saved_at: string;
  saved_by: string | null;
};

/** A reminder email about a review date that was made, either 'ahead' of the day or when the review was 'due'. */
export type ReminderRow = { issue_id: string; review_by: string; stage: string; made_at: string };

/** An administrator who has an issue open in its editor, and the id of the step that is open there. */
export type PresenceRow = {
  issue_id: string;
  admin_id: string;
  seen_at: string;
  step: string | null;
};

/** A step of a path, and a mark of what was read there. */
export type ReadStep = readonly [step: StepId, mark: string];

/** A path of an issue that an administrator checked. It counts while the issue has that path. The fingerprint of a path in another language begins with the language's tag and a colon. */
export type PathCheckRow = {
  issue_id: string;
  fingerprint: string;
  /** Each step of the path. */
  steps: Json<readonly ReadStep[]>;
  checked_at: string;
  checked_by: string;
};

/** A translation that came with the starter library. `reviewed_at` is null until somebody has reviewed it. */
export type TranslationReviewRow = {
  issue_id: string;
  language: ProcedureLanguage;
  reviewed_at: string | null;
  reviewed_by: string | null;
  /** A fingerprint of the reviewed text, or null for a review under a former release. */
  reviewed_words: string | null;
};

/** A search for which an administrator chose the issue that was meant. */
export type TaughtSearchRow = { words: string; issue_id: string };

/** The account that last changed the text of an issue since it was published. */
export type IssueAuthorRow = { issue_id: string; admin_id: string };

/** A mark that recognizes an author under another account. */
export type IssueAuthorMarkRow = { issue_id: string; mark: string };

/** The last step of an issue's review, which counts only for this version. */
export type IssueApprovalRow = {
  issue_id: string;
  version: number;
  step: ApprovalStep['step'];
  said_by: string;
  said_at: string;
  word: string;
};

/** An urgent correction that went out before a second person read it. `read_at` is null until somebody has. */
export type UrgentReadingRow = {
  issue_id: string;
  revision: number;
  author: string;
  /** The marks that recognize its author. */
  marks: Json<readonly string[]>;
  at: string;
  /** The time at which owners last got an email about it. */
  mailed_at: string;
  read_by: string | null;
  read_at: string | null;
};
