import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { watch } from '../phrases.ts';

export const death = {
  title: 'Death of a resident',
  category: 'Welfare',
  place: 3,
  alsoCalled: ['died', 'corpse'],
  firstAct: `Any doubt: call ${EMERGENCY}. No answer, no normal breathing: CPR, the operator leads. No doubt: touch nothing.`,
  steps: [
    ask(
      'certain',
      'Did a doctor or a crew say that the person is dead, or is it plain: decay, or an injury that nobody survives? Cold or not breathing is not enough.',
      skipTo('here', 'Yes, beyond all doubt'),
      next('No, or not sure'),
      { danger: 'no', patient: 'no', hard: 'step' },
    ),
    confirm(
      'call',
      `Call ${EMERGENCY} on speaker, do what the operator says. Hanging: get them down. Others fetch a defibrillator, have ${SECURITY} let the crew in.`,
      'The operator is on speaker',
    ),
    ask(
      'breathing',
      'Do they answer, or is the breathing normal? Look, listen and feel, at most 10 seconds. Gasps are not normal.',
      skipTo('watch', 'Yes, either'),
      next('No, only gasps, or not sure'),
    ),
    confirm(
      'cpr',
      'On their back, start CPR: push hard and fast in the middle of the chest, unless the operator says that it is too late. Do not stop to read.',
      'The crew has taken over',
    ),
    ask(
      'crew',
      'Did the crew say that the person is dead?',
      skipTo('door', 'Yes'),
      skipTo('alive', 'No, or not yet'),
    ),
    watch(skipTo('crew')),
    ask(
      'here',
      'Did it happen here, and have the police not taken over yet?',
      next('Yes, or not sure'),
      skipTo('manager', 'No, or the police lead'),
      { danger: 'yes' },
    ),
    confirm(
      'dead',
      `Call ${EMERGENCY} if nobody has: where, what you saw. Do what the operator says. Once the operator lets you go, ask ${SECURITY} to let the police in.`,
      'The police are coming',
    ),
    confirm(
      'door',
      'Touch, move and cover nothing. Go out, shut the door, stay outside it with a second person. Nobody goes in but the crew and the police.',
      'The door is shut, we stay outside',
    ),
    confirm(
      'manager',
      `Once no operator needs you, call the ${DUTY_MANAGER}. The police tell the family. Name nobody, post nothing. If here, one of you stays at the door for the police.`,
      'They lead from here',
      skipTo('others'),
    ),
    confirm(
      'alive',
      `Call the ${DUTY_MANAGER}: who it is, where they are taken. You name nobody, post nothing, and say nothing to the family or the press.`,
      'They lead from here',
    ),
    confirm(
      'others',
      'Bring whoever found them to a quiet room with somebody they trust. To all others: “There is an emergency. Staff will come and speak to you.”',
      'Nobody who saw it is alone',
    ),
    end(
      'escalate',
      `Note times and who was there. Nobody does this alone: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I know who I can talk to',
    ),
  ],
} as const satisfies SeedIssue;
