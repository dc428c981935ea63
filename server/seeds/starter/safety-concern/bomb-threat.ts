import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { watch } from '../phrases.ts';

export const bombThreat = {
  title: 'Bomb threat or package',
  category: 'Safety concern',
  place: 3,
  alsoCalled: [
    'suspicious package',
    'unattended bag',
    'white powder',
    'bomb scare',
    'suspicious backpack',
  ],
  firstAct: `Touch nothing. Get away from it, call ${EMERGENCY}: the operator leads. The police say whether to leave or stay.`,
  steps: [
    ask(
      'powder',
      'Did powder come out of a letter or a package?',
      next('Yes, or not sure'),
      skipTo('object', 'No powder'),
      { danger: 'yes' },
    ),
    confirm(
      'shut',
      `Brush nothing off. Out, fans off, shut the door, wash hands. Stay together, apart from others, note names. Call ${EMERGENCY}, do what the operator says.`,
      'We are out, and who was there is noted',
      skipTo('others'),
    ),
    ask(
      'object',
      'Is there an object, a bag or a package that may be a bomb, or did something explode?',
      next('Yes, or not sure'),
      skipTo('threat', 'No: a call or a message'),
      { danger: 'step', violence: 'step' },
    ),
    confirm(
      'away',
      `Never touch or move it. Get far away, out of sight of it, use a phone only there. Call ${EMERGENCY}: where it is, how it looks. Do what the operator says.`,
      'I am away from it and have called',
      skipTo('others'),
    ),
    confirm(
      'threat',
      `Keep a caller talking; note words, voice, place, time. Keep a message. On another phone, or right after, call ${EMERGENCY}. Do what the operator says.`,
      'I have called',
    ),
    confirm(
      'others',
      `Once the operator lets you go, have ${SECURITY} let the police in. Leave or stay as the police say: no fire alarm, no elevator. Keep others away.`,
      'Security knows, others are kept away',
    ),
    ask('hurt', 'Is anyone hurt or unwell?', next('Yes, or not sure'), skipTo('all-out', 'No'), {
      danger: 'yes',
      patient: 'yes',
    }),
    confirm(
      'aid',
      `Tell ${EMERGENCY}, do what the operator says. After powder: stay where you are, touch nobody. Else, if it is safe, help them away, press hard on a wound.`,
      'Helped, or it is not safe',
    ),
    watch(skipTo('all-out')),
    ask(
      'all-out',
      'Is everybody where the police want them, and those who cannot use stairs too?',
      skipTo('wait', 'Yes, everybody'),
      next('No, or not sure'),
    ),
    confirm(
      'inside',
      'Nobody leaves or goes back until the police say so. Tell the police who may still be inside, where, and who needs help to leave.',
      'The police know who is inside',
    ),
    confirm(
      'wait',
      'Nobody leaves or goes back, even when it is quiet, until the police say so. Whoever saw or heard something stays for the police.',
      'The police say that it is over',
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER}: what happened, who is upset. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'They lead from here',
    ),
  ],
} as const satisfies SeedIssue;
