import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';

const waterThroughCeiling: SeedIssue = {
  title: 'Water through ceiling',
  category: 'Water',
  why: 'Electricity and a heavy ceiling come before buckets; the source is often one tap above.',
  steps: [
    confirm(
      'clear',
      'Move everyone out from under the leak. Never stand under a ceiling that bulges or cracks.',
      'Nobody is under the leak',
      next(),
    ),
    ask(
      'electric',
      'From the doorway: is water near lights, sockets or a fuse box, or does the ceiling bulge?',
      next('Yes, or not sure'),
      skipTo('source', 'No'),
    ),
    confirm(
      'shut',
      'Get everyone out of the room and shut the door. Touch no switch and no plug. Let nobody back in.',
      'The room is empty and shut',
      next(),
    ),
    ask(
      'source',
      'Knock at the room above. Never enter if nobody answers. Is it a tap, shower or toilet they can turn off now?',
      skipTo('report', 'Yes, it is turned off'),
      next('No, or no answer'),
    ),
    confirm(
      'urgent',
      'Call the facilities on-call line now: both rooms, how much water, whether lights or sockets are wet. Never work on pipes or power.',
      'Facilities is coming',
      next(),
    ),
    ask(
      'entry',
      'Must somebody get into a locked room to stop the water? Facilities or Campus Security go in, never you alone.',
      next('Yes'),
      skipTo('less', 'No'),
    ),
    confirm(
      'security',
      'Call Campus Security to open the room. Stay outside while they are in.',
      'I have called Campus Security',
      skipTo('less'),
    ),
    confirm(
      'report',
      'Call the facilities on-call line all the same, so that both rooms are checked for damage.',
      'I have called facilities',
      next(),
    ),
    ask(
      'less',
      'Look again after ten minutes, from the doorway. Has the water stopped, or nearly?',
      next('Yes, it has stopped'),
      skipTo('escalate', 'No, it goes on'),
    ),
    ask(
      'sleep',
      'Are the rooms fit to sleep in: dry beds, a sound ceiling, no wet lights or sockets?',
      next('Yes, all rooms'),
      skipTo('escalate', 'No, or not sure'),
    ),
    confirm(
      'resolved',
      'Put down buckets and towels. Ask the residents to call you if it starts again. On the next screen, choose “Issue resolved”.',
      'The residents know',
      finish(),
    ),
    confirm(
      'escalate',
      'Call the duty manager: which rooms, whether power is at risk, who needs a bed. Keep people out. On the next screen, choose “Issue escalated”.',
      'I have told the duty manager',
      finish(),
    ),
  ],
};

export const WATER = [waterThroughCeiling];
