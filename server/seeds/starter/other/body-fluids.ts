import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.ts';

export const bodyFluids = {
  title: 'Vomit, needle or glass',
  category: 'Other',
  alsoCalled: ['syringe', 'sharps', 'feces', 'cleanup', 'shards'],
  firstAct: `No bare hands. Pricked, or blood in an eye: wash now. Badly hurt or ill: call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'person',
      'Find out whose it is. Anyone badly cut, in bad pain, drowsy, confused, hard to wake or vomiting blood, or so much blood that somebody must be hurt?',
      next('Yes, or not sure'),
      skipTo('pricked', 'No'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `If whoever did it is near, get away. Call ${EMERGENCY}: where, who is hurt. Do what the operator says. In gloves or a bag, press hard, around stuck glass.`,
      'I have called',
    ),
    CREW_IN,
    watch(),
    ask(
      'pricked',
      'Was anyone pricked or cut by a used needle or by bloody glass, or did blood get into an eye, a mouth or broken skin?',
      next('Yes, or not sure'),
      skipTo('close', 'No'),
    ),
    confirm(
      'wash',
      'At once: soap and running water, several minutes. Do not suck, scrub or use bleach. Eye or mouth: rinse with clean water, spit it out. Dry, cover.',
      'Washed and covered',
    ),
    confirm(
      'doctor',
      `A hospital now, even at night: medicine against infection must start within hours, at most 3 days. Somebody goes along. Tell the ${DUTY_MANAGER}. Leave the needle.`,
      'They are on their way, not alone',
    ),
    confirm(
      'close',
      'Keep people off: shut the door, or put chairs around it, never in a way out. Show another bathroom or way. Nobody wipes it up with bare hands, and no vacuum.',
      'Nobody can step or reach into it',
    ),
    ask(
      'sharp',
      'Is a needle, a blade or broken glass in it, or in a trash bag?',
      next('Yes, or not sure'),
      skipTo('facilities', 'No'),
    ),
    confirm(
      'guard',
      `Needle, blade, bloody glass: pick up, cap and press nothing. Call ${SECURITY} to take it in a hard box; stay by it. Glass without blood: brush and pan.`,
      'It is gone, or someone stays by it',
    ),
    confirm(
      'facilities',
      `Call ${FACILITIES}: what, how much, which floor, glass or not. Whoever is trained cleans it, in gloves. It stays shut until then, even until morning.`,
      'I have called, it stays shut',
    ),
    ask(
      'more',
      'Any one? Somebody was pricked or splashed. Nobody knows whose blood it is. Several people vomit. The only bathroom or way is shut.',
      next('Yes, or not sure'),
      skipTo('resolved', 'No, none of these'),
    ),
    end(
      'escalate',
      `Wash hands. Call the ${DUTY_MANAGER} now: who was pricked, whose blood, how many are ill, what is shut. ${ADVISOR_SUPPORT}: for you. Choose “Issue escalated”.`,
      'The duty manager knows',
    ),
    end(
      'resolved',
      `Wash hands with soap: gel alone does not stop a stomach virus. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
      'Hands washed, and it is noted',
    ),
  ],
} as const satisfies SeedIssue;
