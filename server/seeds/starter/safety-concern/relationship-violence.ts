import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { NO_SECRET } from '../phrases.ts';
import { askAboutSuicide, DOCTOR, stayAlive, STRANGLED, WAIT_QUIETLY } from './asked.ts';

export const relationshipViolence = {
  title: 'Relationship violence',
  category: 'Safety concern',
  place: 5,
  alsoCalled: ['domestic violence', 'stalking', 'abusive partner', 'domestic abuse'],
  firstAct: `In danger now: call ${EMERGENCY}, the operator leads. Speak to the person alone. Tell the other person nothing.`,
  steps: [
    ask(
      'now',
      'Never go in to a fight. If none, call the person away for something else. Any one: a fight, danger now, badly hurt, hoarse, faint, drowsy, short of breath?',
      next('Yes, or not sure'),
      skipTo('listen', 'No, none of these'),
      { danger: 'yes', patient: 'yes', violence: 'step' },
    ),
    confirm(
      'emergency',
      `If the other is near, get away. If not, tell the person first. Call ${EMERGENCY}: where, who is hurt or strangled, any weapon. Do what the operator says.`,
      'I have called',
    ),
    ...WAIT_QUIETLY,
    confirm(
      'listen',
      `Say first: ${NO_SECRET} Believe them. It is not their fault. Never say “just leave”.`,
      'I have listened',
    ),
    STRANGLED,
    DOCTOR,
    askAboutSuicide('choice'),
    ...stayAlive('choice', skipTo('escalate')),
    confirm(
      'choice',
      `Say: “You decide what happens next.” Offer the police, a doctor, the ${CRISIS_LINE}, a friend, another bed tonight. Ask what they, children or pets need.`,
      'I know what they want',
    ),
    confirm(
      'lock',
      `Can the other get in? If the person wants it, ask ${SECURITY} for another lock or card, or the ${DUTY_MANAGER} for another room. Nobody goes back alone.`,
      'Arranged, not wanted, or no need',
    ),
    confirm(
      'quiet',
      'Followed or sent messages: they keep each, log it on paper, hide the paper, never reply. Tell nobody where they are. Send them none: the other may read it.',
      'Said, and nobody learns it from me',
    ),
    end(
      'escalate',
      `Tell the person if there, then call the ${DUTY_MANAGER}: what the person wants, talk of suicide, if under 18. ${ADVISOR_SUPPORT}: for you. Choose “Issue escalated”.`,
      'They lead from here',
    ),
  ],
} as const satisfies SeedIssue;
