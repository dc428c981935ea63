import { unreachable } from '#core/base/assert.ts';
import type { CampusFailure } from '#core/people/campus-sign-in.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { StepProblem } from '#core/step/step-problems.ts';
import type { Branch } from '#core/step/step.ts';
import type { TreeProblem } from '#core/tree/tree-check.ts';
import { formatMoment } from './moment.ts';

/** Every word that only administrators read, by screen. Words that docs/rules.md quotes are here verbatim. No advisor loads them. */
export const adminMessages = {
  cancel: 'Cancel',
  unanswered: 'The server did not answer.',

  adminLogin: {
    title: 'Sign in',
    text: 'For residential life staff.',
    email: 'Email',
    password: 'Password',
    forgotPassword: 'Forgot Password',
    login: 'Login',
    advisorQuestion: 'On call tonight?',
    advisorLink: 'Go to the advisor app',
    success: 'Logged in successfully',
    failure: 'Incorrect EmailId or Password',
    setPassword: 'Please set password',
    tooManyTries: 'Too many tries. Wait a minute.',
    unanswered: 'The server did not answer. Check your connection.',
    campus: 'Sign in with your campus account',
    or: 'or',
    passwordsOff: 'Passwords are turned off here.',
    byLink: (email: string) => `This link signs you in once as ${email}.`,
    enterByLink: 'Sign in with this link',
    signingIn: 'Signing in…',
    secondStepTitle: 'Two-step sign-in',
    secondStepText: 'Enter the six-digit code from your authenticator app.',
    campusFailures: {
      stale: 'This sign-in expired. Try again.',
      cancelled: 'The campus sign-in was canceled.',
      unknown: 'Your campus account has no access. Ask an owner to invite you.',
      unverified: 'Your campus did not confirm your email. Ask your IT office.',
      withheld:
        'This app cannot tell your role, because you are in too many campus groups. Ask your IT office to send only the groups for this app.',
      untrusted: 'The campus sign-in could not be verified. Tell your IT office.',
      unavailable: 'The campus sign-in is not responding.',
      tooManyTries: 'Too many tries. Wait a minute.',
    } satisfies Record<CampusFailure, string>,
  },

  forgotPassword: {
    title: 'Forgot Password',
    text: 'We will email you a link.',
    email: 'Email ID',
    confirm: 'Confirm',
    backToLogin: 'Back to login',
    success: 'Verification email sent.',
    failure: 'Email does not exist',
    passwordToShort: 'Please use strong password',
    sentTitle: 'Reset password link sent via email!',
    sentText: 'Click the link in the email to set a new password.',
    resend: 'Resend link',
    gotIt: 'Ok, got it',
  },

  resetPassword: {
    title: 'Reset password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    hint: 'More than eight characters',
    confirm: 'Confirm',
    success: 'Password updated successfully',
    invalidPassCode: 'Invalid pass code',
    passwordToShort: 'Password should be more than eight characters',
    passwordCommon: 'This password is too common.',
    passwordGuessable: 'This is too close to your email, your name or a common word.',
    failure: 'The password was not updated.',
    newLink: 'Get a new link',
  },

  adminShell: {
    issues: 'Issues',
    logOut: 'Log out',
    signInAgainTitle: 'Sign in again',
    signInAgainText: (email: string) =>
      `Your session ended. Nothing you typed is lost. Enter the password for ${email}.`,
    signInAgainByCampus: (email: string) =>
      `Your session ended. Nothing you typed is lost. Sign in as ${email}.`,
    proveAgainText: (email: string) => `To continue, enter the password for ${email}.`,
    proveAgainByCampus: (email: string) => `To continue, sign in as ${email}.`,
    proveAgainElsewhere: (email: string) =>
      `To continue, save your work, log out, sign in again as ${email}, and do this within 15 minutes.`,
    signInAgainCampus: 'This opens in a new tab. Come back here afterward.',
  },

  issues: {
    create: 'Create new issue',
    search: 'Search issues',
    showing: (count: number) => `Showing ${count} Issues`,
    empty: 'No issues created yet',
    emptyText: 'Advisors follow a procedure one question at a time.',
    noResults: 'No procedures match your search',
    showAll: 'Show all',
    loadFailed: 'The procedures did not load.',
    draft: 'DRAFT',
    published: 'PUBLISHED',
    publish: 'Publish',
    stepCount: (count: number) =>
      count === 0 ? 'No steps yet' : `${count} ${count === 1 ? 'step' : 'steps'}`,
    problemCount: (count: number) => `${count} ${count === 1 ? 'problem' : 'problems'}`,
    reviewBy: (date: string) => `Review by ${date}`,
    lastUpdate: (date: string) => `Last update : ${date}`,
    notPublishable: 'This procedure cannot be published yet',
    notPublishableText: (title: string, count: number) =>
      `Advisors could not finish “${title}”. Fix ${count === 1 ? 'this' : `these ${count} problems`} first.`,
    archived: 'Procedure archived',
    notPublished: 'The procedure was not published.',
    notArchived: 'The procedure was not archived.',
    notRestored: 'The procedure was not restored.',
    starter: 'Not reviewed yet',
  },

  createIssue: {
    title: 'Create new issue',
    name: 'Issue name',
    tooLong: (most: number) => `At most ${most} characters`,
    category: 'Assign to category',
    choose: 'Choose a category',
    reviewBy: 'Review by',
    start: 'get started',
    cancel: 'cancel',
    note: 'The issue starts as a draft. Publish it later from the Issues List page using the Publish button.',
    failure: 'The procedure was not created.',
  },

  /** A contact in a text while its name is not known. */
  contact: 'a contact',

  editor: {
    rating: 'Rating',
    newTitle: 'New issue',
    archive: 'ARCHIVE THIS ISSUE',
    steps: 'Steps',
    details: 'Issue details',
    firstAct: 'Do this first',
    firstActHint: 'Optional: one line shown on every step.',
    alsoCalled: 'Also called',
    alsoCalledHint: (most: number) => `Optional: up to ${most} names, separated by commas.`,
    situations: 'Search topics',
    situationsHint: 'Searches about these topics find this procedure.',
    situationsFailed: 'The suggested topics did not load.',
    addSituation: 'Add',
    taught: 'Searches that lead here',
    taughtHint: 'Administrators add these in the inbox.',
    removeTaught: (search: string) => `Remove “${search}”`,
    removeSituation: (name: string) => `Remove ${name}`,
    place: 'Order in its category',
    noPlace: 'After the numbered ones, by name',
    placeOf: (place: number) => (place === 1 ? '1 (first)' : String(place)),
    insertContact: 'Insert a contact',
    // The field's name does not come first: a search for the field's name would find this button as well.
    insertContactInto: (text: string) => `Insert a contact into the ${text}`,
    contactTexts: { firstAct: 'first line', question: 'question', confirmation: 'confirmation' },
    readPaths: 'Path check',
    detailsMissing: 'Add a name and a category.',
    step: (number: number) => `Step ${number}`,
    emptyStep: 'Nothing written yet',
    addStep: 'ADD A STEP',
    addLockedUnsaved: (number: number) => `Save Step ${number} first.`,
    addLockedFailed: 'The last save failed. Save again first.',
    addLockedNew: 'Save the issue details first.',
    feedback: 'Feedback',
    feedbackExcerpt: 'What advisors see last',
    feedbackText: 'Every procedure ends with this screen.',
    saved: 'Saved',
    notSaved: 'Not saved',
    broken: 'Has problems',
    savedAt: (at: string) => `Saved ${formatMoment(at, new Date(), undefined)}`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    question: 'Question or Statement',
    image: 'Image',
    imageUpload: 'Upload image',
    imageRemove: 'Remove image',
    imageAlt: 'Image for this step',
    imageFailed: 'The image was not uploaded.',
    imageNotOne: 'Upload a PNG, JPEG or WebP image.',
    imageOfIphone: 'iPhone photos (HEIC) cannot be uploaded. Upload a screenshot of the photo.',
    imageUnreadable: 'This file is not a usable image. Save it as JPEG or PNG.',
    imageTooLarge: 'This image is over 15 MB.',
    uploading: 'Uploading',
    megabytes: (done: number, all: number) =>
      `${(done / 1_048_576).toFixed(1)} of ${(all / 1_048_576).toFixed(1)} MB`,
    answerType: 'Answer type',
    customise: 'Customise the text of the answer type',
    ifYes: 'If yes',
    ifNo: 'If no',
    onceConfirmed: 'Once confirmed...',
    actionType: 'Action type',
    stepNumber: 'Step number',
    customText: 'Custom text',
    confirmationText: 'Confirmation text',
    choose: 'Choose',
    finalScreen: 'Final screen',
    noOtherSteps: 'No other steps detected! Please add a step.',
    removeStep: 'REMOVE STEP',
    save: 'Save changes',
    changesSaved: 'Changes saved',
    changesNotSaved: 'Changes not saved',
    liveHint: 'Advisors see this right away',
    stepRemoved: 'Step removed',
    stepNotRemoved: 'Unable to remove step',
    stepNotRestored: 'The step was not restored.',
    notMoved: 'The step was not moved.',
    loadFailed: 'This procedure did not load.',
    notFound: 'This procedure does not exist.',
    backToList: 'Back to the issues list',
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you typed stays in this tab.',
    leave: 'Leave',
    stay: 'stay',
    removeTitle: (number: number) => `Remove Step ${number}?`,
    removeText: (steps: string) =>
      `${steps} will have no step to skip to. Fix that before you publish.`,
    removeConfirm: 'Remove',
    loadRemote: 'Load their changes',
    remoteNotLoaded: 'Their changes did not load. Yours are kept.',
    archivedLabel: 'ARCHIVED',
    archivedText: 'Archived. Advisors do not see it.',
    archivedReason: 'Restore this procedure to change it.',
    restore: 'Restore',
    archiveTitle: 'Archive without saving?',
    archiveConfirm: 'Archive',
    blocked: 'Not saved: advisors could not finish this version.',
    unanswered: 'The server did not answer. Save again; nothing is lost.',
    problems: 'Problems',
    toFix: (count: number) => `${count} ${count === 1 ? 'problem' : 'problems'} to fix`,
    warnings: (count: number) => `${count} ${count === 1 ? 'warning' : 'warnings'}`,
    noStepSaved: 'No steps saved yet',
    notFinished: (number: number) => `Step ${number} is not finished`,
    nothingToFix: 'Nothing to fix',
    nothingButUnsaved: 'Nothing to fix, but not saved',
    goToStep: (number: number) => `Go to Step ${number}`,
    goToDetails: 'Go to Issue details',
  },
} as const;

