import type { StepId } from '#core/step/step-schema.ts';
import type { SavedStep } from '#core/step/step.ts';

const text = {
  firstAct: 'Everyone out from under the leak. Touch no switch, no socket and no wet appliance.',
  steps: [
    {
      _id: 'f1',
      question:
        'Is anyone hurt, has anyone had an electric shock, has a ceiling come down, or do you see sparks or smoke?',
      answerType: 'Yes or No',
      customiseAnswerType: true,
      yesAction: {
        actionType: 'Skip to a specific step',
        goToStep: 'f12',
        customText: 'Yes, or not sure',
      },
      noAction: { actionType: 'Go to next step', customText: 'No, none of these' },
    },
    {
      _id: 'f2',
      question:
        'Move everyone out from under the leak. Never stand under a ceiling that bulges or cracks.',
      answerType: 'Show a confirmation checkbox',
      confirmationAction: {
        actionType: 'Go to next step',
        confirmationText: 'Nobody is under the leak',
      },
    },
    {
      _id: 'f3',
      question:
        'From the doorway: is water near lights, sockets, plugs or a fuse box, or does the ceiling bulge?',
      answerType: 'Yes or No',
      customiseAnswerType: true,
      yesAction: { actionType: 'Go to next step', customText: 'Yes, or not sure' },
      noAction: { actionType: 'Skip to a specific step', goToStep: 'f5', customText: 'No' },
    },
    {
      _id: 'f4',
      question:
        'Get everyone out of the room and shut the door. Touch no switch, plug or wet floor. Let nobody back in.',
      answerType: 'Show a confirmation checkbox',
      confirmationAction: {
        actionType: 'Go to next step',
        confirmationText: 'The room is empty and shut',
      },
    },
    {
      _id: 'f5',
      question:
        'Knock at the room above. Never enter if nobody answers. Is it a tap, shower or toilet that they can turn off now?',
      answerType: 'Yes or No',
      customiseAnswerType: true,
      yesAction: {
        actionType: 'Skip to a specific step',
        goToStep: 'f8',
        customText: 'Yes, it is turned off',
      },
      noAction: { actionType: 'Go to next step', customText: 'No, or no answer' },
    },
    {
      _id: 'f6',
      question:
        'Call [[contact:facilities]] now: both rooms, how much water, which lights or sockets are wet. Never work on pipes or power yourself.',
      answerType: 'Show a confirmation checkbox',
      confirmationAction: {
        actionType: 'Go to next step',
        confirmationText: 'They are on their way',
      },
    },
    {
      _id: 'f7',
      question:
        'A locked room to open? Call [[contact:security]]: they go in with [[contact:facilities]]. Stay outside.',
      answerType: 'Show a confirmation checkbox',
      confirmationAction: {
        actionType: 'Skip to a specific step',
        goToStep: 'f9',
        confirmationText: 'They have access, or need none',
      },
    },
    {
      _id: 'f8',
      question:
        'Call [[contact:facilities]] all the same: both rooms, and which lights, sockets or appliances are wet. Nobody uses those until they are checked.',
      answerType: 'Show a confirmation checkbox',
      confirmationAction: { actionType: 'Go to next step', confirmationText: 'I have called' },
    },
    {
      _id: 'f9',
      question: 'Look again after ten minutes, from the doorway. Has the water stopped, or nearly?',
      answerType: 'Yes or No',
      customiseAnswerType: true,
      yesAction: { actionType: 'Go to next step', customText: 'Yes, it has stopped' },
      noAction: {
        actionType: 'Skip to a specific step',
        goToStep: 'f14',
        customText: 'No, it goes on',
      },
    },
    {
      _id: 'f10',
      question:
        'From the doorway: are the rooms fit to sleep in, with dry beds, a sound ceiling, no wet lights or sockets? A room that you shut is not.',
      answerType: 'Yes or No',
      customiseAnswerType: true,
      yesAction: { actionType: 'Go to next step', customText: 'Yes, all rooms' },
      noAction: {
        actionType: 'Skip to a specific step',
        goToStep: 'f14',
        customText: 'No, or not sure',
      },
    },
    {
      _id: 'f11',
      question:
        'Put down buckets and towels. Ask the residents to call you if it starts again. On the next screen, choose “Issue resolved”.',
      answerType: 'Show a confirmation checkbox',
      confirmationAction: {
        actionType: 'Issue resolution',
        confirmationText: 'The residents know',
      },
    },
    {
      _id: 'f12',
      question:
        'Keep everyone out. Call [[contact:emergency]]: who is hurt, what you see. Never touch a person who may still be touching live power.',
      answerType: 'Show a confirmation checkbox',
      confirmationAction: { actionType: 'Go to next step', confirmationText: 'I have called' },
    },
    {
      _id: 'f13',
      question:
        'Call [[contact:security]] to let the crew in, then [[contact:facilities]] to cut the water and the power.',
      answerType: 'Show a confirmation checkbox',
      confirmationAction: { actionType: 'Go to next step', confirmationText: 'I have called both' },
    },
    {
      _id: 'f14',
      question:
        'Call the [[contact:duty-manager]]: which rooms, wet sockets, who needs a bed. [[contact:advisor-support]] is there for you. On the next screen, choose “Issue escalated”.',
      answerType: 'Show a confirmation checkbox',
      confirmationAction: {
        actionType: 'Issue resolution',
        confirmationText: 'I have told them what happened',
      },
    },
  ],
};

/** 'Water through ceiling' as installations before 0.1.0 have it. */
export const FORMER_TEXT = {
  title: 'Water through ceiling',
  firstAct: text.firstAct,
  steps: text.steps as unknown as readonly (SavedStep & { _id: StepId })[],
};
