import { unreachable } from '#core/base/assert.ts';
import type { CampusFailure } from '#core/people/campus-sign-in.ts';
import { LIMITS } from '#core/base/limits.ts';
import { formatStepNumber } from '#core/step/step-number.ts';
import type { StepProblem } from '#core/step/step-problems.ts';
import type { Branch } from '#core/step/step.ts';
import type { TreeProblem } from '#core/tree/tree-check.ts';

/** Every word that only administrators read, by screen. Words that docs/rules.md quotes are here verbatim. No advisor loads them. */
export const adminMessages = {
  cancel: 'Cancel',
  unanswered: 'The server did not answer.',

  adminLogin: {
    title: 'Sign in',
    text: 'For administrators of the guides.',
    email: 'Email',
    password: 'Password',
    forgotPassword: 'Forgot Password',
    login: 'Login',
    advisorQuestion: 'On call tonight?',
    advisorLink: 'Go to the advisor app',
    success: 'Logged in successfully',
    failure: 'Incorrect EmailId or Password',
    setPassword: 'Please set password',
    tooManyTries: 'Too many tries. Wait a moment and try again.',
    unanswered: 'The server did not answer. Check the connection and try again.',
    campus: 'Sign in with your campus account',
    or: 'or',
    passwordsOff: 'Administrators sign in with their campus account here.',
    byLink: (email: string) => `This link signs in ${email}, once.`,
    enterByLink: 'Sign in by this link',
    signingIn: 'Signing you in …',
    secondStepTitle: 'Two-step sign-in',
    secondStepText: 'Enter the six digits that your authenticator app shows.',
    campusFailures: {
      stale: 'This sign-in took too long, or began in another window. Try again.',
      cancelled: 'The campus sign-in was called off. Try again when you are ready.',
      unknown: 'Your campus account may not enter here. Ask an administrator to invite you.',
      unverified: 'The campus did not confirm your email. Ask your IT office.',
      withheld:
        'You are in so many campus groups that the campus did not send them, so your role here is not known. Ask your IT office to send only the groups of this app.',
      untrusted: 'The answer of the campus sign-in could not be verified. Tell your IT office.',
      unavailable: 'The campus sign-in does not answer. Try again in a moment.',
      tooManyTries: 'Too many tries. Wait a moment and try again.',
    } satisfies Record<CampusFailure, string>,
  },

  forgotPassword: {
    title: 'Forgot Password',
    text: 'We send a link to set a new password.',
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
    passwordCommon: 'This password is one of the most common. Choose another.',
    passwordGuessable:
      'This is little more than your email, your name, the app or a word that many people use. Choose another.',
    failure: 'The password was not updated. Try again.',
    newLink: 'Ask for a new link',
  },

  adminShell: {
    issues: 'Issues',
    logOut: 'Log out',
    signInAgainTitle: 'Sign in again',
    signInAgainText: (email: string) =>
      `Your session has ended. What you typed is still here. Enter the password of ${email} to go on.`,
    signInAgainByCampus: (email: string) =>
      `Your session has ended. What you typed is still here. Sign in as ${email} to go on.`,
    proveAgainText: (email: string) =>
      `Confirm that it is you to do this. Enter the password of ${email}.`,
    proveAgainByCampus: (email: string) =>
      `Confirm that it is you to do this. Sign in as ${email}.`,
    proveAgainElsewhere: (email: string) =>
      `Confirm that it is you to do this. ${email} has no password here: log out, sign in again as you did before, and do it within 15 minutes. What is not saved on this page is lost then. “Forgot Password” on the sign-in page sets a password.`,
    signInAgainCampus: 'The campus sign-in opens in a new tab; come back here after it.',
  },

  issues: {
    create: 'Create new issue',
    search: 'Search issues',
    showing: (count: number) => `Showing ${count} Issues`,
    empty: 'No issues created yet',
    emptyText:
      'An issue is a guide your advisors follow one question at a time. Write the first one and publish it when it is ready.',
    noResults: 'No issues match your search',
    showAll: 'Show all issues',
    loadFailed: 'The issues did not load.',
    draft: 'DRAFT',
    published: 'PUBLISHED',
    publish: 'Publish',
    stepCount: (count: number) =>
      count === 0 ? 'No steps yet' : `${count} ${count === 1 ? 'step' : 'steps'}`,
    problemCount: (count: number) => `${count} ${count === 1 ? 'problem' : 'problems'}`,
    reviewBy: (date: string) => `Review by ${date}`,
    lastUpdate: (date: string) => `Last update : ${date}`,
    notPublishable: 'This issue cannot be published yet',
    notPublishableText: (title: string, count: number) =>
      `Advisors could not walk “${title}” to its end. Fix ${count === 1 ? 'this' : `these ${count} problems`}, then publish again.`,
    archived: 'Issue archived',
    notPublished: 'The issue was not published.',
    notArchived: 'The issue was not archived.',
    notRestored: 'The issue was not restored.',
    starter: 'Starter text, not yet reviewed by your campus',
  },

  createIssue: {
    title: 'Create new issue',
    name: 'Issue name',
    tooLong: (most: number) => `At most ${most} characters`,
    category: 'Assign to category',
    choose: 'Choose a category',
    reviewBy: 'Review by',
    reviewHint: 'Optional: when somebody should look whether it is still right.',
    start: 'get started',
    cancel: 'cancel',
    note: 'The issue starts as a draft. Publish it later from the Issues List page using the Publish button.',
    failure: 'The issue was not created. Try again.',
  },

  editor: {
    rating: 'Rating',
    newTitle: 'New issue',
    archive: 'ARCHIVE THIS ISSUE',
    steps: 'Steps',
    details: 'Issue details',
    firstAct: 'Do this first',
    firstActHint:
      'Optional: one line that advisors read before the first step, and during the whole walk.',
    alsoCalled: 'Also called',
    alsoCalledHint: (most: number) =>
      `Optional: up to ${most} other names by which advisors search for it, separated by commas.`,
    situations: 'Found by words about',
    situationsHint:
      'Whatever words advisors use for one of these, they find this issue. Its name and other names say so; take away what is wrong, add what is missing.',
    situationsFailed: 'What its name says could not be read. Open the issue again to see it.',
    addSituation: 'Add',
    taught: 'Searches that mean this issue',
    taughtHint:
      'Somebody chose this issue for them in the inbox. Taking one away counts at once, on every phone.',
    removeTaught: (search: string) => `Take back “${search}”`,
    removeSituation: (name: string) => `Take away ${name}`,
    place: 'Place in its category',
    placeHint: 'Advisors see the most urgent issues first. Issues with the same place go by name.',
    noPlace: 'After those with a place, by name',
    placeOf: (place: number) => (place === 1 ? '1 (first)' : String(place)),
    insertContact: 'Insert a contact',
    // The field's name does not come first: a search for the field's name would find this button as well.
    insertContactInto: (text: string) => `Insert a contact into the ${text}`,
    contactTexts: { firstAct: 'first line', question: 'question', confirmation: 'confirmation' },
    advisorsRead: 'Advisors read:',
    readPaths: 'Read its paths',
    detailsMissing: 'The issue needs a name and a category.',
    detailsText: 'What advisors search for and where they find it.',
    step: formatStepNumber,
    emptyStep: 'Nothing written yet',
    addStep: 'ADD A STEP',
    addLockedUnsaved: (number: number) => `Save Step ${number} first, then add another.`,
    addLockedFailed: 'The last save failed. Save your changes first, then add a step.',
    addLockedNew: 'Save the issue details first.',
    feedback: 'Feedback',
    feedbackExcerpt: 'What every advisor sees last',
    feedbackText: 'Every walk ends with this screen. It is the same for all issues.',
    saved: 'Saved',
    notSaved: 'Not saved',
    broken: 'Has problems',
    savedAt: (when: string) => `Saved ${when}`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    question: 'Question or Statement',
    image: 'Image',
    imageUpload: 'Upload image',
    imageRemove: 'Remove image',
    imageHint: 'PNG, JPEG or WebP',
    imageAlt: 'Picture of this step',
    imageFailed: 'The image was not uploaded. Try again.',
    imageNotOne: 'Only PNG, JPEG and WebP pictures can be uploaded.',
    imageOfIphone:
      'iPhones save photos as HEIC, which cannot be uploaded. Take a screenshot of the photo, or choose Most Compatible under Settings, Camera, Formats.',
    imageUnreadable:
      'Only PNG, JPEG and WebP pictures can be uploaded. This file is none, or is damaged: save the picture again as JPEG or PNG.',
    imageTooLarge: 'This picture is too large: at most 15 MB.',
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
    liveHint: 'Advisors see this at once',
    stepRemoved: 'Step removed',
    stepNotRemoved: 'Unable to remove step',
    stepNotRestored: 'The step was not restored.',
    notMoved: 'The step was not moved.',
    loadFailed: 'This issue did not load.',
    notFound: 'There is no such issue.',
    backToList: 'Back to the issues list',
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you typed is kept in this tab and shown again when you return.',
    leave: 'Leave',
    stay: 'stay',
    removeTitle: (number: number) => `Remove Step ${number}?`,
    removeText: (steps: string) =>
      `${steps} will lose the step to skip to, and must be fixed before the issue can be published.`,
    removeConfirm: 'Remove',
    loadRemote: 'Load their changes',
    remoteNotLoaded: 'What they saved did not load. Nothing you typed is lost. Try again.',
    archivedLabel: 'ARCHIVED',
    archivedText: 'This issue is archived. Advisors do not see it.',
    archivedReason: 'This issue is archived. Restore it to change it.',
    restore: 'Restore',
    archiveTitle: 'Archive without saving?',
    archiveConfirm: 'Archive',
    blocked: 'This issue is published, and with this change advisors could not walk it to its end.',
    unanswered: 'The server did not answer. Nothing you typed is lost. Save again.',
    problems: 'Problems',
    toFix: (count: number) =>
      `${count} ${count === 1 ? 'problem' : 'problems'} to fix before publishing`,
    warnings: (count: number) =>
      `Can be published, with ${count} ${count === 1 ? 'warning' : 'warnings'}`,
    noStepSaved: 'No step saved yet',
    notFinished: (number: number) => `Step ${number} is not finished`,
    nothingToFix: 'Nothing to fix',
    nothingButUnsaved: 'Nothing to fix, but not saved yet',
    goToStep: (number: number) => `Go to Step ${number}`,
    goToDetails: 'Go to Issue details',
    allReached: 'Every step can be reached',
    noEndlessLoop: 'No loop without a way out',
    allComplete: 'Every step is complete',
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
  SELF_SKIP: 'it skips to its own step. Choose another.',
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
    : 'Delete it and insert the contact again.';
  return `advisors would read “${found}” as it stands. ${mend}`;
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
        what: 'no answer leads out of this loop. Let one go on or end the issue.',
      };
    case 'UNREACHABLE':
      return { where: step, what: 'no answer leads here, so no advisor will see it.' };
    case 'LONG_WALK':
      return {
        where: step,
        what: `from here a walk can take ${problem.length} steps. Two shorter issues may serve better.`,
      };
    case 'BROKEN_REFERENCE':
      return { where: step, what: brokenReference(problem.found) };
    case 'UNKNOWN_CONTACT':
      return { where: step, what: 'the contact it names is not in the settings. Choose another.' };
    case 'NUMBER_MISSING':
      return { where: step, what: `the number of ${problem.name} is not set in the settings yet.` };
    default:
      return unreachable(problem);
  }
}
