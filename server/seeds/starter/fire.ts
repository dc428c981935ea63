import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';
import { watch } from './phrases.ts';

/** Whoever is missing, hurt or burnt, once everybody else is out. */
const TELL_WHO = confirm(
  'tell',
  `Tell ${EMERGENCY} or the crew who and where. Do what the operator says. Never go back in. Hold burns under cool running water for 20 minutes.`,
  'They know who and where',
  next(),
);

const alarmSounding: SeedIssue = {
  title: 'Fire alarm sounding',
  category: 'Fire',
  place: 3,
  alsoCalled: ['evacuation', 'smoke alarm', 'fire drill'],
  firstAct: `Out by the nearest safe stairs. Smoke there: into a room, shut the door, call ${EMERGENCY}, the operator leads.`,
  why: 'The commonest night call: get out first, and an all-clear that may take a second question.',
  steps: [
    confirm(
      'out',
      'Out now by the nearest safe stairs. Shout “Fire, get out”. No elevator, no belongings. Cannot use stairs: wait in the refuge. If anyone stays, tell the crew.',
      'I am outside, away from the building',
      next(),
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}, even if you see no fire: building, floor, what anyone saw or smelled. Do what the operator says, stay on the line.`,
      'I have called',
      next(),
      { danger: 'step' },
    ),
    confirm(
      'security',
      `Once the operator lets you go, call ${SECURITY}, who lets the crew in. Never silence the alarm, never look for the cause.`,
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
    TELL_WHO,
    watch(),
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
  firstAct: `Get away, shut the door on the fire, get out, or into a room with a window. Call ${EMERGENCY}: the operator leads.`,
  why: 'The greatest pressure of all: the second step calls, with or without a way out.',
  steps: [
    ask(
      'way-out',
      'Clothes on fire: stop, drop, roll. Get away, set off the alarm as you go, take others along, shut the door if safe. Is there a way out without smoke?',
      next('Yes, I can get out'),
      skipTo('trapped', 'No, or not sure'),
      { danger: 'step' },
    ),
    confirm(
      'emergency',
      `Leave by the stairs, no elevator. Never fight it. Outside, call ${EMERGENCY}, do what the operator says: building, floor, what burns, who is inside.`,
      'I am outside and have called',
      next(),
    ),
    confirm(
      'security',
      `Once the operator lets you go, call ${SECURITY} to let the crew in. Send people to the assembly point. Nobody goes back in.`,
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
    TELL_WHO,
    watch(skipTo('manager')),
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
      `Into a room with a window, shut the door, block the gap. Call ${EMERGENCY}: exactly where you are. Stay on the line, do what the operator says.`,
      'They know exactly where I am',
      next(),
    ),
    confirm(
      'signal',
      `Keep low and show yourself at the window. Once the operator lets you go, call ${SECURITY}: they guide the crew to you.`,
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
  firstAct: `All out now. No switch, flame or phone inside. Leave doors open. Outside, call ${EMERGENCY}: the operator leads.`,
  why: 'The one danger in which the phone itself waits: out first, then the call.',
  steps: [
    confirm(
      'out',
      'Everyone out now. Put this phone away until you are outside. No switch, doorbell, alarm button, flame or elevator. Bang on doors and shout as you go.',
      'I am outside, well away',
      next(),
      { danger: 'step' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}, do what the operator says: building, floor, what you smelled or which alarm sounds, who feels unwell, who may still sleep.`,
      'I have called',
      next(),
    ),
    confirm(
      'security',
      `Once the operator lets you go, call ${SECURITY} to let the crew in and to keep everyone out. Nobody goes back in, for any reason.`,
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
      'Ask everyone. Does anyone have a headache? Is anyone vomiting, dizzy, confused, short of breath or faint?',
      next('Yes, or not sure'),
      skipTo('facilities', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'aid',
      `Tell ${EMERGENCY} who is unwell: perhaps carbon monoxide. Do what the operator says. Keep them in fresh air, even if they feel better.`,
      'They are in fresh air',
      next(),
    ),
    watch(),
    confirm(
      'facilities',
      `Call ${FACILITIES}: which building, what you smelled or which alarm sounds. Never look for the leak yourself.`,
      'I have called',
      next(),
    ),
    ask(
      'all-clear',
      'Has the crew said all three: it is safe, nobody is missing or unwell, and people may go back in? A smell that fades is not an all-clear.',
      next('Yes, all three'),
      skipTo('escalate', 'No, or not yet'),
    ),
    confirm(
      'resolved',
      `Let people back in. Say: “If you feel unwell, go out and call an ambulance.” Tell the ${DUTY_MANAGER} before your shift ends. Choose “Issue resolved”.`,
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
