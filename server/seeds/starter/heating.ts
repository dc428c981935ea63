import { ask, confirm, end, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES } from './contacts.ts';
import { CREW_IN, watch } from './phrases.ts';

const noHeating = {
  title: 'No heating, cold night',
  category: 'Heating',
  alsoCalled: ['heater broken', 'no hot water', 'boiler', 'freezing room', 'radiator'],
  firstAct: `Gas, or a carbon monoxide alarm: everyone out, no switch. Outside, call ${EMERGENCY}: the operator leads.`,
  steps: [
    ask(
      'gas',
      'Stop at the door. A smell of gas, a carbon monoxide alarm, charcoal or a camping stove lit, or anyone with a headache, dizzy or vomiting that nothing explains?',
      skipTo('leave', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'cold',
      'Is anyone confused, drowsy or slurring their words, or so cold that they no longer shiver?',
      next('Yes, or not sure'),
      skipTo('risk', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}, do what the operator says. Move them gently to a warm place, wet clothes off, blankets on, head covered. No alcohol, no hot bath.`,
      'Help is coming, they are wrapped up',
      skipTo('crew-in'),
    ),
    ask(
      'risk',
      'Does the cold put anyone here at risk: a health condition, a disability, a pregnancy, old age or a small child?',
      next('Yes, or not sure'),
      skipTo('valve', 'No'),
    ),
    confirm(
      'warm-room',
      `Take them to a warm common room now. If none is warm, call the ${DUTY_MANAGER} for one. The repair can wait.`,
      'Warm, or the duty manager knows',
    ),
    ask(
      'valve',
      'Ask the resident to turn the thermostat or valve up. Wait ten minutes. Does the heater get warm? Never open or bleed it.',
      skipTo('resolved', 'Yes, it gets warm'),
      next('No, still cold'),
    ),
    confirm(
      'facilities',
      `Call ${FACILITIES}: which rooms, since when, whether the hot water is cold too, and who is at risk.`,
      'I have called',
    ),
    confirm(
      'keep-warm',
      'Offer blankets or a warm common room. A portable heater: only one from the campus, and off while people sleep. Never an oven or a flame.',
      'Everyone has a way to keep warm',
    ),
    ask(
      'tonight',
      'Can everyone here sleep warm and safe tonight, repaired or not?',
      next('Yes, everyone'),
      skipTo('escalate', 'No, or not sure'),
    ),
    end(
      'resolved',
      'Say: “If it gets colder, call me. If anyone is confused or drowsy, call an ambulance; with a headache or vomiting, everyone out first.” Choose “Issue resolved”.',
      'The residents know',
    ),
    confirm(
      'leave',
      `Everyone out, bang on doors. No switch, flame, elevator or phone inside. Outside, call ${EMERGENCY}, do what the operator says: who is ill or inside.`,
      'I am outside and have called',
    ),
    CREW_IN,
    watch(),
    end(
      'escalate',
      `Gas: nobody goes in before the crew says so. Call the ${DUTY_MANAGER}, then ${FACILITIES}: who is unwell. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;

export const HEATING = [noHeating];
