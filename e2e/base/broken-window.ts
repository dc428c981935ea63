import type { WrittenIssue, WrittenStep } from './authoring.ts';

function yesOrNo(
  question: string,
  yesAction: NonNullable<WrittenStep['yesAction']>,
  noAction: NonNullable<WrittenStep['noAction']>,
): WrittenStep {
  const customiseAnswerType = Boolean(yesAction.customText);
  return { question, answerType: 'Yes or No', customiseAnswerType, yesAction, noAction };
}

function checkbox(
  question: string,
  confirmationText: string,
  action: NonNullable<WrittenStep['confirmationAction']>,
): WrittenStep {
  const confirmationAction = { ...action, confirmationText };
  return { question, answerType: 'Show a confirmation checkbox', confirmationAction };
}

const goOn = { actionType: 'Go to next step' } as const;
const finish = { actionType: 'Issue resolution' } as const;
const skipTo = (number: number) =>
  ({ actionType: 'Skip to a specific step', goToStep: `Step ${number}` }) as const;

/** Every kind of step and action once, with a skip forward and a skip back. */
export const BROKEN_WINDOW: WrittenIssue = {
  title: 'Broken window in a kitchen',
  category: 'Safety concern',
  steps: [
    yesOrNo('Is anyone hurt?', skipTo(4), goOn),
    yesOrNo(
      'How large is the hole?',
      { ...goOn, customText: 'Larger than a hand' },
      { ...finish, customText: 'Smaller than a hand' },
    ),
    checkbox('Keep people away from the glass.', 'Nobody is near the glass', goOn),
    checkbox('Call Campus Security.', 'Campus Security is coming', skipTo(6)),
    checkbox('Sweep up the glass with gloves on.', 'The glass is swept up', finish),
    yesOrNo('Is the window covered?', skipTo(5), goOn),
    checkbox('Tell the duty manager.', 'The duty manager knows', goOn),
  ],
};

/** One question whose Yes goes on after the last step, and whose No ends the issue. */
export const ONE_QUESTION: WrittenIssue = {
  title: 'Light left on',
  category: 'Other',
  steps: [yesOrNo('Is the light off now?', goOn, finish)],
};
