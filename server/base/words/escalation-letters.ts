import { BRAND } from '#core/base/brand.ts';

const { name } = BRAND;

const moreOf = (count: number): string => `${count} more escalation${count === 1 ? '' : 's'}`;

function countsOf(all: number, escalated: number): string {
  return `${all === 1 ? '1 record' : `${all} records`}, ${escalated} escalated`;
}

export const escalationLetters = {
  nameLine: (typed: string) => `Name as typed: ${typed === '' ? 'only symbols' : `“${typed}”`}`,
  areaLine: (area: string) => `Area: “${area}”`,
  why: `You get this email because a ${name} administrator added this address under Escalations.`,
  whyOnDuty: `You get this email because a duty calendar in ${name} says that you are on duty.`,
  countsOf,
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  summary: {
    subject: (days: string, all: number, escalated: number) =>
      `${all === 0 ? 'Nothing recorded' : countsOf(all, escalated)}: ${days}`,
    counts: (days: string, all: number, escalated: number) =>
      `${days}: ${all === 0 ? 'nothing was recorded.' : `${countsOf(all, escalated)}.`}`,
    unanswered: (count: number) =>
      `${count} escalation${count === 1 ? '' : 's'} that nobody answered:`,
    more: (count: number) => `and ${count} more`,
    details: (link: string) => `Based on records received so far. Details: ${link}`,
  },
  group: (count: number, from: string, to: string, link: string) => ({
    subject: `${moreOf(count)} from one network`,
    paragraphs: [
      `Between ${from} and ${to}, ${moreOf(count)} came from one network. This one email covers them all.`,
      'Each is recorded. This many at once may be a prank, but check whether any is real.',
      `See them all: ${link}`,
    ],
  }),
  test: {
    subject: `${name} test`,
    paragraphs: ['This is a test; nothing was escalated. Escalations will come to this address.'],
  },
  testOfSteps: (step: number, steps: number) => ({
    subject: `TEST: Step ${step} of ${steps}`,
    paragraphs: [
      `TEST. Nothing was escalated. You would be told in Step ${step} of ${steps}, unless somebody takes it before that.`,
    ],
  }),
  /** The mails about one record: how each begins, and what happened at its time. */
  record: {
    escalation: {
      subject: 'Escalated',
      text: (what: string) => `${what} was escalated.`,
      happened: (at: string) => `received ${at}`,
    },
    takenBack: {
      subject: 'Escalation canceled',
      text: (what: string) => `The escalation of ${what} was canceled on the advisor's phone.`,
      happened: (at: string) => `canceled ${at}`,
    },
    unanswered: {
      subject: 'Nobody has answered',
      text: (what: string) =>
        `Nobody is handling the escalation of ${what}: nobody answered, or the person who took it handed it back.`,
      happened: (at: string) => `not answered by ${at}`,
    },
    ended: {
      subject: 'Escalation ended',
      happened: (at: string) => `ended ${at}`,
    },
  },
  /** The ends of an escalation whose record says so (LADDER-7). */
  ends: {
    resolved: (what: string) => `The advisor corrected the outcome of ${what} to resolved.`,
    void: (what: string) => `The record of ${what} was marked as void.`,
    forgotten: (what: string) => `The record of ${what} was removed.`,
  },
  late: 'It arrived late: the phone had no signal.',
  started: (at: string, events: readonly string[], timeZone: string) =>
    `${[`Started ${at}`, ...events].join(', ')} (${timeZone}).`,
  escalatedAt: (at: string) => `escalated ${at}`,
  open: (link: string) => `To say “I have it”, open this link within 24 hours: ${link}`,
  recordAt: (link: string) => `Record with all questions and answers: ${link}`,
  nobodyTold: (title: string) => `Nobody was told: ${title}`,
  nobodyOnDuty: (what: string) =>
    `${what} was escalated, but nobody could be told, because none of the recipients under Escalations is on duty.`,
  signIn: (link: string) => `Sign in to say “I have it”: ${link}`,
  allOwners: 'All owners get this email.',
};
