import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';

export const death: SeedIssue = {
  title: 'Death of a resident',
  category: 'Welfare',
  place: 3,
  alsoCalled: ['bereavement', 'died', 'corpse'],
  firstAct: `Any doubt: call ${EMERGENCY} and begin CPR at once. None: shut the door, touch nothing.`,
  why: 'Doubt means CPR; certainty means a shut door, and the police tell the family.',
  steps: [
    ask(
      'certain',
      'Did a doctor or a crew say that they are dead, or is it an injury that nobody survives? Cold, stiff or not breathing is not enough.',
      skipTo('here', 'Yes, beyond all doubt'),
      next('No, or not sure'),
      { danger: 'no', patient: 'no', hard: 'step' },
    ),
    confirm(
      'cpr',
      `${EMERGENCY} on loudspeaker. No answer, no normal breath: CPR, hard and fast. Stay, watch, do what they say. A helper has ${SECURITY} let the crew in.`,
      'The crew has taken over',
      skipTo('door'),
    ),
    ask(
      'here',
      'Did it happen here, and are the police and a crew still to come?',
      next('Yes, or not sure'),
      skipTo('manager', 'No, or they are here'),
      { danger: 'yes' },
    ),
    confirm(
      'dead',
      `Call ${EMERGENCY}: where, what you saw. Do what they say. Once they let you go, ask ${SECURITY} to let the police in.`,
      'The police are coming',
      next(),
    ),
    confirm(
      'door',
      'Touch, move and cover nothing. Go out, shut the door, stay outside it with a second person. Nobody goes in but the crew and the police.',
      'The police have taken over',
      next(),
    ),
    confirm(
      'manager',
      `Call the ${DUTY_MANAGER}. The police tell the family, the university tells the rest. You name nobody, post nothing, say nothing to the press.`,
      'They lead from here',
      next(),
    ),
    confirm(
      'others',
      'Bring whoever found them to a quiet room with somebody they trust. To all others: “There is an emergency. Staff will come and speak to you.”',
      'Nobody who saw it is alone',
      next(),
    ),
    confirm(
      'escalate',
      `Note times and who was there. Nobody does this alone: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I know whom I can talk to',
      finish(),
    ),
  ],
};
