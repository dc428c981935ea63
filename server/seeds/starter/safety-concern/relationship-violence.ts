import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';

export const relationshipViolence: SeedIssue = {
  title: 'Relationship violence',
  category: 'Safety concern',
  place: 5,
  alsoCalled: ['domestic violence', 'stalking', 'abusive partner', 'domestic abuse'],
  firstAct: `In danger now: call ${EMERGENCY}. Speak to the person alone. Tell the other one nothing.`,
  why: 'The person decides, and nothing that is said or done leads the other to their door.',
  steps: [
    ask(
      'now',
      'Speak to the person alone, where nobody hears. Any one of these: in danger now, badly hurt, strangled in the last days?',
      next('Yes, or not sure'),
      skipTo('listen', 'No, none of these'),
      { danger: 'yes', patient: 'yes', violence: 'step' },
    ),
    confirm(
      'emergency',
      `Get them to a safe place. Call ${EMERGENCY}, tell them that you do: where, who is hurt or was strangled, any weapon. Do what they say.`,
      'I have called',
      next(),
    ),
    confirm(
      'watch',
      `Stay, watch them. Hoarse or drowsy: say so. No answer and no normal breathing: CPR. A helper has ${SECURITY} let the crew in, keep the other out.`,
      'The crew or the police have taken over',
      skipTo('escalate'),
    ),
    confirm(
      'listen',
      'Say first: “I cannot keep this secret, but I tell only those who must know.” Believe them. It is not their fault. Never say “just leave”.',
      'I have listened',
      next(),
    ),
    confirm(
      'choice',
      'They decide. Without their yes no police, and nobody confronts the other one, unless somebody is in danger now. Ask what they need tonight.',
      'I know what they want',
      next(),
    ),
    confirm(
      'stalking',
      'Stalking: followed, or sent messages? They keep each and note when and where, answer none, share no location if that is safe.',
      'Said, or it does not apply',
      next(),
    ),
    ask(
      'door',
      'Can the other one get to them: a key, a card, the same room or building?',
      next('Yes, or not sure'),
      skipTo('quiet', 'No'),
    ),
    confirm(
      'lock',
      `If they want it, ask ${SECURITY} for another lock or card, or the ${DUTY_MANAGER} for another room tonight. They are not sent back alone.`,
      'Arranged, or not wanted',
      next(),
    ),
    confirm(
      'quiet',
      'Tell nobody where they live, are or go: no room, timetable, key or door, however friendly whoever asks is. Write nothing: their phone may be read.',
      'Nobody learns it from me',
      next(),
    ),
    confirm(
      'escalate',
      `Tell the person, then the ${DUTY_MANAGER}: what they want, who stays out. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'They lead from here',
      finish(),
    ),
  ],
};
