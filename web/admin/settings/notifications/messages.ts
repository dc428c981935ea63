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
  title: 'Notifications',
  text: 'When an issue is escalated. Practice sends nothing.',
  loadFailed: 'Who is notified did not load.',
  tryAgain: 'Try again',
  nobody: 'Nobody is notified yet. Add an address, and each escalation reaches it within seconds.',
  targets: 'Who is notified',

  add: { mail: 'Add an address', webhook: 'Add a webhook' } satisfies OfKind,
  change: { mail: 'Change the address', webhook: 'Change the webhook' } satisfies OfKind,
  address: { mail: 'Mail to', webhook: 'Webhook' } satisfies OfKind,
  hint: {
    mail: 'One address. The mail names no resident and links to the record.',
    webhook:
      'Public https only. Each event is signed and has an id that stays the same when tried again.',
  } satisfies OfKind,
  privateHint:
    'Each event is signed and has an id that stays the same when tried again. Http only where the operator allows it.',
  noEmail: 'This does not look like an email address.',
  notUrl: 'This is not a whole address, such as https://hooks.example.edu/reslife.',
  notHttps: 'The address must begin with https://.',
  escalations: 'Each escalation',
  allCategories: 'All categories',
  categories: 'Categories',
  noCategory: 'Choose a category.',
  nothingWanted: 'Choose each escalation or a summary.',
  summary: 'Summary',
  summaryOf: {
    none: 'No summary',
    daily: 'Daily, at 7 in the morning',
    weekly: 'Weekly, on Monday at 7',
  } satisfies Record<Summary, string>,
  summaryShort: {
    none: '',
    daily: 'daily summary',
    weekly: 'weekly summary',
  } satisfies Record<Summary, string>,
  noEscalations: 'No escalations',
  save: 'Save',
  added: (address: string) => `${address} is notified from here on`,
  saved: 'Saved',
  alreadyAdded: 'This address stands here already, or there are 50.',
  refused: 'The server did not take this address.',
  gone: 'Somebody removed this meanwhile.',
  tooMany: 'Too many tests. Wait and try again.',
  notDone: 'That was not done. Try again.',
  unanswered: 'The server did not answer. Try again.',

  more: (address: string) => `More about ${address}`,
  changeEntry: 'Change',
  renew: 'Renew the secret',
  remove: 'Remove',
  removeTitle: (address: string) => `Remove ${address}?`,
  removeText: 'Nothing more is sent there, and what still waits for it is given up.',
  removed: (address: string) => `${address} is notified no more`,
  renewTitle: 'Renew the secret?',
  renewText:
    'The receiver needs the new one. For 24 hours events are signed with both, so that nothing is lost meanwhile.',
  secretEnd: (end: string) => `Secret ends in ${end}`,
  secretTitle: 'The secret of this webhook',
  secretText: 'Give it to the receiver now: it is shown this once. You can renew it at any time.',
  secret: 'Secret',
  copy: 'Copy the secret',
  copied: 'Secret copied',
  byHand: 'This browser has no clipboard for the page: mark the secret and copy it.',
  done: 'Done',

  test: 'Send a test',
  testOf: (address: string) => `Send a test to ${address}`,
  testDelivered: (answer: string | null) => {
    const seconds = Number(answer?.split(' ')[2] ?? 0) / 1_000;
    return `Test delivered, in ${seconds.toFixed(1)} s`;
  },
  testMailed: 'Test on its way. The log says when the mail server has it.',
  testFailed: (reason: string) => `Test not delivered. ${reason}`,

  log: 'Delivery log',
  show: 'Show',
  all: 'All',
  logFailed: 'The delivery log did not load.',
  nothingSent: 'Nothing yet. What is sent stands here for 90 days.',
  nothingShown: 'Nothing of this kind.',
  event: {
    escalation: 'Escalation',
    takenBack: 'Escalation canceled',
    group: 'Escalations of one network',
    test: 'Test',
    summary: 'Summary',
  } satisfies Record<NotificationEvent, string>,
  /** `seconds` is how long the oldest of them waits. */
  waitingSince: (count: number, seconds: number) =>
    `${count === 1 ? '1 notification waits' : `${count} notifications wait`}, oldest ${age(seconds)}`,
  states: {
    waiting: 'Waiting',
    delivered: 'Delivered',
    givenUp: 'Given up',
  } satisfies Record<DeliveryState, string>,
  to: (address: string) => `to ${address}`,
  tries,
  triesUntil: (count: number, milliseconds: number) => `${tries(count)}, ${until(milliseconds)}`,
  sendAgain: 'Send again',
  againOf: (what: string, address: string) => `Send again: ${what} to ${address}`,
  again: 'It is tried again at once',
} as const;

/** The meaning of the first word of a delivery's last answer; the rest is its detail. */
const ANSWERS: Readonly<Record<string, (detail: string) => string>> = {
  status: (detail) => `The receiver answered ${detail.split(' ')[0]}.`,
  redirect: (detail) =>
    `The receiver answered with a redirect (${detail.split(' ')[0]}), which is not followed.`,
  timeout: () => 'The receiver did not answer within 10 seconds.',
  private: () =>
    'The address does not lead to a public address by https. The operator can allow it by WEBHOOK_PRIVATE.',
  name: () => 'The host of the address was not found.',
  certificate: (detail) => `The certificate of the receiver is not valid (${detail}).`,
  unreachable: (detail) => `The receiver could not be reached${detail && ` (${detail})`}.`,
  mail: (detail) => `The mail server: ${detail}`,
  late: () => 'No mail server took it for three days.',
  removed: () => 'The address was removed.',
  grouped: () => 'Sent together with others of one network.',
  takenBack: () => 'The escalation was canceled, so this is no longer sent.',
  escalatedAgain: () => 'It was escalated again, so this is no longer sent.',
};

/** Why a delivery has not arrived; undefined if there is nothing to say. */
export function reasonOf(answer: string | null): string | undefined {
  if (answer === null) return undefined;
  const [word = '', ...rest] = answer.split(' ');
  return ANSWERS[word]?.(rest.join(' '));
}
