import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SEXUAL_VIOLENCE } from '../contacts.ts';
import { CREW_IN, NO_BREATH, NO_SECRET, TAKEN_OVER } from '../phrases.ts';
import { askAboutSuicide, stayAlive } from './asked.ts';

export const hazing = {
  title: 'Hazing',
  category: 'Safety concern',
  alsoCalled: ['initiation', 'pledge', 'ragging'],
  firstAct: `Hurt, very drunk or shut in: call ${EMERGENCY}, the operator leads. No promise binds you. Never step in alone.`,
  steps: [
    ask(
      'now',
      'Is it going on, or is anyone hurt, very drunk or drugged, hard to wake, cold, worn out, tied up, shut in or missing?',
      next('Yes, or not sure'),
      skipTo('secret', 'No, it is over'),
      { danger: 'yes', patient: 'yes', violence: 'step' },
    ),
    confirm(
      'emergency',
      `Away from the group, in a safe place, call ${EMERGENCY}: where, how many, what was drunk or taken, who is hurt or shut in. Do what the operator says.`,
      'I have called',
    ),
    CREW_IN,
    confirm(
      'watch',
      `If safe, stay and watch: nobody sleeps it off. ${NO_BREATH}`,
      TAKEN_OVER,
      skipTo('manager'),
    ),
    confirm(
      'secret',
      `Alone with them, say: ${NO_SECRET} Believe them. Being willing, or tradition, makes it no less wrong.`,
      'I have listened',
    ),
    ask(
      'unwell',
      'Any of these? Today: a blow to head or body, much drink, drugs or water, days awake. Now: chest pain, confused, drowsy, dark urine, vomiting, a bad headache.',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    askAboutSuicide('choice', 'Ask: “How bad is it for you? Are you thinking about suicide?”'),
    ...stayAlive('manager', skipTo('manager')),
    confirm(
      'choice',
      `Say: “You decide what comes next.” Offer a doctor, the police, a friend, another bed tonight, or ${SEXUAL_VIOLENCE} if it was sexual.`,
      'I have offered it, they decide',
    ),
    confirm(
      'keep',
      'They keep messages, pictures and clothes as they are. You note names, places and times they give. Question and warn nobody of the group.',
      'It is kept as it is',
    ),
    ask(
      'safe',
      'All three? The group cannot reach them tonight. Nothing more is planned. Nobody else is in it.',
      skipTo('resolved', 'Yes, all three'),
      next('No, or not sure'),
    ),
    confirm(
      'manager',
      `Call the ${DUTY_MANAGER} now: who was harmed, who is still with the group, anyone under 18, what is planned. Never confront the group, tell nobody who told you.`,
      'They lead from here',
    ),
    end(
      'escalate',
      `This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I know who I can talk to',
    ),
    end(
      'resolved',
      `Call the ${DUTY_MANAGER} now, even if it is over; say if anyone is under 18. A hard call? ${ADVISOR_SUPPORT} is there for you. Choose “Issue resolved”.`,
      'I have told them what happened',
    ),
  ],
} as const satisfies SeedIssue;
