import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { crewInAndWatch, NO_SECRET } from '../phrases.ts';
import { askAboutSuicide, DOCTOR, stayAlive, STRANGLED } from './asked.ts';

export const relationshipViolence: SeedIssue = {
  title: 'Relationship violence',
  category: 'Safety concern',
  place: 5,
  alsoCalled: ['domestic violence', 'stalking', 'abusive partner', 'domestic abuse'],
  firstAct: `In danger now: call ${EMERGENCY}, the operator leads. Speak to the person alone. Tell the other person nothing.`,
  why: 'The person decides, and nothing that is said or done leads the other to their door.',
  steps: [
    ask(
      'now',
      'Speak to the person alone, where nobody hears. Any one of these: in danger now, badly hurt, hoarse, faint, drowsy, hard to breathe?',
      next('Yes, or not sure'),
      skipTo('listen', 'No, none of these'),
      { danger: 'yes', patient: 'yes', violence: 'step' },
    ),
    confirm(
      'emergency',
      `Get to a safe place together. Tell the person, then call ${EMERGENCY}: where, who is hurt or strangled, any weapon. Do what the operator says.`,
      'I have called',
      next(),
    ),
    crewInAndWatch(skipTo('choice')),
    confirm(
      'listen',
      `Say first: ${NO_SECRET} Believe them. It is not their fault. Never say “just leave”.`,
      'I have listened',
      next(),
    ),
    STRANGLED,
    DOCTOR,
    confirm(
      'choice',
      'They decide. No police without their yes, unless somebody is in danger now; nobody confronts the other person. Ask what they, children or pets need tonight.',
      'I know what they want',
      next(),
    ),
    confirm(
      'stalking',
      'Stalking: followed, or sent messages? They keep each and note when and where, reply to none, share no location if that is safe.',
      'Said, or it does not apply',
      next(),
    ),
    ask(
      'door',
      'Can the other person get to them: a key, a card, the same room or building?',
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
      'Tell nobody where they live, are or go: no room, schedule, key or door, no matter who asks. Write nothing: their phone may be read.',
      'Nobody learns it from me',
      next(),
    ),
    askAboutSuicide('escalate'),
    stayAlive('escalate'),
    confirm(
      'escalate',
      `Tell the person, then call the ${DUTY_MANAGER}: what they want, whether the person is under 18. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'They lead from here',
      finish(),
    ),
  ],
};
