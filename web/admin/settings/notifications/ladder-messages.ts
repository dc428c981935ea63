import { LIMITS } from '#core/base/limits.ts';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** The words of the steps in which people are told about an escalation, and of who is told now. */
export const ladderMessages = {
  toldIn: 'Who is told in',
  told: 'Who is told',
  area: 'Area',
  category: 'Category',
  noArea: 'no area',
  now: 'Now',
  saturday: 'Saturday, 3 am',

  until: 'Until somebody has it',
  /** 'In North for Water, Fire'; '' for all. */
  places: (areas: readonly string[], categories: readonly string[]) =>
    [
      areas.length > 0 && `In ${areas.join(', ')}`,
      categories.length > 0 && `${areas.length > 0 ? 'for' : 'For'} ${categories.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' '),
  rightAway: 'Right away',
  later: 'min later',
  waitOf: (step: number) => `Minutes before step ${step}`,
  wrongWait: `0 to ${LIMITS.stepWait}`,
  toMend: (waits: number) => `${count(waits, 'wait')} must be 0 to ${LIMITS.stepWait} minutes.`,
  step: (step: number) => `Step ${step}`,
  onDuty: 'the person on duty',
  off: 'no escalations',
  forSome: (categories: readonly string[]) =>
    categories.length > 2 ? `for ${categories.length} categories` : `for ${categories.join(', ')}`,
  add: 'Add',
  addTo: (step: number) => `Add to step ${step}`,
  another: (name: string, address: string) => `${name}, ${address}`,
  takeOut: (name: string, step: number) => `Remove ${name} from step ${step}`,
  movedToFirst: (name: string) => `${name} is in Step 1 now`,
  more: (step: number) => `More for step ${step}`,
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  stepRemoved: 'Step removed',
  addStep: 'Add a step',
  full: `At most ${LIMITS.ladderSteps} steps`,
  fullStep: `At most ${LIMITS.stepTargets} recipients in a step`,

  rounds: 'How often to go through the steps',
  all: 'Go through the steps',
  times: ['once', 'up to 2 times', 'up to 3 times'],
  between: (minutes: number) => `with ${count(minutes, 'minute')} in between.`,
  unanswered: (step: number) => `Then the people in Step ${step} are told that nobody answered.`,

  different: 'Use different steps for an area or category',
  differentTitle: 'Where are other steps used?',
  differentText: 'Leave all unchecked to include all areas and categories.',
  areas: 'Areas',
  categories: 'Categories',
  none: 'Choose an area or a category.',
  taken: 'There are already steps for exactly this.',
  choose: 'Use',
  cancel: 'cancel',
  moreOf: (places: string) => `More: ${places}`,
  change: 'Change areas and categories',
  removeAll: 'Remove these steps',
  removedAll: 'Steps removed',

  test: 'Send a test',
  testOf: (places: string) => `Send a test: ${places}`,
  testTitle: 'Send a test to every step?',
  testText: 'Everybody in these steps gets a message marked TEST right away.',
  testUnsaved: 'The saved steps are tested, without your changes.',
  tested: (steps: readonly number[]) => {
    const each = steps.map(
      (messages, at) => `${messages === 0 ? 'none' : messages} in Step ${at + 1}`,
    );
    return `Test messages sent: ${each.join(', ')}. See the log below.`;
  },

  saved: 'Steps saved',
  conflict: 'Somebody else just changed the steps.',
  theirs: 'Load theirs',

  holds: 'Held at Step 1',
  holdsText:
    'After a false escalation, new ones from its network under unverified names go only to Step 1 for 12 hours.',
  hold: (by: string, time: string) => `${by} pressed Not real, ${time}`,
  heldUntil: (time: string) => `until ${time}`,
  lift: 'Lift',
  liftOf: (title: string) => `Lift the hold after “${title}”`,
  lifted: 'Hold lifted',
} as const;
