import type { CampusProblem } from '../campus/text-problems.ts';
import type { ContactUse } from '../campus/campus-schema.ts';
import type { PartConflict } from '../issue/issue-part-schema.ts';
import type { OwnerProblem } from '../issue/issue.ts';
import type { TranslationProblem } from '../issue/translation-problems.ts';
import type { DetailProblem } from '../issue/typed-details.ts';
import type { SkipSource } from '../step/step-list.ts';
import type { StepProblem } from '../step/step-problems.ts';
import type { TreeProblem } from '../tree/tree-check.ts';

/** Every reason for refusing a request: its code, its status and a sentence that the reader can act on. The first three codes keep their spelling, since screens rely on it (API-4). */
export const API_ERRORS = {
  // Passwords and codes
  SET_PASSWORD: {
    status: 403,
    title: 'Use the link in your invitation to set a password.',
  },
  PASSWORD_TO_SHORT: { status: 422, title: 'A password needs more than eight characters.' },
  PASSWORD_COMMON: {
    status: 422,
    title: 'This password is too common.',
  },
  PASSWORD_GUESSABLE: {
    status: 422,
    title: 'This password is too close to your email, your name or a common word.',
  },
  INVALID_PASSCODE: { status: 422, title: 'This link or code is wrong, used or expired.' },
  CAMPUS_FIRST: {
    status: 403,
    title: 'Sign in with your campus account first.',
  },
  SECOND_STEP: {
    status: 401,
    title: 'Enter a code from your authenticator app.',
  },
  NOT_SENT: { status: 409, title: 'This server cannot send email: SMTP_URL is not set.' },
  INCORRECT_CODE: { status: 422, title: 'This code is wrong or already used.' },
  INCORRECT_PASSKEY: { status: 401, title: 'This passkey does not work here.' },
  STEP_ENDED: { status: 401, title: 'That took too long. Sign in again.' },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    title: 'Set up two-step sign-in first.',
  },
  HAS_FACTOR: { status: 409, title: 'This account already has two-step sign-in. Remove it first.' },
  // Accounts
  INCORRECT_CREDENTIALS: { status: 401, title: 'The email or the password is wrong.' },
  EMAIL_NOT_FOUND: { status: 404, title: 'No account has this email.' },
  EMAIL_TAKEN: { status: 409, title: 'Another account has this email.' },
  NOT_SIGNED_IN: { status: 401, title: 'Sign in as an administrator first.' },
  PROVE_AGAIN: { status: 403, title: 'Sign in again to do this.' },
  NOT_ALLOWED: { status: 403, title: 'Your role does not allow this. Ask an owner.' },
  OTHER_CATEGORY: {
    status: 403,
    title: 'You can only change procedures in your own categories. Ask an owner.',
  },
  LAST_OWNER: {
    status: 409,
    title: 'The last owner who can sign in cannot be removed or given another role.',
  },
  LAST_ADMIN: {
    status: 409,
    title: 'The last administrator who can sign in cannot be removed.',
  },
  OWN_ACCOUNT: { status: 409, title: 'You cannot disable your own account.' },
  ACCOUNT_ENABLED: {
    status: 409,
    title: 'This person has an active account. Disable it in People first.',
  },
  NOT_ONE_PERSON: {
    status: 422,
    title: "Removed names read 'Someone', which is not one person.",
  },
  PASSWORDS_OFF: {
    status: 403,
    title: 'Passwords are turned off here.',
  },
  // Requests
  INVALID_INPUT: { status: 400, title: 'The request is not valid.' },
  NOT_FOUND: { status: 404, title: 'Nothing was found at this address.' },
  CSRF_REJECTED: {
    status: 403,
    title: 'Reload the page and try again.',
  },
  TOO_SLOW: { status: 408, title: 'The request took too long.' },
  TOO_LARGE: { status: 413, title: 'The request is too large.' },
  HEADERS_TOO_LARGE: { status: 431, title: 'The request headers are too large.' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many tries. Wait and try again.' },
  KEY_REUSED: { status: 422, title: 'This Idempotency-Key was used for another record.' },
  OTHER_PRESS: {
    status: 409,
    title: 'You already gave another answer. Reload the page.',
  },
  // Issues and steps
  INVALID_ISSUE: { status: 422, title: 'The procedure needs a name and a category.' },
  INVALID_STEP: { status: 422, title: 'The step is not complete.' },
  INVALID_TRANSLATION: { status: 422, title: 'Some translated texts are not valid.' },
  NOT_WHOLE: { status: 409, title: 'Some texts are not translated yet, or are outdated.' },
  NOT_PUBLISHABLE: {
    status: 422,
    title: 'Advisors could not finish this procedure. Fix the problems first.',
  },
  SECOND_PERSON_NEEDED: {
    status: 409,
    title: 'A second person must approve this.',
  },
  CORRECTED_URGENTLY: {
    status: 409,
    title: 'An urgent correction removed this text. Tell advisors why it is right again.',
  },
  PATHS_NOT_CHECKED: { status: 409, title: 'Check every path first.' },
  STEP_IN_USE: { status: 409, title: 'Other steps lead to this step.' },
  LAST_STEP: { status: 409, title: 'A published procedure needs at least one step.' },
  ISSUE_ARCHIVED: { status: 409, title: 'This procedure is archived. Restore it to change it.' },
  VERSION_CONFLICT: { status: 409, title: 'Somebody else saved this procedure first.' },
  NOT_AN_IMAGE: { status: 422, title: 'This is not a PNG, JPEG or WebP image that can be opened.' },
  INVALID_FILE: { status: 422, title: 'No procedures can be imported from this file.' },
  INVALID_DOCUMENT: { status: 422, title: 'No procedures can be imported from this document.' },
  // Settings
  INVALID_SETTINGS: { status: 422, title: 'Some settings are not valid.' },
  INVALID_REPORT_FORM: { status: 422, title: 'This address cannot be used for incident reports.' },
  TAUGHT_FULL: {
    status: 409,
    title: 'At most 1,000 searches can be linked. Unlink one first.',
  },
  CONTACT_IN_USE: { status: 409, title: 'Procedures use this contact. Choose a replacement.' },
  ALREADY_ADDED: {
    status: 409,
    title: 'This address is already on the list, or the list has 200.',
  },
  CALENDAR_NOT_READ: { status: 422, title: 'This calendar cannot be read.' },
  // The server itself
  NOT_SOLD: { status: 501, title: 'This product takes no payments.' },
  UNAVAILABLE: { status: 503, title: 'The server cannot answer right now. Try again in a moment.' },
  BUG: { status: 500, title: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; title: string }>;
export type ApiErrorCode = keyof typeof API_ERRORS;

/** A member of a request that is wrong, and a sentence that says why. */
export type FieldProblem = { field: string; message: string };

/** Another step that leads to the step in use; `number` is its place, from 1. */
export type StepInUse = SkipSource & { number: number };

/** A contact that somebody tried to remove, and the issues that name it. */
export type ContactInUse = { contact: string; issues: readonly ContactUse[] };

/** The shape of the `problems` that an error of this code lists. */
export type ProblemsByCode = {
  INVALID_INPUT: FieldProblem;
  INVALID_ISSUE: DetailProblem | OwnerProblem;
  INVALID_TRANSLATION: TranslationProblem;
  INVALID_STEP: StepProblem;
  NOT_PUBLISHABLE: TreeProblem;
  STEP_IN_USE: StepInUse;
  VERSION_CONFLICT: PartConflict;
  INVALID_SETTINGS: CampusProblem;
  CONTACT_IN_USE: ContactInUse;
};

/** One problem in the list of an error with code C. It is `never` for a code that lists no problems. */
export type ProblemOf<C extends ApiErrorCode> = C extends keyof ProblemsByCode
  ? ProblemsByCode[C]
  : never;
