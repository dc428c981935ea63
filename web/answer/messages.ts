/** The words of the page behind the link of an escalation. */
export const escalationMessages = {
  title: 'Escalation',
  thisPhone: 'This phone',
  escalated: 'Escalated',
  call: (name: string) => `Call ${name}`,
  callback: 'Typed by the advisor, not checked',
  noCallback: 'The advisor left no number.',
  soFar: 'So far',

  youHave: 'You have it',
  youHaveText: (time: string, advisor: string) => `${time}. ${advisor}'s phone will show it.`,
  has: (name: string) => `${name} has it`,
  hasText: (time: string) => `${time}. You don't need to do anything.`,
  youCannot: 'You cannot take it',
  youHandedBack: 'You handed it back',
  nobodyHas: 'Nobody has it yet.',
  closed: 'This is done',
  closedText: (name: string, time: string) => `${name} pressed Done at ${time}.`,
  youClosed: 'Thank you. This link shows nothing more.',
  ended: 'This link has ended',
  endedText:
    'A link ends when you press Done, when the escalation ends or after 24 hours. Sign in to see the record.',

  youNotReal: 'You said it is not real',
  notRealEnds: 'Nobody else is told.',
  notRealBy: (name: string) => `${name} says it is not real`,
  notRealByText: (time: string) => `${time}. Nobody else is told.`,
  notRealText: 'A prank or a mistake? Then nobody else is told.',
  notReal: 'Not real',
  undo: 'Undo',

  cannot: 'I can’t take it',
  have: 'I have it',
  haveToo: 'I have it too',
  afterAll: 'I can take it after all',
  handBack: 'Hand it back',
  done: 'Done',
  notSent: 'Not sent. Try again, or call.',

  name: 'Your name',
  nameHint: (shown: string) => `The advisor sees “${shown}”.`,
  saveName: 'Save',
} as const;
