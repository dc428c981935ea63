import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';

export const attacker = {
  title: 'Attacker or weapon',
  category: 'Safety concern',
  place: 1,
  alsoCalled: ['active shooter', 'gun', 'knife', 'lockdown', 'shots fired', 'stabbing'],
  firstAct: `Get away or hide, then call ${EMERGENCY}: the operator leads. Phone silent, no fire alarm. Never go near.`,
  steps: [
    ask(
      'way-out',
      'A gun, a knife, shots, somebody attacking people: is there a safe way out, away from it? A lockdown, and nothing is near you: stay in, hide.',
      next('Yes: run'),
      skipTo('hide', 'No, not sure, lockdown: hide'),
      { danger: 'step', violence: 'step' },
    ),
    confirm(
      'run',
      `Run. Leave things behind, wait for nobody who will not come. Once out of reach, call ${EMERGENCY}: where, who, which weapon, who is hurt.`,
      'I am away and have called',
      skipTo('others'),
    ),
    confirm(
      'hide',
      `Lock or block the door, lights off, phone silent, out of sight. Call ${EMERGENCY}. If you cannot speak: tap, cough, press keys as told, or text.`,
      'Hidden, and called if I could',
    ),
    confirm(
      'others',
      `Do what the operator says. Warn others by message, no fire alarm. Once the operator lets you go, have ${SECURITY} let the police in, by text if you hide.`,
      'Warned, or it is not safe to',
    ),
    confirm(
      'near',
      'Ran: stay away. Hidden: silent, open to nobody, run only if the attacker gets in. Fire or smoke: out, never for an alarm alone; fight only as a last resort.',
      'I stay out of reach',
    ),
    ask(
      'hurt',
      'Are you, or is anyone with you, hurt?',
      next('Yes, or not sure'),
      skipTo('police', 'No'),
      {
        danger: 'yes',
        patient: 'yes',
      },
    ),
    confirm(
      'aid',
      `Tell ${EMERGENCY} who is hurt, or text. Press hard on a wound, around anything stuck in it. Do what the operator says. Never go out to others.`,
      'Told, or it is not safe to',
    ),
    confirm(
      'watch',
      'Stay, watch; show police empty hands. Not alert: on their side. No answer, no normal breathing: on their back, CPR; send for a defibrillator if the way is safe.',
      'The crew or the police have taken over',
      skipTo('escalate'),
    ),
    confirm(
      'police',
      'Hidden: let the police open, or ask the operator if it is the police. Then empty hands in sight, no quick moves, do what the police say.',
      'The police say that it is safe',
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER}. Post nothing, no word to the press. This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'They lead from here',
    ),
  ],
} as const satisfies SeedIssue;
