import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CPR_WITH_HELP, LET_CREW_IN } from '../phrases.ts';

export const hangingOrJumping = {
  title: 'Hanging or jumping',
  category: 'Welfare',
  place: 1,
  alsoCalled: ['noose', 'on the roof', 'on a ledge', 'ligature'],
  firstAct: `Hanging: hold them up, get them down. Edge: keep back, talk. Gun: get away. Call ${EMERGENCY}: the operator leads.`,
  steps: [
    ask(
      'neck',
      'Is somebody hanging, or is something tight around their neck? Even if they are cold or stiff: begin, the operator decides.',
      next('Yes'),
      skipTo('fallen', 'No, something else'),
      { danger: 'yes', patient: 'yes', hard: 'step' },
    ),
    ask(
      'down',
      `Hold them up or slacken the noose, shout. Loosen or cut it, not the knot. A helper calls ${EMERGENCY}; alone, you, once they are down. Are they down?`,
      skipTo('breathing', 'Yes, and the call is made'),
      next('No, I cannot'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'held',
      `Never stop holding up, even if limp. Call ${EMERGENCY} on speaker, the operator leads. Helpers cut the noose, have ${SECURITY} let the crew in. Down?`,
      next('Yes, they are down'),
      skipTo('escalate', 'The crew has taken over'),
    ),
    ask(
      'breathing',
      'Do what the operator says. On their back, the neck free, tilt the head back. Look, listen, feel, at most 10 seconds. Do they answer, or is the breathing normal?',
      next('Yes, either'),
      skipTo('cpr', 'No, only gasps, or not sure'),
    ),
    ask(
      'side',
      `Stay and watch every breath. If they are not awake, on their side, head, neck and back in line. ${LET_CREW_IN} What happens?`,
      skipTo('escalate', 'The crew has taken over'),
      next('No answer, no normal breathing'),
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
      `Call ${EMERGENCY} on speaker if nobody has, do what the operator says. If it is safe, go to them, press hard on a wound, keep them still.`,
      'The operator is on speaker',
    ),
    ask(
      'still',
      'Do not move them, do not tilt the head. Do they answer, or is the breathing normal? Look, listen and feel, at most 10 seconds. Gasps are not normal.',
      next('Yes, either'),
      skipTo('cpr', 'No, only gasps, or not sure'),
    ),
    ask(
      'lie',
      `Stay, watch, keep them still as they lie. If they vomit or snore: on their side, neck in line. A helper has ${SECURITY} let the crew in. What happens?`,
      skipTo('escalate', 'The crew has taken over'),
      skipTo('cpr', 'No answer, no normal breathing'),
    ),
    confirm(
      'talk',
      `Keep back and talk, never grab. A gun: get away. A helper calls ${EMERGENCY}; alone, you, on speaker: where, what you see. Do what the operator says.`,
      'I have called, or a helper has',
    ),
    confirm(
      'quiet',
      `A helper has ${SECURITY} let the crew in quietly and keeps others away. If you are alone, ask the operator to have the door opened.`,
      'The crew will be let in quietly',
    ),
    ask(
      'watch',
      'If it is safe, stay, watch, keep talking. Something taken: never make them vomit. They hang: hold them up, cut the noose. What happens?',
      skipTo('escalate', 'Crew or police have taken over'),
      next('They fall, hang, or lie still'),
    ),
    ask(
      'which',
      'Tell the operator. Do they hang, or is something tight around their neck?',
      skipTo('down', 'Yes'),
      skipTo('call', 'No, they fell or lie still'),
      { danger: 'step', patient: 'step' },
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER}. Leave the place as it is. This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'They lead from here',
    ),
  ],
} as const satisfies SeedIssue;
