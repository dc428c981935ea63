import {
  ask,
  confirm,
  end,
  next,
  skipTo,
  type SeedAction,
  type SeedIssue,
} from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';
import { fireEquipment } from './fire-equipment.ts';
import { watch } from './phrases.ts';

/** The last step, about people who are missing, hurt or burned. It comes once everybody else is out, so that nothing is tapped inside. */
const TELL_WHO = confirm(
  'tell',
  `Tell ${EMERGENCY} or the crew who and where, if you know. Do what the operator says. Never go back in. Burns: cool running water elsewhere, 20 minutes.`,
  'The operator or the crew knows',
  next(),
);

/** The step for people who cannot get out. */
const TRAPPED = confirm(
  'trapped',
  `Into a refuge or a room with a window, shut the door, block gaps. Call ${EMERGENCY}: where, who is with you. Stay on the line, do what the operator says.`,
  'The operator knows exactly where I am',
  next(),
);

function signal(then: SeedAction) {
  return confirm(
    'signal',
    `Need air: window open, shut if smoke comes in. Hang out a sheet, stay low, never jump. Once the operator lets you go, call ${SECURITY} to guide the crew.`,
    'I am out and safe',
    then,
  );
}

const alarmSounding = {
  title: 'Fire alarm sounding',
  category: 'Fire',
  place: 3,
  alsoCalled: ['evacuation', 'smoke alarm', 'fire drill'],
  firstAct: `Out by the nearest safe stairs. Smoke there: into a room, shut the door, call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'out',
      'A hot door stays shut. Out now by the nearest safe stairs, no elevator. Shout “Fire, get out”. Who cannot use stairs waits in the refuge. Are you out?',
      next('Yes, outside and away'),
      skipTo('trapped', 'No, I cannot get out'),
      { danger: 'no' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}, even if you see no fire: building, floor, what anyone saw or smelled, who is still inside. Do what the operator says, stay on the line.`,
      'I have called',
      next(),
      { danger: 'step' },
    ),
    confirm(
      'security',
      `Once the operator lets you go, call ${SECURITY}, who lets the crew in. Never silence the alarm, never look for the cause.`,
      'I have called',
    ),
    confirm(
      'assembly',
      'Send everyone to the assembly point. Keep the doors and the road clear. Nobody goes back in, for any reason.',
      'People are at the assembly point',
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
    end(
      'resolved',
      `Let people back in. Note the times. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
      'People are back in, times noted',
    ),
    ask(
      'wait',
      'Keep people together, warm and off the road. Wait 15 minutes, or less in bad weather. Has the all-clear come?',
      skipTo('harm', 'Yes, all-clear given'),
      skipTo('escalate', 'No, still waiting'),
    ),
    TRAPPED,
    signal(next()),
    end(
      'escalate',
      `Tell the crew who is inside. Nobody enters until it says so. Call the ${DUTY_MANAGER}: who needs a bed. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;

const smokeOrFlames = {
  title: 'Smoke or flames seen',
  category: 'Fire',
  place: 1,
  alsoCalled: ['fire', 'burning', 'trash chute', 'caught fire', 'haze'],
  firstAct: `Get away, shut the door on the fire, get out, or into a room with a window. Call ${EMERGENCY}: the operator leads.`,
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
    ),
    confirm(
      'security',
      `Once the operator lets you go, call ${SECURITY} to let the crew in. Send people to the assembly point. Nobody goes back in.`,
      'I have called',
    ),
    ask(
      'inside',
      'Ask around. Is anyone burned, coughing, missing or still inside, perhaps because they cannot use the stairs?',
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
    end(
      'resolved',
      `Let people back in. Note the times. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
      'People are back in, times noted',
    ),
    TRAPPED,
    signal(next()),
    confirm(
      'manager',
      `Call the ${DUTY_MANAGER}: what burned, who is hurt or missing, who needs a bed. Stay where the crew can find you.`,
      'The duty manager knows',
    ),
    end(
      'escalate',
      `Did you or anyone with you take in smoke? Tell the crew. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I am looked after too',
    ),
  ],
} as const satisfies SeedIssue;

const gasOrCarbonMonoxide = {
  title: 'Gas or carbon monoxide',
  category: 'Fire',
  place: 2,
  alsoCalled: ['CO alarm', 'CO sensor', 'carbon monoxide alarm', 'gas leak', 'fumes'],
  firstAct: `All out now. No switch, flame or phone inside. Leave doors open. Outside, call ${EMERGENCY}: the operator leads.`,
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
      `Call ${EMERGENCY}, do what the operator says: building, floor, what you smelled or which alarm sounds, who is unwell, asleep or cannot get out.`,
      'I have called',
    ),
    confirm(
      'security',
      `Once the operator lets you go, call ${SECURITY} to let the crew in and to keep everyone out. Nobody goes back in, for any reason.`,
      'I have called',
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
      'The operator or the crew knows',
    ),
    ask(
      'unwell',
      'Ask everyone: does anyone have a headache, or is anyone vomiting, dizzy, confused, short of breath or faint?',
      next('Yes, or not sure'),
      skipTo('facilities', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'aid',
      `Tell ${EMERGENCY} who is unwell: perhaps carbon monoxide. Do what the operator says. Keep them in fresh air, even if they feel better.`,
      'They are in fresh air',
    ),
    watch(),
    confirm(
      'facilities',
      `Call ${FACILITIES}: which building, what you smelled or which alarm sounds. Never look for the leak yourself.`,
      'I have called',
    ),
    ask(
      'all-clear',
      'Has the crew said all three: it is safe, nobody is missing or unwell, and people may go back in? A smell that fades is not an all-clear.',
      next('Yes, all three'),
      skipTo('escalate', 'No, or not yet'),
    ),
    end(
      'resolved',
      `Let people back in. Say: “If you feel unwell, go out and call an ambulance.” Tell the ${DUTY_MANAGER} before your shift ends. Choose “Issue resolved”.`,
      'People are back in',
    ),
    end(
      'escalate',
      `Keep people out. Tell the crew who may be inside. Call the ${DUTY_MANAGER}. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;

export const FIRE = [alarmSounding, smokeOrFlames, gasOrCarbonMonoxide, fireEquipment];
