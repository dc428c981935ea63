import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_IN, NO_BREATH, NO_SECRET, TAKEN_OVER } from '../phrases.ts';
import { askAboutSuicide, stayAlive } from './asked.ts';

export const hateIncident = {
  title: 'Hate incident',
  category: 'Safety concern',
  alsoCalled: ['racism', 'hate crime', 'slur', 'swastika'],
  firstAct: `Violence or a threat: get away, call ${EMERGENCY}, the operator leads. Believe them. Clean and repost nothing.`,
  steps: [
    ask(
      'now',
      'Is anyone hurt, attacked or threatened, is whoever did it near and a danger, or is there a fire or a weapon?',
      next('Yes, or not sure'),
      skipTo('believe', 'No, none of these'),
      { danger: 'yes', patient: 'yes', violence: 'step' },
    ),
    confirm(
      'emergency',
      `Fire: alarm, get out. To safety, with them if you can. Call ${EMERGENCY}: where, who is hurt, any weapon, that it may be hate. Do what the operator says.`,
      'I am safe and have called',
    ),
    CREW_IN,
    confirm('watch', `If safe, stay with whoever was harmed, watch. ${NO_BREATH}`, TAKEN_OVER),
    confirm(
      'harmed',
      `Say to whoever was targeted: “I believe you. You decide what comes next.” Offer a friend, the ${CRISIS_LINE}, another bed. Photograph words, signs; clean nothing.`,
      'Offered, or they are with the crew',
      skipTo('manager'),
    ),
    confirm(
      'believe',
      `Say to whoever was targeted: ${NO_SECRET} Believe them. Never ask “why”, never call it a joke.`,
      'I have listened, or met nobody yet',
    ),
    confirm(
      'keep',
      'Words, a symbol, a note, a post: photograph it, keep screenshots with name and time. Clean, touch, delete nothing; hang a sheet in front. Post nothing.',
      'It is kept as it is, or there is nothing to see',
    ),
    confirm(
      'note',
      'Note what they tell you: when, where, which words, who saw it. Question nobody, guess no name, confront nobody. Tell nobody else who was targeted.',
      'I have noted the facts',
    ),
    askAboutSuicide(
      'choice',
      'If it hits somebody hard, ask: “Are you thinking about suicide?”',
      'A clear no, or met nobody yet',
    ),
    ...stayAlive('manager', skipTo('manager')),
    confirm(
      'choice',
      `Say: “You decide what comes next.” Offer the police, a report, a friend, the ${CRISIS_LINE}, another bed tonight, or none of these now.`,
      'Offered, or nobody was met yet',
    ),
    ask(
      'safe',
      'All three? They feel safe tonight. Whoever did it is not near them. Nobody else was targeted or is afraid.',
      skipTo('resolved', 'Yes, all three'),
      next('No, or not sure'),
    ),
    end(
      'manager',
      `Call the ${DUTY_MANAGER} now: what there is to see, what the person wants, who must be kept away. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'They lead from here',
    ),
    end(
      'resolved',
      `Call the ${DUTY_MANAGER} now: they decide when it is cleaned. A hard call? ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue resolved”.`,
      'I have told them what happened',
    ),
  ],
} as const satisfies SeedIssue;
