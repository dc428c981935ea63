import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.ts';

export const storm = {
  title: 'Storm or earthquake',
  category: 'Other',
  alsoCalled: ['tornado', 'hurricane', 'severe weather', 'aftershock', 'tremor'],
  firstAct: `Shaking: drop, cover, hold on. Storm: lowest inner room, no windows. Hurt: call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'which',
      'Is the ground shaking, or is it a storm or a warning of one (tornado, hurricane, gale)?',
      next('Shaking'),
      skipTo('inside', 'Storm or warning'),
    ),
    confirm(
      'drop',
      'Drop, under a table or by an inner wall, cover head and neck, hold on. In bed: face down, pillow on head. Wheelchair: brake, bend over. Outside, clear of walls.',
      'The shaking has stopped',
    ),
    ask(
      'sea',
      'Near the sea, and the shaking was long or strong? Then all inland and uphill now, on foot, warning or not. Too late: high up in a strong concrete building.',
      next('Yes, or not sure: we go'),
      skipTo('hurt', 'No'),
    ),
    ask(
      'uphill',
      'Stay up there until it is officially over: waves come for hours, the first is seldom the largest. Count heads on the way. Is anyone hurt, ill or missing?',
      skipTo('emergency', 'Yes, or not sure'),
      skipTo('escalate', 'No, all are up here'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'inside',
      'Everyone in, down the stairs, no elevator, to the lowest inner room or hallway without windows; a flood: up. Cannot use stairs: an inner room on that floor.',
      'We are there, or as near as we can',
    ),
    confirm(
      'wait',
      'Sit low, cover head and neck. Nobody goes out to look. Wait until the warning is officially over: a quiet spell is not the end of it.',
      'It is over, or someone needs help',
    ),
    ask(
      'hurt',
      'Count heads. Is anyone hurt, ill, trapped or missing? Fire, a smell of gas, fallen wires, or a wall or ceiling that gives way?',
      next('Yes, or not sure'),
      skipTo('damage', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Fire, gas, a wall giving way: out first, no switch, no flame, clear of wires. Call ${EMERGENCY}, do what the operator says: where, who is hurt or missing.`,
      'I have called',
    ),
    CREW_IN,
    watch(),
    ask(
      'damage',
      'From where you are: new cracks in walls, a leaning wall, a fallen ceiling or an open roof?',
      next('Yes, or not sure'),
      skipTo('after', 'No, none of these'),
    ),
    ask(
      'out',
      'Once it is safe outside: shoes on, out by the stairs, clear of walls, trees and wires. Can everyone go, and is everyone out and well?',
      skipTo('fit', 'Yes, everyone is out'),
      skipTo('emergency', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'after',
      'Shaking again: drop, cover, hold on. Shoes on, for glass. No flame, no elevator, no going out to look. Residents send messages, no calls: lines are needed.',
      'The residents know',
    ),
    ask(
      'fit',
      `Call the ${DUTY_MANAGER}: head count, damage. All three? Nobody is missing or unwell. Any warning is over. No damage, or ${FACILITIES} or the crew lets people in.`,
      next('Yes, all three'),
      skipTo('escalate', 'No, or not sure'),
    ),
    end(
      'resolved',
      `Note what is broken for ${FACILITIES}. Say: “If you smell gas or see a crack, get out. If you are unwell, call an ambulance.” Choose “Issue resolved”.`,
      'Everyone is accounted for',
    ),
    end(
      'escalate',
      `Nobody goes back. An ambulance first for anyone ill. Call the ${DUTY_MANAGER}: who is hurt or missing. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;
