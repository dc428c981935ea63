import type { CampusProblem } from '../campus/text-problems.ts';
import type { ContactUse } from '../campus/campus-schema.ts';
import type { PartConflict } from '../issue/issue-part-schema.ts';
import type { OwnerProblem } from '../issue/issue.ts';
import type { DetailProblem } from '../issue/typed-details.ts';
import type { SkipSource } from '../step/step-list.ts';
import type { StepProblem } from '../step/step-problems.ts';
import type { TreeProblem } from '../tree/tree-check.ts';

/** Every reason not to serve a request: code, status and a sentence to act on. Screens rely on the first three (API-4). */
export const API_ERRORS = {
  // Passwords and codes
  SET_PASSWORD: {
    status: 403,
    title: 'This account has no password yet. Use the link in the invitation.',
  },
  PASSWORD_TO_SHORT: { status: 422, title: 'A password needs more than eight characters.' },
  PASSWORD_COMMON: {
    status: 422,
    title: 'This password is one of the 100,000 that are tried first. Choose another.',
  },
  PASSWORD_GUESSABLE: {
    status: 422,
    title:
      'This password is little more than your email, your name, a word of this app or one that many people use.',
  },
  INVALID_PASSCODE: { status: 422, title: 'This link or code is wrong, used or too old.' },
  CAMPUS_FIRST: {
    status: 403,
    title: 'The campus let this account in: sign in with the campus account first.',
  },
  SECOND_STEP: {
    status: 401,
    title: 'This account has a second step. Send a code of the authenticator app.',
  },
  NOT_SENT: { status: 409, title: 'No mail leaves this server: SMTP_URL is not set.' },
  INCORRECT_CODE: { status: 422, title: 'This code is wrong, or was used.' },
  INCORRECT_PASSKEY: { status: 401, title: 'This passkey does not sign in here.' },
  STEP_ENDED: { status: 401, title: 'The second step took too long. Sign in again.' },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    title: 'Everybody needs a second step to sign in here. Set it up first.',
  },
  HAS_FACTOR: { status: 409, title: 'This account has a second step. Remove it first.' },
  // Accounts
  INCORRECT_CREDENTIALS: { status: 401, title: 'The email or the password is wrong.' },
  EMAIL_NOT_FOUND: { status: 404, title: 'No account has this email.' },
  EMAIL_TAKEN: { status: 409, title: 'Another account has this email.' },
  NOT_SIGNED_IN: { status: 401, title: 'Sign in as an administrator first.' },
  PROVE_AGAIN: { status: 403, title: 'Not done: sign in again to do this.' },
  NOT_ALLOWED: { status: 403, title: 'Your role does not allow this. Ask an owner.' },
  OTHER_CATEGORY: {
    status: 403,
    title: 'You may change issues of your own categories alone. Ask an owner.',
  },
  LAST_OWNER: {
    status: 409,
    title: 'The last owner who can sign in cannot be deleted, disabled or given another role.',
  },
  LAST_ADMIN: {
    status: 409,
    title: 'The last administrator who can sign in cannot be deleted or disabled.',
  },
  OWN_ACCOUNT: { status: 409, title: 'Nobody disables their own account.' },
  ACCOUNT_ENABLED: {
    status: 409,
    title: 'This name has an account that is in use. Disable it on People first.',
  },
  NOT_ONE_PERSON: {
    status: 422,
    title:
      "Where a name was forgotten or its term is over stands 'Someone', which is not one person.",
  },
  PASSWORDS_OFF: {
    status: 403,
    title: 'Administrators sign in with their campus account here.',
  },
  // Requests
  INVALID_INPUT: { status: 400, title: 'The request is not of the form described.' },
  NOT_FOUND: { status: 404, title: 'There is nothing at this address.' },
  CSRF_REJECTED: {
    status: 403,
    title: 'The request did not come from this site. Reload the page and try again.',
  },
  TOO_SLOW: { status: 408, title: 'The request took too long to arrive.' },
  TOO_LARGE: { status: 413, title: 'The request is too large.' },
  HEADERS_TOO_LARGE: { status: 431, title: 'The headers of the request are too large.' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many tries. Wait and try again.' },
  KEY_REUSED: { status: 422, title: 'This Idempotency-Key was used for another record.' },
  // Issues and steps
  INVALID_ISSUE: { status: 422, title: 'The issue needs a name and a category.' },
  INVALID_STEP: { status: 422, title: 'The step is not complete.' },
  NOT_PUBLISHABLE: {
    status: 422,
    title: 'Advisors could not walk this issue. Fix the problems first.',
  },
  SECOND_PERSON_NEEDED: {
    status: 409,
    title: 'Publishing needs a second person here.',
  },
  CORRECTED_URGENTLY: {
    status: 409,
    title: 'These words were corrected urgently. Tell advisors why they are right again.',
  },
  PATHS_NOT_CHECKED: { status: 409, title: 'Every path is checked before an issue is reviewed.' },
  STEP_IN_USE: { status: 409, title: 'Other steps of this published issue lead to this step.' },
  LAST_STEP: { status: 409, title: 'The last step of a published issue cannot be removed.' },
  ISSUE_ARCHIVED: { status: 409, title: 'This issue is archived. Restore it to change it.' },
  VERSION_CONFLICT: { status: 409, title: 'Somebody else saved this issue meanwhile.' },
  NOT_AN_IMAGE: { status: 422, title: 'Only PNG, JPEG and WebP pictures can be uploaded.' },
  INVALID_FILE: { status: 422, title: 'This is no file of issues that can be imported.' },
  INVALID_DOCUMENT: { status: 422, title: 'No issues can be made of this document.' },
  // Settings
  INVALID_SETTINGS: { status: 422, title: 'The settings are not in order.' },
  INVALID_REPORT_FORM: { status: 422, title: 'This address cannot be that of a report form.' },
  TAUGHT_FULL: {
    status: 409,
    title: 'All 1,000 searches that can be taught are. Take one back first.',
  },
  CONTACT_IN_USE: { status: 409, title: 'Issues name this contact. Say what takes its place.' },
  ALREADY_ADDED: { status: 409, title: 'This address stands here already, or there are 50.' },
  // The server itself
  NOT_SOLD: { status: 501, title: 'This product sells nothing: there is no payment.' },
  UNAVAILABLE: { status: 503, title: 'The server cannot answer right now. Try again in a moment.' },
  BUG: { status: 500, title: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; title: string }>;
export type ApiErrorCode = keyof typeof API_ERRORS;

/** A member of a request that is wrong, and a sentence that says why. */
export type FieldProblem = { field: string; message: string };

/** Another step that leads to the step in use; `number` is its place, from 1. */
export type StepInUse = SkipSource & { number: number };

/** A contact that was to go, and the issues that name it. */
export type ContactInUse = { contact: string; issues: readonly ContactUse[] };

/** The shape of the `problems` that an error of this code lists. */
export type ProblemsByCode = {
  INVALID_INPUT: FieldProblem;
  INVALID_ISSUE: DetailProblem | OwnerProblem;
  INVALID_STEP: StepProblem;
  NOT_PUBLISHABLE: TreeProblem;
  STEP_IN_USE: StepInUse;
  VERSION_CONFLICT: PartConflict;
  INVALID_SETTINGS: CampusProblem;
  CONTACT_IN_USE: ContactInUse;
};

/** One problem of an error of code C; never for a code that lists none. */
export type ProblemOf<C extends ApiErrorCode> = C extends keyof ProblemsByCode
  ? ProblemsByCode[C]
  : never;
