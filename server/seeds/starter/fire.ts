import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';

const alarmSounding: SeedIssue = {
  title: 'Fire alarm sounding',
  category: 'Fire',
  place: 3,
  alsoCalled: ['evacuation', 'smoke alarm', 'fire drill'],
  firstAct: `Leave now by the nearest safe stairs. Blocked by smoke: into a room, shut the door, call ${EMERGENCY}.`,
  why: 'The commonest night call: get out first, and an all-clear that may take a second question.',
  steps: [
    confirm(
      'out',
      'Out now by the nearest safe stairs. Shout “Fire, get out”. No lift, no belongings. Somebody cannot use stairs: to the refuge, tell the crew where.',
      'I am outside, away from the building',
      next(),
    ),
    ask(
      'smoke',
      'Have you, or has anyone who came out, seen or smelled smoke, fire or gas?',
      next('Yes, or not sure'),
      next('No, alarm only'),
      { danger: 'step' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}, for an alarm only too: building, floor, what was seen. Do what they say. Stay on the line until they let you go.`,
      'I have called',
      next(),
    ),
    confirm(
      'security',
      `Once they let you go, call ${SECURITY}, even if they may know: they bring the crew in. Never silence it, never look for the cause.`,
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
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'tell',
      `Tell ${EMERGENCY} or the crew who, where. Never go back in. Stay with the hurt, watch them. No answer, no normal breathing: tell them, start CPR.`,
      'The crew has taken over',
      skipTo('escalate'),
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
      `Nobody goes in before the crew says so. Call the ${DUTY_MANAGER}: who needs a bed. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I have told them what happened',
      finish(),
    ),
  ],
};

const smokeOrFlames: SeedIssue = {
  title: 'Smoke or flames seen',
  category: 'Fire',
  place: 1,
  alsoCalled: ['fire', 'burning', 'trash chute', 'caught fire', 'haze'],
  firstAct: `Get away. Shut the door on the fire. Get out, or into a room with a window. Call ${EMERGENCY}. Never fight it.`,
  why: 'The greatest pressure of all: the second step calls, with or without a way out.',
  steps: [
    ask(
      'way-out',
      'Get away from the fire. Set off the alarm as you go. Take others along, close the door on it if safe. Is there a way out without smoke?',
      next('Yes, I can get out'),
      skipTo('trapped', 'No, or not sure'),
      { danger: 'step' },
    ),
    confirm(
      'emergency',
      `Leave by the stairs, never a lift. Outside, call ${EMERGENCY} and do what they say: building, floor, what burns, who is inside.`,
      'I am outside and have called',
      next(),
    ),
    confirm(
      'security',
      `Once the call handler lets you go, call ${SECURITY} to meet the crew. Send people to the assembly point. Nobody goes back in.`,
      'I have called',
      next(),
    ),
    ask(
      'inside',
      'Ask around. Is anyone burnt, coughing, missing or still inside, perhaps because they cannot use the stairs?',
      next('Yes, or not sure'),
      skipTo('crew', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'tell',
      `Tell ${EMERGENCY} or the crew who, where. Never go back in. Stay with the hurt, watch them. No answer, no normal breathing: tell them, start CPR.`,
      'The crew has taken over',
      skipTo('manager'),
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
      `Into a room with a window, shut the door, block the gap. Call ${EMERGENCY}: exactly where you are. Stay on the line, do what they say.`,
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
      `Did you take in smoke? Tell the crew. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I am looked after too',
      finish(),
    ),
  ],
};

const gasOrCarbonMonoxide: SeedIssue = {
  title: 'Gas or carbon monoxide',
  category: 'Fire',
  place: 2,
  alsoCalled: ['CO alarm', 'CO sensor', 'carbon monoxide alarm', 'gas leak', 'fumes'],
  firstAct: `Everyone out now. No switch, no flame, no phone inside. Leave doors open. Outside, call ${EMERGENCY}.`,
  why: 'The one danger in which the phone itself waits: out first, then the call.',
  steps: [
    confirm(
      'out',
      'Everyone out now. Put this phone away until you are outside. No switch, doorbell, alarm button, flame or lift. Bang on doors and shout as you go.',
      'I am outside, well away',
      next(),
      { danger: 'step' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY} and do what they say: building, floor, what you smelled or which alarm sounds, who feels unwell, who may still sleep.`,
      'I have called',
      next(),
    ),
    confirm(
      'security',
      `Once the call handler lets you go, call ${SECURITY} to let the crew in and to keep everyone out. Nobody goes back in, for any reason.`,
      'I have called',
      next(),
    ),
    ask(
      'missing',
      'Is anyone missing, or still inside?',
      next('Yes, or not sure'),
      skipTo('unwell', 'No'),
      { danger: 'yes' },
    ),
    confirm(
      'tell',
      `Tell ${EMERGENCY}, or the crew once it is here, who is inside and where. Never go back in to look.`,
      'They know who and where',
      next(),
    ),
    ask(
      'unwell',
      'Ask everyone. Has anyone a headache? Is anyone sick, dizzy, confused, short of breath or faint?',
      next('Yes, or not sure'),
      skipTo('facilities', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'aid',
      `Tell ${EMERGENCY} who: perhaps carbon monoxide. Do what they say. Fresh air, stay, watch. No answer, no normal breathing: tell them, start CPR.`,
      'The crew has taken over',
      skipTo('escalate'),
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
      `Keep people out. Tell the crew who may be inside. Call the ${DUTY_MANAGER}. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I have told them what happened',
      finish(),
    ),
  ],
};

export const FIRE = [alarmSounding, smokeOrFlames, gasOrCarbonMonoxide];
