import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';

const smellOfCannabis: SeedIssue = {
  title: 'Smell of cannabis',
  category: 'Illicit substances',
  why: 'What an advisor may not do matters most here: no entry, no search, nothing touched.',
  steps: [
    confirm(
      'together',
      'Ask a second advisor or Campus Security to come along. Never go to the door alone. Note the time and where you smell it.',
      'Someone is with me',
      next(),
    ),
    ask(
      'medical',
      'Do you see or hear anyone ill, collapsed, very confused, or struggling to breathe?',
      next('Yes, or not sure'),
      skipTo('source', 'No'),
    ),
    confirm(
      'emergency',
      'Call the emergency number and do what they say. Stay near if it is safe. Helping a person comes before any rule.',
      'I have called the emergency number',
      skipTo('security'),
    ),
    ask(
      'source',
      'Stay in the corridor. Can you tell which door the smell comes from?',
      next('Yes, one door'),
      skipTo('resolved', 'No, or it has gone'),
    ),
    ask(
      'knock',
      'Knock, say your name and role, and wait. Never enter and never unlock the door. Does someone open?',
      next(),
      skipTo('security'),
    ),
    confirm(
      'talk',
      'In the corridor, say calmly what you smell, ask them to put it out, and say that you must report it. Do not accuse or argue.',
      'I have said it once, calmly',
      next(),
    ),
    ask(
      'risk',
      'Do you see signs of dealing, other drugs or a weapon, or is anyone hostile?',
      skipTo('security', 'Yes, or not sure'),
      next('No, none of these'),
    ),
    ask(
      'stopped',
      'Wait ten minutes out of sight, then walk past again. Has it stopped?',
      skipTo('resolved', 'Yes, stopped'),
      next('No, it goes on'),
    ),
    confirm(
      'security',
      'From a safe place, call Campus Security. They deal with anything found. Never touch or take it. Never search a room, a bag or a person.',
      'Campus Security is coming',
      next(),
    ),
    confirm(
      'escalate',
      'Wait where you are safe until they come, then call the duty manager. On the next screen, choose “Issue escalated”.',
      'I have told the duty manager',
      finish(),
    ),
    confirm(
      'resolved',
      'Note the time, the place, and only what you smelled, saw and heard. Do not guess. On the next screen, choose “Issue resolved”.',
      'I have noted the facts',
      finish(),
    ),
  ],
};

export const ILLICIT_SUBSTANCES = [smellOfCannabis];
