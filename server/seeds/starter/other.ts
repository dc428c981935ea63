import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';

const anythingNotCovered: SeedIssue = {
  title: 'Anything not covered',
  category: 'Other',
  why: 'The net under all other guides: life first, then the right guide, and when in doubt call up.',
  steps: [
    confirm(
      'look',
      'Stop where you are safe. Look, listen and take a breath before you do anything.',
      'I am safe and have looked',
      next(),
    ),
    ask(
      'life',
      'Is anyone’s life or health in danger, or is there a fire, a fight or a crime?',
      next('Yes, or not sure'),
      skipTo('guide', 'No'),
    ),
    confirm(
      'emergency',
      'Call the emergency number. Say where you are first, then what happens. Do what they say.',
      'I have called the emergency number',
      next(),
    ),
    confirm(
      'security',
      'Call Campus Security. They open doors, meet the crew and keep people away.',
      'I have called Campus Security',
      skipTo('escalate'),
    ),
    ask(
      'guide',
      'Look through the categories once. Does another guide fit?',
      skipTo('other-guide', 'Yes, another guide fits'),
      next('No, none fits'),
    ),
    ask(
      'broken',
      'Is something broken, leaking, without power or unsafe to use?',
      next(),
      skipTo('people'),
    ),
    confirm(
      'facilities',
      'Keep people away from it. Call the facilities on-call line: what, where, since when. Never repair it yourself.',
      'I have called facilities',
      next(),
    ),
    ask(
      'people',
      'Is anyone upset, in conflict, afraid or without a safe place to sleep?',
      skipTo('escalate', 'Yes, or not sure'),
      next('No, everyone is fine'),
    ),
    ask(
      'wait',
      'Can the rest safely wait until the office opens?',
      next('Yes, it can wait'),
      skipTo('escalate', 'No, or not sure'),
    ),
    confirm(
      'resolved',
      'Tell those involved what happens next. Later, report the gap under CAN’T FIND AN ISSUE. On the next screen, choose “Issue resolved”.',
      'Everyone knows what happens next',
      finish(),
    ),
    confirm(
      'other-guide',
      'Choose “Issue resolved” on the next screen, then open the guide that fits and follow it.',
      'I know which guide to open',
      finish(),
    ),
    confirm(
      'escalate',
      'Never hesitate to call up. Tell the duty manager what, where, who is safe and what you did. On the next screen, choose “Issue escalated”.',
      'I have told the duty manager',
      finish(),
    ),
  ],
};

export const OTHER = [anythingNotCovered];
