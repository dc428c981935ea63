import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';

const alarmSounding: SeedIssue = {
  title: 'Fire alarm sounding',
  category: 'Fire',
  why: 'The commonest night call: get out first, and an all-clear that may take a second question.',
  steps: [
    confirm(
      'out',
      'Leave now by the nearest safe stairs and exit. Shout “Fire, get out” as you pass doors. Never use a lift or go back for belongings.',
      'I am outside, away from the building',
      next(),
    ),
    ask(
      'smoke',
      'Have you, or has anyone who came out, seen or smelled smoke or fire?',
      next('Yes, smoke or fire'),
      skipTo('security', 'No, alarm only'),
    ),
    confirm(
      'emergency',
      'Call the emergency number. Say which building, which floor and what was seen. Stay on the line until they let you go.',
      'I have called the emergency number',
      next(),
    ),
    confirm(
      'security',
      'Call Campus Security, even if they may know. They check the panel and call a crew. Never silence or reset it, never look for the cause.',
      'I have called Campus Security',
      next(),
    ),
    confirm(
      'assembly',
      'Send everyone to the assembly point. Keep the doors and the road clear. Nobody goes back in, for any reason.',
      'People are at the assembly point',
      next(),
    ),
    ask(
      'missing',
      'Ask around. Is anyone missing, still inside, or waiting in a refuge because they cannot use the stairs?',
      next(),
      skipTo('all-clear'),
    ),
    confirm(
      'tell',
      'Tell the fire crew or Campus Security at once where that person is. Never go back in to look for them.',
      'They know where to look',
      next(),
    ),
    ask(
      'all-clear',
      'Has the fire crew or Campus Security said that people may go back in? An alarm that stops is not an all-clear.',
      next('Yes, all-clear given'),
      skipTo('wait', 'No, not yet'),
    ),
    ask(
      'harm',
      'Was there a real fire, is anyone hurt or missing, or is any room damaged or still locked off?',
      skipTo('escalate'),
      next(),
    ),
    confirm(
      'resolved',
      'Let people back in. Note when the alarm began and when the all-clear came. On the next screen, choose “Issue resolved”.',
      'People are back in, times noted',
      finish(),
    ),
    ask(
      'wait',
      'Keep people together, warm and off the road. Wait 15 minutes, or less in bad weather. Has the all-clear come?',
      skipTo('harm', 'Yes, all-clear given'),
      next('No, still waiting'),
    ),
    confirm(
      'escalate',
      'Call the duty manager: what happened, who is hurt or missing, who needs a bed. Stay on site. On the next screen, choose “Issue escalated”.',
      'I have told the duty manager',
      finish(),
    ),
  ],
};

const smokeOrFlames: SeedIssue = {
  title: 'Smoke or flames seen',
  category: 'Fire',
  why: 'Twelve steps under the greatest pressure, with a branch for the advisor whose way out is blocked.',
  steps: [
    confirm(
      'close',
      'Get away from the fire now. Take anyone beside you along and close the door behind you. Never stay to fight it.',
      'I am away and the door is shut',
      next(),
    ),
    ask(
      'way-out',
      'Have you a clear way out of the building, free of smoke?',
      skipTo('alarm', 'Yes, I can get out'),
      next('No, it is blocked'),
    ),
    confirm(
      'trapped',
      'Shut yourself in a room with a window. Block the gap under the door. Call the emergency number, say exactly where you are, and signal.',
      'They know exactly where I am',
      skipTo('escalate'),
    ),
    confirm(
      'alarm',
      'Set off the nearest fire alarm call point on your way out. If it stays silent, shout “Fire, get out” as you go.',
      'I have raised the alarm',
      next(),
    ),
    confirm(
      'leave',
      'Leave by the nearest safe stairs and exit. Close doors behind you. Keep low if there is smoke. Never use a lift.',
      'I am outside and well away',
      next(),
    ),
    confirm(
      'emergency',
      'Call the emergency number. Say which building, which floor, what burns and who may be inside. Do what they say.',
      'The fire crew is on its way',
      next(),
    ),
    confirm(
      'security',
      'Call Campus Security. Ask them to meet the fire crew and to keep everyone out. Send people to the assembly point.',
      'I have called Campus Security',
      next(),
    ),
    ask(
      'inside',
      'Ask around. Is anyone still inside, missing, or waiting in a refuge because they cannot use the stairs?',
      next(),
      skipTo('crew'),
    ),
    confirm(
      'tell',
      'Tell the fire crew where the person was last seen, at once, or the emergency number if they are not here yet. Never go back in.',
      'They know where to look',
      next(),
    ),
    ask(
      'crew',
      'Has the fire crew said all three: there was no fire, nobody is hurt, and people may go back in?',
      next('Yes, all three'),
      skipTo('escalate', 'No, or not yet'),
    ),
    confirm(
      'resolved',
      'Let people back in. Note the times and what the crew said. On the next screen, choose “Issue resolved”.',
      'People are back in, times noted',
      finish(),
    ),
    confirm(
      'escalate',
      'Once you are safe, call the duty manager: what burned, who is hurt or missing, who needs a bed. On the next screen, choose “Issue escalated”.',
      'I have told the duty manager',
      finish(),
    ),
  ],
};

export const FIRE = [alarmSounding, smokeOrFlames];
