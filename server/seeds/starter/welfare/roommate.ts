import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_IN, NO_SECRET, watch } from '../phrases.ts';
import { askAboutSuicide, stayAlive } from '../safety-concern/asked.ts';

export const roommate = {
  title: 'Roommate conflict',
  category: 'Welfare',
  alsoCalled: ['roommates arguing', 'housemate', 'mediation', 'bickering'],
  firstAct: `A fight, a threat, somebody hurt: call ${EMERGENCY}, the operator leads. Never step between people. Take no side.`,
  steps: [
    ask(
      'now',
      'Listen before you go near. Now or in the last hours: a fight, a weapon, a threat, something thrown, anyone hurt, or somebody kept from leaving?',
      next('Yes, or not sure'),
      skipTo('alone', 'No, words alone'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `A fight: keep away. Call ${EMERGENCY}: where, how many people, any weapon, who is hurt. Do what the operator says.`,
      'I am safe and have called',
    ),
    CREW_IN,
    watch(),
    confirm(
      'alone',
      `Speak to each one alone, where the other cannot hear. Say: ${NO_SECRET} Listen. Repeat nothing to the other.`,
      'I have heard each who is here',
    ),
    askAboutSuicide(
      'afraid',
      'If one of them is very low, ask: “Are you thinking about suicide?”',
      'A clear no, or nobody is low',
    ),
    ...stayAlive('escalate', skipTo('escalate')),
    ask(
      'afraid',
      'Ask each alone: “Are you afraid of the other? Did they ever hurt, choke, touch, follow or film you, or insult who you are?” Any of these?',
      next('Yes, or not sure'),
      skipTo('tonight', 'No, none of these'),
      { violence: 'yes' },
    ),
    ask(
      'recent',
      'Do they tell of a weapon, a threat, a blow or a hand on the throat in the last hours, or may the other come after them now?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'safe',
      'Say: “I believe you. You need not sleep there or talk it over.” Bring them somewhere safe. Tell the other nothing. Then open the procedure for what was done.',
      'They are somewhere safe, not alone',
      skipTo('escalate'),
    ),
    ask(
      'tonight',
      'Ask each alone again. All three? Nobody is afraid. Each has a bed that they want tonight, there or with a friend. Both agree on light, noise and guests.',
      skipTo('resolved', 'Yes, all three'),
      next('No, or not sure'),
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER} now: talk of suicide, who is afraid, who needs a bed, under 18. Stay if anyone is low. ${ADVISOR_SUPPORT}: for you. Choose “Issue escalated”.`,
      'Nobody sleeps where they are afraid',
    ),
    end(
      'resolved',
      `Note what each agreed to, judge nobody, promise no other room. Tell the ${DUTY_MANAGER} this shift, who arranges a talk by day. Choose “Issue resolved”.`,
      'Each knows who speaks to them by day',
    ),
  ],
} as const satisfies SeedIssue;
