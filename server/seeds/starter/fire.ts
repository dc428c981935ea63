import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';

const alarmSounding: SeedIssue = {
  title: 'Fire alarm sounding',
  category: 'Fire',
  firstAct: `Leave now by the nearest safe stairs. Blocked by smoke: into a room, shut the door, call ${EMERGENCY}.`,
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
      'Have you, or has anyone who came out, seen or smelled smoke, fire or gas?',
      next('Yes, or not sure'),
      skipTo('security', 'No, alarm only'),
      { danger: 'yes' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}: which building, which floor, what was seen. Stay on the line until they let you go.`,
      'I have called',
      next(),
    ),
    confirm(
      'security',
      `Call ${SECURITY}, even if they may know. They check the panel and bring a crew in. Never silence the alarm, never look for the cause.`,
      'I have called',
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
      'Ask around. Is anyone hurt, coughing, missing or still inside, perhaps because they cannot use the stairs?',
      next('Yes, or not sure'),
      skipTo('all-clear', 'No'),
      { danger: 'yes' },
    ),
    confirm(
      'tell',
      `No crew here yet? Call ${EMERGENCY}. Tell the crew at once who is hurt and where anyone may still be. Never go back in to look.`,
      'They know who and where',
      next(),
    ),
    ask(
      'all-clear',
      `Has the fire crew or ${SECURITY} said that people may go back in? An alarm that stops is not an all-clear.`,
      next('Yes, all-clear given'),
      skipTo('wait', 'No, not yet'),
    ),
    ask(
      'harm',
      'Was there a real fire, was anyone hurt or missing, or is any room damaged or still locked off?',
      skipTo('escalate', 'Yes, or not sure'),
      next('No, none of these'),
    ),
    confirm(
      'resolved',
      `Let people back in. Note the times. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
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
      `Stay on site. Call the ${DUTY_MANAGER}: who is hurt or missing, who needs a bed. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I have told them what happened',
      finish(),
    ),
  ],
};

const smokeOrFlames: SeedIssue = {
  title: 'Smoke or flames seen',
  category: 'Fire',
  firstAct: `Get away. Shut the door on the fire. Get out, or into a room with a window. Call ${EMERGENCY}. Never fight it.`,
  why: 'The greatest pressure of all: the second step calls, with or without a way out.',
  steps: [
    ask(
      'way-out',
      'Get away from the fire. Take others along and close the door on it. Is there a way out of the building without smoke?',
      next('Yes, I can get out'),
      skipTo('trapped', 'No, or not sure'),
      { danger: 'step' },
    ),
    confirm(
      'emergency',
      `Set off the fire alarm and leave by the stairs, never a lift. Once outside, call ${EMERGENCY}: building, floor, what burns, who is inside.`,
      'I am outside and have called',
      next(),
    ),
    confirm(
      'security',
      `Call ${SECURITY} to meet the crew and to keep everyone out. Send people to the assembly point. Nobody goes back in.`,
      'I have called',
      next(),
    ),
    ask(
      'inside',
      'Ask around. Is anyone burnt, coughing, missing or still inside, perhaps because they cannot use the stairs?',
      next('Yes, or not sure'),
      skipTo('crew', 'No'),
      { danger: 'yes' },
    ),
    confirm(
      'tell',
      `No crew here yet? Call ${EMERGENCY} again. Tell the crew at once who is hurt and where people were last seen. Never go back in.`,
      'They know who and where',
      next(),
    ),
    ask(
      'crew',
      'Has the fire crew said all three: there was no fire, nobody is hurt, and people may go back in?',
      next('Yes, all three'),
      skipTo('manager', 'No, or not yet'),
    ),
    confirm(
      'resolved',
      `Let people back in. Note the times. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
      'People are back in, times noted',
      finish(),
    ),
    confirm(
      'trapped',
      `Go into a room with a window and shut the door. Call ${EMERGENCY}: exactly where you are. Stay on the line. Block the gap under the door.`,
      'They know exactly where I am',
      next(),
    ),
    confirm(
      'signal',
      `Keep low and show yourself at the window. Once the call handler lets you go, call ${SECURITY}: they guide the crew to you.`,
      'I am out and safe',
      next(),
    ),
    confirm(
      'manager',
      `Call the ${DUTY_MANAGER}: what burned, who is hurt or missing, who needs a bed. Stay where the crew can find you.`,
      'I have told them what happened',
      next(),
    ),
    confirm(
      'escalate',
      `Did you breathe in smoke? Tell the crew. ${ADVISOR_SUPPORT} is there for you, also tonight. On the next screen, choose “Issue escalated”.`,
      'I am looked after too',
      finish(),
    ),
  ],
};

const gasOrCarbonMonoxide: SeedIssue = {
  title: 'Gas or carbon monoxide',
  category: 'Fire',
  firstAct: `Everyone out now. No switch, no flame, no phone inside. Leave doors open. Outside, call ${EMERGENCY}.`,
  why: 'The one danger in which the phone itself waits: out first, then the call.',
  steps: [
    confirm(
      'out',
      'Everyone out now. Put this phone away until you are outside. No switch, no flame, no lift. Leave doors open. Tell those you pass.',
      'I am outside, well away',
      next(),
      { danger: 'step' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}: which building, which floor, what you smelled or which alarm sounds, who feels unwell.`,
      'I have called',
      next(),
    ),
    confirm(
      'security',
      `Call ${SECURITY} to let the crew in and to keep everyone out. Nobody goes back in, for any reason.`,
      'I have called',
      next(),
    ),
    ask(
      'unwell',
      'Ask everyone. Has anyone a headache? Is anyone sick, dizzy, confused, short of breath or faint?',
      next('Yes, or not sure'),
      skipTo('missing', 'No'),
      { danger: 'yes' },
    ),
    confirm(
      'aid',
      `Tell ${EMERGENCY} now who is unwell, and that it may be carbon monoxide. Keep them in the fresh air. Stay with them.`,
      'They know who is unwell',
      next(),
    ),
    ask(
      'missing',
      'Is anyone missing, or still inside?',
      next('Yes, or not sure'),
      skipTo('facilities', 'No'),
      { danger: 'yes' },
    ),
    confirm(
      'tell',
      `Tell ${EMERGENCY}, or the crew once it is here, who is inside and where. Never go back in to look.`,
      'They know who and where',
      next(),
    ),
    confirm(
      'facilities',
      `Call ${FACILITIES}: which building, what you smelled or which alarm sounds. Never look for the leak yourself.`,
      'I have called',
      next(),
    ),
    ask(
      'all-clear',
      'Has the crew said all three: it is safe, nobody is unwell, and people may go back in? A smell that fades is not an all-clear.',
      next('Yes, all three'),
      skipTo('escalate', 'No, or not yet'),
    ),
    confirm(
      'resolved',
      `Let people back in. Note the times. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
      'People are back in, times noted',
      finish(),
    ),
    confirm(
      'escalate',
      `Keep people away. Call the ${DUTY_MANAGER}: who is unwell, who needs a bed. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I have told them what happened',
      finish(),
    ),
  ],
};

export const FIRE = [alarmSounding, smokeOrFlames, gasOrCarbonMonoxide];
