import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.ts';

export const officials: SeedIssue = {
  title: 'Police or officials',
  category: 'Other',
  alsoCalled: ['police at the door', 'immigration', 'warrant', 'bailiff', 'court papers'],
  firstAct: `Open no door, name nobody, hinder nobody. A life in danger: call ${EMERGENCY}, the operator leads.`,
  why: 'Neither help nor hindrance: somebody in charge decides, and only a life in danger goes faster.',
  steps: [
    ask(
      'life',
      'Do you see a life in danger, or do they speak of one: somebody hurt, very ill, missing, under attack or in a fire?',
      next('Yes, or not sure'),
      skipTo('called', 'No'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Violence: get away first. Call ${EMERGENCY}: where, what you see, who is at the door. Ask whether they are real police. Do what the operator says.`,
      'I have called',
      next(),
    ),
    CREW_IN,
    watch(),
    ask(
      'called',
      'Did somebody here call the police, and do they ask for that person alone?',
      next('Yes'),
      skipTo('say', 'No, or not sure'),
    ),
    ask(
      'caller',
      'Ask them to wait. Phone or fetch whoever called, who speaks to them at the entrance or lets them into their own room. Is that all they want?',
      skipTo('resolved', 'Yes'),
      next('No, or nobody called them'),
    ),
    confirm(
      'say',
      'At the entrance, calmly: “I may not decide this. I will call somebody who can.” Ask for name, number, office and what they want. A card alone proves nothing.',
      'I have noted what they told me',
      next(),
    ),
    confirm(
      'manager',
      `Call the ${DUTY_MANAGER}, then ${SECURITY}: who is here, for what, any paper. You read, take and sign none. Security finds out whether they are real.`,
      'Both know, or I keep trying',
      next(),
    ),
    confirm(
      'quiet',
      'Until then no name, room, list or picture, no yes or no. Never lie, never hide or warn anyone, never unlock. Residents ask? “The university or a lawyer knows.”',
      'I have said nothing of anyone',
      next(),
    ),
    ask(
      'force',
      'Do they go in all the same, or open a room?',
      next('Yes'),
      skipTo('over', 'No, they wait or have gone'),
    ),
    confirm(
      'apart',
      'Say once: “I do not agree to this.” Then do not stand in the way, touch nobody, open nothing. Ask residents to do the same. Note times, rooms, names, numbers.',
      'I hinder nobody and have noted it',
      skipTo('escalate'),
    ),
    ask(
      'over',
      `All three? The ${DUTY_MANAGER} or ${SECURITY} deals with it now. Nobody was taken along. No resident is afraid or upset.`,
      next('Yes, all three'),
      skipTo('escalate', 'No, or not sure'),
    ),
    confirm(
      'resolved',
      `Tell nobody whom they asked for. Tell the ${DUTY_MANAGER} before your shift ends: who came, when, what was said. Choose “Issue resolved”.`,
      'I have noted it, and told nobody else',
      finish(),
    ),
    confirm(
      'escalate',
      `Call the ${DUTY_MANAGER} now: who came, what was done, who was taken, who is afraid. Post nothing. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'The duty manager knows',
      finish(),
    ),
  ],
};