export const BRANCH_WORDS: Record<Branch, string> = {
  yesAction: adminMessages.editor.ifYes,
  noAction: adminMessages.editor.ifNo,
  confirmationAction: 'Once confirmed',
};

function isBranch(text: string | undefined): text is Branch {
  return text !== undefined && Object.hasOwn(BRANCH_WORDS, text);
}

const TARGET_WORDS: Partial<Record<StepProblem['code'], string>> = {
  REQUIRED: 'choose the step to skip to.',
  MISSING_TARGET: 'the step it skips to is gone. Choose another.',
  SELF_SKIP: 'it skips to itself. Choose another step.',
  FIRST_STEP: 'a skip cannot lead back to Step 1. Choose another.',
};

const REQUIRED_WORDS: Record<string, string> = {
  question: 'write the question or statement.',
  answerType: 'choose an answer type.',
  actionType: 'choose an action type.',
  customText: 'write the custom text.',
  confirmationText: 'write the confirmation text.',
};

const MAX_LENGTHS: Record<string, number> = {
  question: LIMITS.question,
  customText: LIMITS.answerText,
  confirmationText: LIMITS.confirmationText,
};

/** Returns how to mend a text that is almost a reference to a contact (CONTACT-9). */
export function brokenReference(found = '[[', withoutContacts?: string): string {
  const mend = withoutContacts
    ? `${withoutContacts} cannot have a contact.`
    : 'Delete it, then insert the contact.';
  return `“${found}” is not a contact. ${mend}`;
}

