import { expect, test } from 'vitest';
import { messages } from './messages.ts';

const { walk, feedback, issueNotFound } = messages;

// Spec 8, row by row.
test.each([
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
])('%s stands as specified', (shown, specified) => {
  expect(shown).toBe(specified);
});
