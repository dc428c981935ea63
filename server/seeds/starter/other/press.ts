import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { watch } from '../phrases.ts';

export const press = {
  title: 'Press or a parent asks',
  category: 'Other',
  alsoCalled: ['journalist', 'reporter', 'media', 'worried parent'],
  firstAct: `No word about any resident, not even that they live here. A life in danger: call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'danger',
      'Do they tell of a life in danger: a resident who is hurt, very ill, threatened, speaks of suicide or said goodbye?',
      next('Yes, or not sure'),
      skipTo('official', 'No'),
      { danger: 'yes', violence: 'yes', patient: 'yes', hard: 'yes' },
    ),
    confirm(
      'emergency',
      `Violence or a weapon: get away first. Else take a number, hang up. Call ${EMERGENCY}: who, where, what you were told. Do what the operator says.`,
      'I have called',
    ),
    confirm(
      'door',
      `A helper, or you once the operator lets you go, calls ${SECURITY} to let the crew in. Violence or a weapon: keep away. Else knock, two of you, do not go in.`,
      'The crew will be let in',
    ),
    watch(),
    ask(
      'official',
      'Is it the police, immigration, a bailiff or somebody from a court, with nobody in danger?',
      next('Yes, or not sure'),
      skipTo('who', 'No'),
    ),
    confirm(
      'wait',
      'Say: “I may not decide this. I will call somebody who can.” Never open a door, lie, hide or hinder anyone. Note name and badge. The duty manager reads papers.',
      'They wait for somebody in charge',
      skipTo('escalate'),
    ),
    ask(
      'who',
      'Who asks? A voice, a name or a card proves nothing.',
      skipTo('press', 'Press, or a stranger'),
      next('Family, or a friend'),
    ),
    confirm(
      'family',
      'Say: “I hear that you are worried. I may not say who lives here or how anyone is. Leave your name and number, I will pass it on.” Let nobody in.',
      'I have said neither yes nor no',
      skipTo('inside'),
    ),
    confirm(
      'press',
      'Say only: “I cannot say anything. The university will answer you.” Again and again. No guess, nothing off the record, no picture, no name.',
      'I have said that and nothing else',
    ),
    ask(
      'inside',
      'Are they in the building, do they film, ask residents or refuse to go?',
      next('Yes, or not sure'),
      skipTo('note', 'No'),
    ),
    ask(
      'force',
      'Does anyone threaten, push, or force a door?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No'),
      { danger: 'yes', violence: 'yes' },
    ),
    confirm(
      'security',
      `Call ${SECURITY}, who has the visitors leave. Never argue, never touch anyone or a camera. Residents need answer nobody.`,
      'They have gone, or Security is here',
    ),
    confirm(
      'note',
      'Note name, number, time, who they asked about and their words. Give out no number, no room and no plan of anyone.',
      'I have noted it',
    ),
    ask(
      'resident',
      'Was a resident named who lives here? Speak to them alone, in person: who asked. They decide whether they answer. Are they well and unafraid?',
      next('Yes, or nobody was named'),
      skipTo('escalate', 'No, or I cannot reach them'),
    ),
    end(
      'resolved',
      `Call the ${DUTY_MANAGER} now for the press, else before your shift ends: who asked, their number. On the next screen, choose “Issue resolved”.`,
      'I have passed it on',
    ),
    end(
      'escalate',
      `Anyone unwell: an ambulance first. Call the ${DUTY_MANAGER} now: who asked, about whom, a number. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'The duty manager answers from now on',
    ),
  ],
} as const satisfies SeedIssue;
