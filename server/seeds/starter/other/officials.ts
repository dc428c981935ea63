import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.ts';

export const officials = {
  title: 'Police or officials',
  category: 'Other',
  alsoCalled: ['police at the door', 'immigration', 'warrant', 'bailiff', 'court papers'],
  firstAct: `A life in danger: call ${EMERGENCY}, the operator leads. Else open no door, name nobody. Never hinder.`,
  steps: [
    ask(
      'life',
      'Do you see a life in danger, do they speak of one (hurt, very ill, missing, attacked, a fire), or were they called from here as an emergency?',
      next('Yes, or not sure'),
      skipTo('called', 'No'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Fire or violence: get away. Call ${EMERGENCY}: what you see, who is at the door. Do what the operator says. Once the operator knows them, let them in.`,
      'I have called',
    ),
    CREW_IN,
    watch(),
    ask(
      'called',
      'Did somebody here call the police, and do they ask only for that person?',
      next('Yes'),
      skipTo('say', 'No, or not sure'),
    ),
    ask(
      'caller',
      'Ask them to wait. Phone whoever called, who decides: comes to the entrance, or lets them into the caller’s own room. Is that all they want?',
      skipTo('resolved', 'Yes'),
      next('No, or nobody called them'),
    ),
    confirm(
      'say',
      'At the entrance, calmly: “I may not decide this. I will call somebody who can.” Ask for name, number, office and what they want. A card alone proves nothing.',
      'I have noted what they told me',
    ),
    confirm(
      'manager',
      `Call the ${DUTY_MANAGER}, then ${SECURITY}: who is here, for what, any paper. You read, take and sign none. Security finds out whether they are real.`,
      'Both know, or I keep trying',
    ),
    confirm(
      'quiet',
      'Until somebody in charge is here: no name, room or list, no yes or no. Never lie, hide or warn anyone, never unlock. Residents ask: “I cannot advise you.”',
      'I have said nothing of anyone',
    ),
    ask(
      'force',
      'Do they go in all the same, or open a room?',
      next('Yes'),
      skipTo('over', 'No, they wait or have gone'),
    ),
    ask(
      'real',
      `Has ${SECURITY}, or the ${DUTY_MANAGER}, told you that they are real police or officials?`,
      skipTo('apart', 'Yes, real'),
      skipTo('emergency', 'No, or not sure'),
      { danger: 'no', violence: 'no', patient: 'no' },
    ),
    confirm(
      'apart',
      'Say once: “I may not agree to this.” Then stand aside, touch nobody, open nothing. Ask residents not to stand in the way. Note times, rooms, names, numbers.',
      'I hinder nobody and have noted it',
      skipTo('escalate'),
    ),
    ask(
      'over',
      `All three? The ${DUTY_MANAGER} or ${SECURITY} deals with it now. Nobody was taken away. No resident is afraid or upset.`,
      next('Yes, all three'),
      skipTo('escalate', 'No, or not sure'),
    ),
    end(
      'resolved',
      `Tell nobody who they asked for. Tell the ${DUTY_MANAGER} before your shift ends: who came, when, what was said. Choose “Issue resolved”.`,
      'I have noted it, and told nobody else',
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER} now: who came, what was done, who was taken, who is afraid. Post nothing. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;
