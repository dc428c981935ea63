import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_IN, NO_BREATH, TAKEN_OVER } from '../phrases.ts';

export const panic = {
  title: 'Panic or voices',
  category: 'Welfare',
  alsoCalled: [
    'panic attack',
    'strange behavior',
    'hearing voices',
    'psychosis',
    'paranoid',
    'manic',
  ],
  firstAct: `One of you talks, no crowd. Violence: get away. That, or confused: call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'danger',
      'Any one? Violent, armed, a ledge. Drowsy, confused, very hot. Chest pain, swelling, no breath to talk, wheeze. Drugs, diabetes or a blow to the head.',
      next('Yes, or not sure'),
      skipTo('real', 'No, none of these'),
      { danger: 'yes', patient: 'yes', violence: 'yes', hard: 'yes' },
    ),
    confirm(
      'emergency',
      `Violence: get away, warn others. Call ${EMERGENCY}: where, what they do, armed or not, what was taken, if it is mental health. Do what the operator says.`,
      'I have called, or a helper has',
    ),
    CREW_IN,
    confirm(
      'watch',
      `If safe, stay, watch, hold nobody down. ${NO_BREATH}`,
      TAKEN_OVER,
      skipTo('escalate'),
    ),
    ask(
      'real',
      'Is it only fear: racing heart, shaking, fast breath, no voices, and nothing seen or believed that others do not?',
      next('Yes, only fear'),
      skipTo('voices', 'No, or not sure'),
    ),
    confirm(
      'breathe',
      'A quiet place, others away. “It feels terrible, and it passes. I am here.” Breathe out slowly with them. No paper bag, no “calm down”. Ask before you touch.',
      'I am with them, we breathe slowly',
    ),
    ask(
      'passed',
      'Stay. All three within 20 minutes? They are calmer. They breathe easily, no chest pain. They are clear in the head. “No” at once if it gets worse.',
      next('Yes, all three'),
      skipTo('emergency', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'dying',
      'Ask: “Are you thinking about suicide?” Asking does not put the idea there. Do they say so, or are you worried?',
      next('Yes, or unclear'),
      skipTo('support', 'A clear no'),
      { hard: 'yes' },
    ),
    ask(
      'plan',
      'Ask: “Do you know how or when?” and “Do you have what you need for it?” What do they say?',
      skipTo('emergency', 'Yes, or unclear'),
      skipTo('manager', 'A clear no to both'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'support',
      `Offer the ${CRISIS_LINE}. All three? Somebody they trust is with them. Help for tomorrow is agreed. They say that nobody did anything to them.`,
      skipTo('resolved', 'Yes, all three'),
      skipTo('manager', 'No, or not sure'),
    ),
    confirm(
      'voices',
      'Keep distance and a way out. One of you talks, slowly: your name, “I want to help. That must be frightening.” Do not argue, play along, film or crowd them.',
      'One of us talks, the others keep away',
    ),
    ask(
      'orders',
      'Ask: “Do you feel that you must hurt yourself or others, or do voices say so? Are you thinking about suicide?” Do they say so, or are you worried?',
      skipTo('emergency', 'Yes, or unclear'),
      next('A clear no'),
      { danger: 'yes', patient: 'yes', hard: 'yes' },
    ),
    ask(
      'manager',
      `Call the ${DUTY_MANAGER}: what you saw, talk of suicide, anyone under 18. If safe, stay; offer the ${CRISIS_LINE}. Until someone takes over, danger, or worse?`,
      skipTo('emergency', 'Yes, or leaves in danger'),
      next('No, someone has taken over'),
      { danger: 'yes', patient: 'yes' },
    ),
    end(
      'escalate',
      `Tell the ${DUTY_MANAGER} all that happened, others nothing. This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'They lead from here',
    ),
    end(
      'resolved',
      `Say: “If it gets worse, or your chest hurts, call an ambulance.” Tell the ${DUTY_MANAGER} this shift. ${ADVISOR_SUPPORT} is there for you. Choose “Issue resolved”.`,
      'A friend stays, and I look in',
    ),
  ],
} as const satisfies SeedIssue;
