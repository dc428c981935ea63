import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CPR_WITH_HELP, LET_CREW_IN, BREATH_FAILS } from '../phrases.ts';

export const hangingOrJumping: SeedIssue = {
  title: 'Hanging or jumping',
  category: 'Welfare',
  place: 1,
  alsoCalled: ['noose', 'on the roof', 'on a ledge', 'ligature'],
  firstAct: `Hanging: hold them up, get them down. A gun: get away. Call ${EMERGENCY} on speaker: the operator leads.`,
  why: 'It is happening: hands first where somebody hangs, words and distance where somebody may fall.',
  steps: [
    ask(
      'neck',
      'Is somebody hanging, or is something tight around their neck?',
      next('Yes'),
      skipTo('fallen', 'No, something else'),
      { danger: 'yes', patient: 'yes', hard: 'step' },
    ),
    confirm(
      'down',
      `Hold the weight up. Loosen or cut the noose, not the knot, lay them down. A helper calls ${EMERGENCY} at once; alone, you call as soon as they are down.`,
      'They are down, the operator is on speaker',
      next(),
    ),
    ask(
      'breathing',
      'Do what the operator says. On their back, nothing tight around the neck, tilt the head back. Look, listen and feel, at most 10 seconds. Is the breathing normal?',
      next('Yes, normal'),
      skipTo('cpr', 'No, only gasps, or not sure'),
    ),
    ask(
      'side',
      `Stay and watch every breath. If they are not awake, on their side, head, neck and back in line. ${LET_CREW_IN} What happens?`,
      skipTo('escalate', 'The crew has taken over'),
      next('Breathing stops or is odd'),
    ),
    CPR_WITH_HELP,
    ask(
      'fallen',
      'Has somebody fallen or jumped already, or do they lie there and give no answer?',
      next('Yes, or not sure'),
      skipTo('talk', 'No, but they may do it'),
      { danger: 'step', patient: 'step' },
    ),
    confirm(
      'call',
      `Call ${EMERGENCY} on speaker, do what the operator says. Go to them if it is safe. Keep them still, unless they do not breathe normally.`,
      'I am with them, the operator is on',
      skipTo('breathing'),
    ),
    confirm(
      'talk',
      `Keep back and talk, never grab. If there is a gun, get away. Call ${EMERGENCY} on speaker: where, what you see. Do what the operator says.`,
      'I have called, or a helper has',
      next(),
    ),
    confirm(
      'quiet',
      `A helper has ${SECURITY} let the crew in quietly and keeps others away. If you are alone, ask the operator to have the door opened.`,
      'The crew will be let in quietly',
      next(),
    ),
    confirm(
      'watch',
      `If it is safe, stay, watch, keep talking. Press hard on a wound. ${BREATH_FAILS}`,
      'The crew or the police have taken over',
      next(),
    ),
    confirm(
      'escalate',
      `Call the ${DUTY_MANAGER}. Leave the place as it is. This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'They lead from here',
      finish(),
    ),
  ],
};
