import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from '../contacts.ts';
import { CREW_IN, NO_BREATH } from '../phrases.ts';

export const power = {
  title: 'Power out or lift',
  category: 'Other',
  alsoCalled: ['elevator', 'no electricity', 'went dark', 'trapped in the lift'],
  firstAct: `No candles. Stuck in an elevator (lift): alarm, stay in. Hurt, ill, smoke: call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'danger',
      'Smoke, sparks, a smell of gas, a fallen wire? Is anyone hurt, ill or short of breath, even in an elevator, or is a breathing machine off?',
      next('Yes, or not sure'),
      skipTo('rely', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Smoke, gas or sparks: everyone out first, no switch, far from wires. Call ${EMERGENCY}, do what the operator says: where, who is ill or stuck.`,
      'I have called',
    ),
    CREW_IN,
    confirm(
      'watch',
      `If safe, stay, watch, talk through a shut door. ${NO_BREATH}`,
      'The crew or the police have taken over',
      skipTo('escalate'),
    ),
    ask(
      'rely',
      'Take a flashlight and the stairs. On each floor knock, and shout at the elevator door. Does anyone rely on power: a machine, cooled medicine, a wheelchair?',
      next('Yes, or not sure'),
      skipTo('lift', 'No'),
    ),
    ask(
      'well',
      'Go to them, or talk through the door. Are they unwell, without an answer, or is a machine that keeps them alive low or off?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, they are well'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'plan',
      `Call the ${DUTY_MANAGER} now: who needs power, a cool box or a way down. Somebody stays with them. Nobody carries them on the stairs.`,
      'The duty manager knows, nobody is alone',
    ),
    ask(
      'lift',
      'Does anyone answer from an elevator, or may anyone be in it? If you are in it yourself, press its alarm and stay in.',
      next('Yes, or not sure'),
      skipTo('facilities', 'No, or there is no elevator'),
    ),
    ask(
      'stuck',
      'Talk to them: sit down, press the alarm, stay in even if a door opens. Never force it or climb. Is anyone in it ill, very afraid or silent?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, they are well'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'out',
      `Call ${SECURITY} to have the elevator freed: which one, how many people. Stay at its door, keep talking. What happens?`,
      next('They are out and well'),
      skipTo('emergency', 'Ill, or nobody comes soon'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'facilities',
      `Call ${FACILITIES}: which buildings and floors, since when. Open no fuse box, reset and repair nothing.`,
      'I have called',
    ),
    confirm(
      'safe',
      'No candle, flame, barbecue or generator indoors. Whatever heats is switched off. Nobody walks on dark stairs without a light. Never touch a wire.',
      'The residents know',
    ),
    ask(
      'back',
      `Is the power back? If not, does ${FACILITIES} say all three: the stairs are lit, the fire alarm works, the doors lock?`,
      next('Yes'),
      skipTo('escalate', 'No, or not sure'),
    ),
    end(
      'resolved',
      `Ask whoever relies on power once more. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
      'Nobody is stuck or unwell',
    ),
    end(
      'escalate',
      `Have each floor asked who relies on power. Call the ${DUTY_MANAGER}, then ${FACILITIES}: who needs what. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'The duty manager and Facilities know',
    ),
  ],
} as const satisfies SeedIssue;
