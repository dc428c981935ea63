import { ask, confirm, end, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';
import { CREW_IN, watch } from './phrases.ts';

export const fireEquipment = {
  title: 'Fire equipment, exits',
  category: 'Fire',
  alsoCalled: [
    'extinguisher',
    'sprinkler',
    'detector chirps',
    'exit blocked',
    'door does not lock',
  ],
  firstAct: `Smoke, an alarm, a running sprinkler: get out, call ${EMERGENCY}, the operator leads. Repair and reset nothing.`,
  steps: [
    ask(
      'fire',
      'Any one? Smoke, heat, a burning smell, gas. A fire or carbon monoxide alarm, not a lone chirp. A sprinkler runs. Anyone hurt, breathless from extinguisher dust.',
      next('Yes, or not sure'),
      skipTo('way', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Out by the stairs, nobody goes back; set off the alarm unless you smell gas. Outside, call ${EMERGENCY}: who is hurt or inside. Do what the operator says.`,
      'I have called',
    ),
    CREW_IN,
    watch(),
    ask(
      'way',
      'Walk the way out. Is an exit locked, stuck, blocked or dark?',
      next('Yes, or not sure'),
      skipTo('warn', 'No, free and lit'),
    ),
    confirm(
      'free',
      `Clear the way. An exit stays shut: call ${SECURITY}, tell that floor the other way out; if there is none, nobody stays there. Never chain or block a door.`,
      'All have a free way out, or nobody stays there',
    ),
    ask(
      'warn',
      'Is a detector, the alarm, its panel or a sprinkler off, covered, damaged, chirping or showing a fault?',
      next('Yes, or not sure'),
      skipTo('door', 'No'),
    ),
    confirm(
      'watched',
      `Covered: have it uncovered. Silence and reset nothing. Call ${FACILITIES}, then ${SECURITY}: which floors, who walks them tonight? Tell whoever sleeps there.`,
      'Both know, and so does whoever sleeps there',
    ),
    ask(
      'door',
      'Does a fire door, an outer door or the door of a room not shut or not lock?',
      next('Yes, or not sure'),
      skipTo('facilities', 'No'),
    ),
    confirm(
      'shut',
      `Fire door: shut, no wedge. Outer door: call ${SECURITY}, watch it from where you are safe. A room that does not lock: nobody has to sleep in it.`,
      'Shut, or somebody stays by it',
    ),
    confirm(
      'facilities',
      `Call ${FACILITIES}: what, which floor, since when; also an extinguisher that is gone, used or empty. Never refill, put back or repair it yourself.`,
      'I have called',
    ),
    ask(
      'sound',
      'All three? Each way out is free and lit. Alarm, detectors and sprinklers work, uncovered. Fire doors shut, outer doors and rooms lock.',
      next('Yes, all three'),
      skipTo('escalate', 'No, or not sure'),
    ),
    end(
      'resolved',
      `Accuse nobody. Tell the ${DUTY_MANAGER} before your shift ends: what, where, when, who saw it. On the next screen, choose “Issue resolved”.`,
      'It works, and it is noted',
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER} now, who decides on a fire watch or other beds: what does not work, which floors. ${ADVISOR_SUPPORT}: for you. Choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;
