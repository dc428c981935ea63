import { ask, confirm, end, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';
import { NO_BREATH } from './phrases.ts';

const waterThroughCeiling = {
  title: 'Water through ceiling',
  category: 'Water',
  alsoCalled: ['flood', 'leak', 'burst pipe', 'toilet overflowing'],
  firstAct: `All out from under the leak. No switch, no socket, no wet appliance. Hurt: call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'hurt',
      'Is anyone hurt, has anyone had an electric shock, has a ceiling come down, are there sparks or smoke, or is a sprinkler running?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'clear',
      'Move everyone out from under the leak. Never stand under a ceiling that bulges or cracks. Never touch dirty water from a toilet or drain; wash hands.',
      'Nobody is under the leak',
    ),
    ask(
      'electric',
      'From the doorway: is water near lights, sockets, plugs or a fuse box, or does the ceiling bulge?',
      next('Yes, or not sure'),
      skipTo('above', 'No'),
    ),
    confirm(
      'shut',
      'Get everyone out of the room and shut the door. Touch no switch, plug or wet floor. Let nobody back in.',
      'The room is empty and shut',
    ),
    ask(
      'above',
      'Knock at the room above and call out. Never enter yourself. Does somebody answer?',
      skipTo('source', 'Yes'),
      next('No'),
    ),
    ask(
      'silent',
      'Listen at the door. Is a shower or bath running, do you hear a groan, or does anyone fear for whoever lives there? Somebody may lie hurt in the shower.',
      skipTo('emergency', 'Yes, or not sure'),
      skipTo('urgent', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'source',
      'Is it a tap, shower or toilet that they can turn off now?',
      skipTo('report', 'Yes, it is turned off'),
      next('No, or not sure'),
    ),
    confirm(
      'urgent',
      `Call ${FACILITIES} now: both rooms, how much water, what is wet. A locked room: call ${SECURITY}, who goes in with them. Never work on pipes or power.`,
      'They are on their way',
      skipTo('less'),
    ),
    confirm(
      'report',
      `Call ${FACILITIES} all the same: both rooms, and which lights, sockets or appliances are wet. Nobody uses those until they are checked.`,
      'I have called',
    ),
    ask(
      'less',
      'Look again after ten minutes, from the doorway. Has the water stopped, or nearly?',
      next('Yes, stopped or nearly'),
      skipTo('escalate', 'No, it goes on'),
    ),
    ask(
      'sleep',
      'From the doorway: are the rooms fit to sleep in, with dry beds, a sound ceiling, no wet lights or sockets? A room that you shut is not.',
      next('Yes, all rooms'),
      skipTo('escalate', 'No, or not sure'),
    ),
    end(
      'resolved',
      'Put down buckets and towels. Ask the residents to call you if it starts again. On the next screen, choose “Issue resolved”.',
      'The residents know',
    ),
    confirm(
      'emergency',
      `Smoke or a sprinkler: all out, sound the alarm. Call ${EMERGENCY}, do what the operator says: who is hurt, or behind a door. Touch nobody on live power.`,
      'I have called',
    ),
    confirm(
      'crew-in',
      `A helper, or you once the operator lets you go, calls ${SECURITY} to let the crew in and open the door, then ${FACILITIES}. Go in if safe, never into smoke.`,
      'The crew will be let in',
    ),
    confirm(
      'watch',
      `If safe and they touch no power, stay, watch. ${NO_BREATH}`,
      'The crew has taken over',
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER}, and ${FACILITIES} for water and power. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;

export const WATER = [waterThroughCeiling];
