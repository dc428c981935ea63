import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.ts';

export const theft = {
  title: 'Theft or damage',
  category: 'Safety concern',
  alsoCalled: ['burgled', 'vandalism', 'stolen laptop', 'bike stolen'],
  firstAct: `A thief near: keep away. That, or anyone hurt: call ${EMERGENCY}, the operator leads. Chase nobody, touch nothing.`,
  steps: [
    ask(
      'now',
      'Stay outside, go nowhere alone. Is anyone hurt or threatened, was it taken by force, or is there a sign that whoever did it is here or comes back?',
      next('Yes, or not sure'),
      skipTo('place', 'No, it is over'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `If somebody may be near, go somewhere safe first. Call ${EMERGENCY}: where, what you saw or heard, who is hurt. Do what the operator says. Follow nobody.`,
      'I am safe and have called',
    ),
    CREW_IN,
    watch(),
    confirm(
      'place',
      `Touch and clean nothing, nobody goes in until ${SECURITY} says so, not for medicine either: ask them for it. Broken glass: keep off. Hate: open that one.`,
      'It is as it was, nobody goes in',
    ),
    confirm(
      'owner',
      'Ask whoever it belongs to: what, since when, who saw it? Note it. Name no suspect, search nobody. Nobody goes after it, even if the phone shows where it is.',
      'I have noted the facts',
    ),
    confirm(
      'block',
      'The owner blocks bank cards and phone, changes passwords, finds serial numbers, and decides about the police. Insurance usually asks for a police report.',
      'They know what to block and report',
    ),
    confirm(
      'security',
      `Call ${SECURITY}: what is gone or broken, where, between which times; cancel a card; keep camera pictures. Only Security speaks to whoever is suspected.`,
      'I have called',
    ),
    ask(
      'lock',
      'Is a key gone, or does a door or window no longer shut and lock?',
      next('Yes, or not sure'),
      skipTo('afraid', 'No, all lock'),
    ),
    confirm(
      'repair',
      `Call ${FACILITIES} to make it safe tonight: a lock, a board for the window. Never repair it yourself. An outer door: two of you watch it from where you are safe.`,
      'They are on their way',
    ),
    ask(
      'afraid',
      'All three? The rooms lock tonight. Nobody is afraid to sleep here. It was not done while somebody slept, nor again and again to one person.',
      skipTo('resolved', 'Yes, all three'),
      next('No, or not sure'),
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER} now: what happened, who is afraid, which room does not lock, who needs a bed. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'The duty manager knows',
    ),
    end(
      'resolved',
      `Pass on no guess and no name. Tell the ${DUTY_MANAGER} before your shift ends: what, where, when, who was told. On the next screen, choose “Issue resolved”.`,
      'It is noted, and they feel safe',
    ),
  ],
} as const satisfies SeedIssue;
