import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import {
  ADVISOR_SUPPORT,
  DUTY_MANAGER,
  EMERGENCY,
  SECURITY,
  SEXUAL_VIOLENCE,
} from '../contacts.ts';
import { CREW_IN, NO_BREATH, TAKEN_OVER } from '../phrases.ts';
import { askAboutSuicide, stayAlive } from '../safety-concern/asked.ts';

export const under18 = {
  title: 'Under 18 or a child',
  category: 'Welfare',
  alsoCalled: ['minor', 'safeguarding', 'child alone', 'baby', 'lost child'],
  firstAct: `A child in danger or hurt: call ${EMERGENCY}, the operator leads. Be seen by others. Promise no secret.`,
  steps: [
    ask(
      'danger',
      'Any one? A child badly hurt, very ill, drowsy, hit or threatened. A small child or baby alone. A child who cannot be found, or is with somebody they fear.',
      next('Yes, or not sure'),
      skipTo('told', 'No, none of these'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Violence: get away, with the child if you can. Call ${EMERGENCY}: where, about how old, what you saw. Do what the operator says.`,
      'I have called',
    ),
    CREW_IN,
    confirm(
      'watch',
      `If safe, stay, watch the child, seen by others. ${NO_BREATH}`,
      TAKEN_OVER,
      skipTo('escalate'),
    ),
    ask(
      'told',
      'Do you hear from somebody under 18, or fear, that they are hurt, frightened, neglected, or touched, filmed or used sexually by anyone?',
      next('Yes, or not sure'),
      skipTo('alone', 'No'),
      { hard: 'yes' },
    ),
    confirm(
      'listen',
      'Let them talk, ask for no details and no “why”. “I believe you. I must tell people who can help.” Note their own words. Say nothing to whoever is accused.',
      'I have listened, or only fear it',
    ),
    askAboutSuicide(
      'care',
      'If they talk to you, ask: “Are you thinking about suicide?”',
      'A clear no, or met nobody yet',
    ),
    ...stayAlive('care', skipTo('escalate')),
    confirm(
      'care',
      `Somebody hurt or sexually assaulted: offer a doctor tonight and ${SEXUAL_VIOLENCE}, force neither. Send nobody back to whoever they fear.`,
      'Offered, or met nobody yet',
      skipTo('escalate'),
    ),
    ask(
      'alone',
      'Is a child who does not live here without a parent or the adult in charge?',
      next('Yes, or not sure'),
      skipTo('matter', 'No'),
    ),
    confirm(
      'adult',
      `Two of you, in sight of others. Ask the name, who looks after them. Call ${SECURITY}, who decides who the child goes with. Never take a child to a room.`,
      'Security decides, the child is not alone',
      skipTo('escalate'),
    ),
    ask(
      'matter',
      'Is a child or a guest under 18 here for the night? Or does a resident of 16 or 17 need more than everyday help: a doctor, drink, drugs, police, a night away?',
      skipTo('escalate', 'Yes, or not sure'),
      next('No, an everyday matter'),
    ),
    end(
      'resolved',
      `Tell the ${DUTY_MANAGER} before your shift ends that somebody under 18 was involved. Call no parent yourself. On the next screen, choose “Issue resolved”.`,
      'I have passed on age and matter',
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER}: age, what was said; if safe, stay until someone comes. Tell no parent, nobody else. ${ADVISOR_SUPPORT}: for you. Choose “Issue escalated”.`,
      'They lead from here; I report too if the law says so',
    ),
  ],
} as const satisfies SeedIssue;