/** Returns the words for a step's problem: the answer it is about, if any, and a sentence that follows a colon. */
export function wordsOfStepProblem({ field, code, found }: StepProblem) {
  const [first, second] = field.split('.');
  const where = isBranch(first) ? BRANCH_WORDS[first] : undefined;
  const member = second ?? field;
  if (code === 'NO_OTHER_STEPS') return { where, what: 'add a step to skip to.' };
  if (code === 'NOT_AN_IMAGE') return { where, what: 'the image is missing. Upload it again.' };
  if (code === 'TOO_LONG') return { where, what: `at most ${MAX_LENGTHS[member]} characters.` };
  if (code === 'BROKEN_REFERENCE') {
    const answer = member === 'customText' ? 'The text of an answer' : undefined;
    return { where, what: brokenReference(found, answer) };
  }
  const what = member === 'goToStep' ? TARGET_WORDS[code] : REQUIRED_WORDS[member];
  return { where, what: what ?? '' };
}

export function sentenceOf(problem: StepProblem): string {
  const { what } = wordsOfStepProblem(problem);
  return what.charAt(0).toUpperCase() + what.slice(1);
}

/** Returns the words for a tree's problem: the step and answer, and a sentence that follows a colon (PUBLISH-4). */
export function wordsOfTreeProblem(problem: TreeProblem): { where: string; what: string } {
  const { firstAct, step: stepOf } = adminMessages.editor;
  const step = problem.step === null ? firstAct : stepOf(problem.number);
  switch (problem.code) {
    case 'BROKEN_STEP': {
      const { where, what } = wordsOfStepProblem(problem.problem);
      return { where: where === undefined ? step : `${step}, ${where}`, what };
    }
    case 'MISSING_TARGET':
    case 'SELF_SKIP':
      return {
        where: `${step}, ${BRANCH_WORDS[problem.branch]}`,
        what: TARGET_WORDS[problem.code] ?? '',
      };
    case 'ENDLESS_LOOP':
      return {
        where: step,
        what: 'this loop has no way out. Make one answer lead out of it.',
      };
    case 'UNREACHABLE':
      return { where: step, what: 'no answer leads here, so advisors never see it.' };
    case 'LONG_WALK':
      return {
        where: step,
        what: `from here it can take ${problem.length} steps. Consider two shorter procedures.`,
      };
    case 'BROKEN_REFERENCE':
      return { where: step, what: brokenReference(problem.found) };
    case 'UNKNOWN_CONTACT':
      return { where: step, what: 'it names a contact that does not exist. Choose another.' };
    case 'NUMBER_MISSING':
      return { where: step, what: `${problem.name} has no number yet.` };
    default:
      return unreachable(problem);
  }
}
