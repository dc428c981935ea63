import { expect, test } from 'vitest';
import { problemsInStep, type StepProblem } from '#core/step-problems.ts';
import { problemsInTree, type TreeProblem } from '#core/tree-check.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { StepDraft } from '#core/step.ts';
import { messages, wordsOfStepProblem, wordsOfTreeProblem } from './messages.ts';

const { adminLogin, forgotPassword, resetPassword, editor, walk, feedback, issueNotFound } =
  messages;

const steps = [ask('a', 'next', 'end'), ask('b', 'next', 'end'), confirm('c', 'end')];
const long = 'x'.repeat(10_001);
const skip = (goToStep?: string) => ({
  actionType: 'Skip to a specific step' as const,
  ...(goToStep && { goToStep }),
});

test.each<[string, StepDraft, string[]]>([
  ['nothing', {}, ['write the question or statement.', 'choose an answer type.']],
  [
    'empty actions',
    { question: 'Q', answerType: 'Yes or No', customiseAnswerType: true },
    [
      'If yes: write the custom text.',
      'If yes: choose an action type.',
      'If no: write the custom text.',
      'If no: choose an action type.',
    ],
  ],
  [
    'skips astray',
    { question: long, answerType: 'Yes or No', yesAction: skip('a'), noAction: skip('gone') },
    [
      'at most 10000 characters.',
      'If yes: a skip cannot lead back to Step 1. Choose another.',
      'If no: the step it skips to is gone. Choose another.',
    ],
  ],
  [
    'a confirmation',
    {
      question: 'Q',
      answerType: 'Show a confirmation checkbox',
      image: 'x.png',
      confirmationAction: skip(),
    },
    [
      'the image is missing. Upload it again.',
      'Once confirmed: write the confirmation text.',
      'Once confirmed: choose the step to skip to.',
    ],
  ],
])('every problem in a step with %s has its words', (_, draft, expected) => {
  const said = problemsInStep(draft, steps, 'b').map((problem) => {
    const { where, what } = wordsOfStepProblem(problem);
    return where === undefined ? what : `${where}: ${what}`;
  });
  expect(said).toEqual(expected);
});

test('where no other steps exist, it says so as the specification does', () => {
  const problem: StepProblem = { field: 'yesAction.goToStep', code: 'NO_OTHER_STEPS' };
  expect(wordsOfStepProblem(problem)).toEqual({
    where: 'If yes',
    what: 'No other steps detected! Please add a step.',
  });
});

test('problems of a tree name step and answer', () => {
  const tree = [
    ask('a', 'c', 'd'),
    confirm('b', 'next'),
    { ...ask('c', 'gone', 'end'), question: '' },
    confirm('d', 'd'),
  ];
  const said = problemsInTree(tree).map((problem) => {
    const { where, what } = wordsOfTreeProblem(problem);
    return `${where}: ${what}`;
  });
  expect(said).toEqual([
    'Step 2: no answer leads here, so no advisor will see it.',
    'Step 3: write the question or statement.',
    'Step 3, If yes: the step it skips to is gone. Choose another.',
    'Step 4, Once confirmed: it skips to its own step. Choose another.',
    'Step 4: no answer leads out of this loop. Let one go on or end the issue.',
  ]);
});

test('a long walk says how long', () => {
  const problem: TreeProblem = {
    step: 'a',
    number: 1,
    code: 'LONG_WALK',
    blocking: false,
    length: 30,
  };
  expect(wordsOfTreeProblem(problem).what).toContain('30 steps');
});

