import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.ts';
import { bodyFluids } from './body-fluids.ts';
import { officials } from './officials.ts';
import { power } from './power.ts';
import { press } from './press.ts';
import { storm } from './storm.ts';

const anythingNotCovered = {
  title: 'Anything not covered',
  category: 'Other',
  alsoCalled: ['wifi', 'maintenance', 'mould'],
  firstAct: `Stop where you are safe. Fire, fight: get away. That, or a life in danger: call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'life',
      'Stop where you are safe. Look and listen. Is anyone hurt, ill or in danger, or is there a fire, a fight or a crime right now?',
      next('Yes, or not sure'),
      skipTo('guide', 'No'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Fire, violence or a weapon: get away first, warn others. Call ${EMERGENCY}. Say where you are, then what happens. Do what the operator says.`,
      'I have called',
    ),
    CREW_IN,
    watch(),
    confirm(
      'guide',
      'Does another procedure fit? Then close this one with the X above, choose “exit” and open that one. Nothing is recorded here.',
      'No other procedure fits',
    ),
    ask(
      'broken',
      'Is something broken, leaking, without power or unsafe to use?',
      next('Yes, or not sure'),
      skipTo('people', 'No'),
    ),
    confirm(
      'facilities',
      `Keep people away from it. Call ${FACILITIES}: what, where, since when. Never repair it yourself.`,
      'I have called',
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
    end(
      'resolved',
      'Tell those involved what happens next. Later, report the gap under CAN’T FIND AN ISSUE. On the next screen, choose “Issue resolved”.',
      'Everyone knows what happens next',
    ),
    end(
      'escalate',
      `Nobody afraid is left alone. Call the ${DUTY_MANAGER}, at any hour: what, where, who is safe. ${ADVISOR_SUPPORT} is there for you. Then choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;

export const OTHER = [anythingNotCovered, power, storm, press, officials, bodyFluids];
