import type {
  DeliveryState,
  Summary,
  NotificationEvent,
  NotificationKind,
} from '#core/notifications/notifications.ts';

type OfKind = Record<NotificationKind, string>;

const tries = (count: number): string => `${count} ${count === 1 ? 'try' : 'tries'}`;

function until(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return 'next in a moment';
  return minutes < 120 ? `next in ${minutes} min` : `next in ${Math.round(minutes / 60)} h`;
}

function age(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.floor(seconds / 60)} min`;
  return `${Math.floor(seconds / 3_600)} h`;
}

export const notificationMessages = {
  text: 'Practice tells nobody.',
  loadFailed: 'The escalations did not load.',
  tryAgain: 'Try again',
  nobody: 'Nobody is told yet.',
  targets: 'Recipients',

  add: {
    mail: 'Add an email',
    webhook: 'Add a webhook',
    duty: 'Add the person on duty',
    push: 'Add a phone',
  } satisfies OfKind,
  change: {
    mail: 'Change the email',
    webhook: 'Change the webhook',
    duty: 'Change the person on duty',
    push: 'Change the phone',
  } satisfies OfKind,
  address: {
    mail: 'Email to',
    webhook: 'Webhook',
    duty: 'On duty for',
    push: 'Phone of',
  } satisfies OfKind,
  hint: {
    mail: 'One address.',
    webhook: 'A public https address; events are signed.',
    duty: 'Emails the person on its duty calendar, and wakes their phones.',
    push: 'Wakes each phone that this person added in their profile.',
  } satisfies OfKind,
  privateHint: 'Events are signed; http works only where the operator allows it.',
  name: 'Name',
  nameHint: 'Optional: advisors see it, such as “Duty manager”.',
  answers: 'Send the link and the answers',
  answersShort: 'link and answers',
  goneContact: 'a removed contact',
  noContact: 'Every contact is on the list already.',
  onDuty: 'The person on duty',
  phone: 'Phone',
  phoneOf: (name: string) => (name === '' ? 'a phone that is gone' : `the phone of ${name}`),
  noPhone: 'Nobody else has a phone to wake.',
  noEmail: 'Enter a valid email address.',
  notUrl: 'Enter a full address, such as https://hooks.example.edu/reslife.',
  notHttps: 'The address must start with https://.',
  escalations: 'Every escalation',
  allCategories: 'All categories',
  categories: 'Categories',
  noCategory: 'Choose a category.',
  nothingWanted: 'Choose escalations or a summary.',
  summary: 'Summary',
  summaryOf: {
    none: 'No summary',
    daily: 'Daily at 7 am',
    weekly: 'Mondays at 7 am',
  } satisfies Record<Summary, string>,
  summaryShort: {
    none: '',
    daily: 'daily summary',
    weekly: 'weekly summary',
  } satisfies Record<Summary, string>,
  noEscalations: 'No escalations',
  save: 'Save',
  added: (address: string) => `${address} added`,
  saved: 'Saved',
  alreadyAdded: 'This address is already here, or the list is full.',
  refused: 'The server refused this address.',
  gone: 'Somebody just removed this.',
  tooMany: 'Too many tests. Wait a minute.',
  notDone: 'That did not work.',
  unanswered: 'The server did not answer.',

  more: (address: string) => `More about ${address}`,
  changeEntry: 'Change',
  renew: 'Renew secret',
  remove: 'Remove',
  removeTitle: (address: string) => `Remove ${address}?`,
  removeText: 'Nothing more is sent there.',
  removed: (address: string) => `${address} removed`,
  renewTitle: 'Renew the secret?',
  renewText: 'Give the receiver the new one within 24 hours.',
  secretEnd: (end: string) => `Secret ends in ${end}`,
  secretTitle: 'Webhook secret',
  secretText: 'Give it to the receiver now: it is shown only once.',
  secret: 'Secret',
  copy: 'Copy secret',
  copied: 'Secret copied',
  byHand: 'Select the secret and copy it yourself.',
  done: 'Done',

  test: 'Send a test',
  testOf: (address: string) => `Send a test to ${address}`,
  testDelivered: (answer: string | null) => {
    const seconds = Number(answer?.split(' ')[2] ?? 0) / 1_000;
    return `Test delivered, in ${seconds.toFixed(1)} s`;
  },
  testMailed: 'Test sent. See the log below.',
  testFailed: (reason: string) => `Test not delivered. ${reason}`,

  log: 'Delivery log',
  show: 'Show',
  all: 'All',
  logFailed: 'The delivery log did not load.',
  nothingSent: 'Nothing sent in the last 90 days.',
  nothingShown: 'None of this kind.',
  event: {
    escalation: 'Escalation',
    takenBack: 'Escalation canceled',
    group: 'Escalations from one network',
    test: 'Test',
    summary: 'Summary',
    answered: 'Answer',
    unanswered: 'Nobody has answered',
    ended: 'Escalation ended',
  } satisfies Record<NotificationEvent, string>,
  /** Returns the words for waiting notifications; `seconds` is the time for which the oldest of them has waited. */
  waitingSince: (count: number, seconds: number) =>
    `${count === 1 ? '1 message' : `${count} messages`} waiting, for up to ${age(seconds)}`,
  states: {
    waiting: 'Waiting',
    delivered: 'Delivered',
    givenUp: 'Not delivered',
  } satisfies Record<DeliveryState, string>,
  /** Returns the words for the recipient; a step without recipients has no address. */
  to: (address: string, step?: number, round = 1) =>
    [
      address && `to ${address}`,
      step !== undefined && `Step ${step}`,
      round > 1 && `round ${round}`,
    ]
      .filter(Boolean)
      .join(', '),
  tries,
  triesUntil: (count: number, milliseconds: number) => `${tries(count)}, ${until(milliseconds)}`,
  sendAgain: 'Send again',
  againOf: (what: string, address: string) => `Send again: ${what} to ${address}`,
  again: 'Sending again now',
} as const;

type Reasons = Readonly<Record<string, (detail: string) => string>>;

/** The meaning of the first word of a delivery's last answer; the rest is its detail. */
export const ANSWERS = {
  status: (detail) => `The receiver answered ${detail.split(' ')[0]}.`,
  redirect: (detail) =>
    `The receiver redirected (${detail.split(' ')[0]}). Redirects are not followed.`,
  timeout: () => 'The receiver did not answer within 10 seconds.',
  private: () => 'Not a public https address. The operator can allow it (WEBHOOK_PRIVATE).',
  name: () => 'The address was not found.',
  certificate: (detail) => `The receiver has an invalid certificate (${detail}).`,
  unreachable: (detail) => `The receiver could not be reached${detail && ` (${detail})`}.`,
  mail: (detail) => `Mail server: ${detail}`,
  late: () => 'No mail server accepted it for three days.',
  removed: () => 'The address was removed.',
  grouped: () => 'Sent together with others from one network.',
  takenBack: () => 'The escalation was canceled.',
  escalatedAgain: () => 'It was escalated again.',
  nobody: () => 'Nobody is in this step or on duty.',
  ended: () => 'The escalation had already ended.',
  answered: () => 'Somebody had already answered.',
  restored: () => 'The server was restored from a backup made while this was being sent.',
} as const satisfies Reasons;

/** Returns the reason why a delivery has not arrived; undefined if nothing is known. */
export function reasonOf(answer: string | null): string | undefined {
  if (answer === null) return undefined;
  const [word = '', ...rest] = answer.split(' ');
  return (ANSWERS as Reasons)[word]?.(rest.join(' '));
}