// Spec 8, row by row.
test.each([
  [adminLogin.failure, 'Incorrect EmailId or Password'],
  [adminLogin.setPassword, 'Please set password'],
  [adminLogin.success, 'Logged in successfully'],
  [forgotPassword.failure, 'Email does not exist'],
  [forgotPassword.passwordToShort, 'Please use strong password'],
  [forgotPassword.success, 'Verification email sent.'],
  [resetPassword.invalidPassCode, 'Invalid pass code'],
  [resetPassword.passwordToShort, 'Password should be more than eight characters'],
  [resetPassword.success, 'Password updated successfully'],
  [editor.changesSaved, 'Changes saved'],
  [editor.changesNotSaved, 'Changes not saved'],
  [editor.stepNotRemoved, 'Unable to remove step'],
  [editor.stepRemoved, 'Step removed'],
  [walk.resolvedToast, 'Issue Resolved'],
  [walk.escalatedToast, 'Issue Escalated'],
  [walk.resolvedFailed, 'Issue Resolved Failed'],
  [walk.escalatedFailed, 'Issue Escalation Failed'],
  [feedback.success, 'Feedback sent to admins.'],
  [feedback.failure, 'Error sending feedback to admins.'],
  [issueNotFound.success, 'Message sent to admins.'],
  [issueNotFound.failure, 'Error sending message to admins.'],
])('%s stands as in the error catalogue', (shown, specified) => {
  expect(shown).toBe(specified);
});

// Spec 2 and 4: the titles and buttons that stand in quotes there.
test.each([
  [messages.issues.title, 'Issues list'],
  [messages.issues.create, 'Create new issue'],
  [messages.issues.search, 'Search issues'],
  [messages.issues.showing(3), 'Showing 3 Issues'],
  [messages.issues.empty, 'No issues created yet'],
  [messages.issues.lastUpdate('9 Nov, 2026'), 'Last update : 9 Nov, 2026'],
  [messages.createIssue.start, 'get started'],
  [messages.adminShell.logoutTitle, 'Are you sure?'],
  [
    messages.adminShell.logoutText,
    "If you'd like to log out of this session, please confirm below.",
  ],
  [messages.adminShell.logoutConfirm, 'Log out'],
  [messages.adminShell.logoutStay, 'stay in'],
  [messages.forgotPassword.sentTitle, 'Reset password link sent via email!'],
  [messages.forgotPassword.resend, 'Resend link'],
  [messages.forgotPassword.gotIt, 'Ok, got it'],
  [messages.analytics.download, 'Download csv'],
  [messages.analytics.show, 'show results'],
  [messages.analytics.attendedTo(2), '2 Issues attended to'],
  [messages.analytics.empty, 'No data to display'],
  [messages.advisorLogin.title, 'ON-CALL APP FOR RESLIFE ADVISORS'],
  [messages.advisorLogin.enter, 'Enter Reslife'],
  [messages.dashboard.title, 'Welcome to ResLife'],
  [messages.dashboard.select, 'SELECT A CATEGORY'],
  [messages.issueCards.cantFind, "CAN'T FIND AN ISSUE"],
  [walk.startTitle, 'Are you ready to start resolving this specific issue now?'],
  [walk.startCancel, 'cancel'],
  [walk.start, 'Start'],
  [walk.stepNumber(3), 'STEP 3'],
  [walk.next, 'NEXT'],
  [walk.exitTitle, 'Exit the issue workflow?'],
  [walk.exitConfirm, 'exit'],
  [walk.exitStay, 'stay'],
  [messages.finalScreen.reminder, 'Please remember to complete your incident report'],
  [walk.resolved, 'Issue resolved'],
  [walk.escalated, 'Issue escalated'],
  [walk.resolvedTitle, 'Issue resolved!'],
  [walk.resolvedText, "Thank you! You've successfully resolved this specific issue."],
  [walk.escalatedTitle, 'Issue escalated!'],
  [walk.escalatedText, 'Thank you!'],
  [walk.backToHome, 'Back to home'],
  [issueNotFound.title, "Can't find an issue?"],
  [feedback.question, 'How would you rate the app?'],
  [feedback.send, 'Send feedback'],
  [messages.required, 'Required'],
])('%s stands as specified', (shown, specified) => {
  expect(shown).toBe(specified);
});
