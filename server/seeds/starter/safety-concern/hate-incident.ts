import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_IN, NO_SECRET, watch } from '../phrases.ts';
import { stayAlive } from './asked.ts';

export const hateIncident: SeedIssue = {
  title: 'Hate incident',
  category: 'Safety concern',
  alsoCalled: ['racism', 'hate crime', 'slur', 'swastika'],
  firstAct: `Violence or a threat: get away, call ${EMERGENCY}, the operator leads. Believe them. Clean and repost nothing.`,
  why: 'Racist, antisemitic, homophobic or the like: it is kept as it is, and whoever was targeted decides.',
  steps: [
    ask(
      'now',
      'Is anyone hurt, attacked or threatened, is whoever did it near, or is there a fire or a weapon?',
      next('Yes, or not sure'),
      skipTo('believe', 'No, none of these'),
      { danger: 'yes', patient: 'yes', violence: 'step' },
    ),
    confirm(
      'emergency',
      `To a safe place, with them if you can. Call ${EMERGENCY}: where, who is hurt, any weapon, that it may be hate. Do what the operator says.`,
      'I am safe and have called',
      next(),
    ),
    CREW_IN,
    watch(skipTo('manager')),
    confirm(
      'believe',
      `Say to whoever was targeted: ${NO_SECRET} Believe them. Never ask “why”, never call it a joke.`,
      'I have listened, or met nobody yet',
      next(),
    ),
    ask(
      'seen',
      'Is there anything to see: words or a symbol on a door or wall, a note, damage, a message, a post?',
      next('Yes, or not sure'),
      skipTo('note', 'No'),
    ),
    confirm(
      'keep',
      'Photograph it, keep screenshots with name and time. Clean, touch and delete nothing; hang a sheet over it. Post, forward and answer nothing.',
      'It is kept as it is',
      next(),
    ),
    confirm(
      'note',
      'Note what they tell you: when, where, which words, who saw it. Question nobody, guess nobody’s name, confront nobody.',
      'I have noted the facts',
      next(),
    ),
    ask(
      'dying',
      'If it hits somebody hard, ask: “Are you thinking about suicide?” Do they say so, or does anyone worry about that?',
      next('Yes, or not sure'),
      skipTo('choice', 'No'),
      { danger: 'yes', hard: 'yes' },
    ),
    stayAlive('manager'),
    confirm(
      'choice',
      `Say: “You decide what comes next.” Offer the police, a report, a friend, the ${CRISIS_LINE}, another bed tonight, or none of these now.`,
      'Offered, or nobody was met yet',
      next(),
    ),
    ask(
      'safe',
      'All three? They feel safe tonight. Whoever did it is not near them. Nobody else was targeted or is afraid.',
      skipTo('resolved', 'Yes, all three'),
      next('No, or not sure'),
    ),
    confirm(
      'manager',
      `Call the ${DUTY_MANAGER} now: what there is to see, who was targeted, what they want. Keep them away from whoever did it. Tell nobody else who it is.`,
      'They lead from here',
      next(),
    ),
    confirm(
      'escalate',
      `Hate hurts whoever meets it: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I know whom I can talk to',
      finish(),
    ),
    confirm(
      'resolved',
      `Call the ${DUTY_MANAGER} now: they decide when it is cleaned. A hard call? ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue resolved”.`,
      'I have told them what happened',
      finish(),
    ),
  ],
};
