import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { attend } from '../../e2e/base/attend.ts';
import { asAdmin, reviewIssue, setCampus } from '../../e2e/base/authoring.ts';
import { calendarOf, DAY, HOUR, MIDNIGHT, type Night } from '../../e2e/base/duty-calendar.ts';
import { newestLink } from '../../e2e/base/mailbox.ts';

type Server = Parameters<typeof asAdmin>[0];

/** The issue whose revisions, paths and tree are drawn. */
export const CORRECTED = 'Fire alarm sounding';

/** Two authors write its first step at once. */
export const DISPUTED = 'Resident locked out';

async function issueCalled(server: Server, title: string) {
  const issues = await asAdmin(server, API.listIssues, {});
  const found = issues.find((issue) => issue.title === title);
  assert(found, `the starter library has '${title}'`);
  return await asAdmin(server, API.getIssue, { params: { id: found._id } });
}

/** Corrects a procedure twice, as a campus would, the second time urgently, and ticks some of its paths. */
export async function correctIssue(server: Server): Promise<void> {
  const { _id: issueId, steps } = await issueCalled(server, CORRECTED);
  const reworded = async (at: number, question: string, notes = {}): Promise<void> => {
    const params = { issueId, stepId: steps[at]?._id ?? '' };
    await asAdmin(server, API.updateStep, { params, body: { question, ...notes } });
  };
  await reviewIssue(server, issueId);
  await reworded(
    3,
    'Send everyone to the car park of Cedar Court. Keep the doors and the road clear.',
  );
  await reworded(
    4,
    'Ask around. Is anyone hurt, coughing, missing or still inside, perhaps in a shower?',
    {
      urgent: 'Whoever is in a shower may not hear it. Answer Step 5 again.',
      note: 'Agreed with Security',
    },
  );
  const listed = await asAdmin(server, API.listPaths, { params: { id: issueId } });
  assert('paths' in listed, 'the paths are listed');
  for (const { fingerprint } of listed.paths.slice(0, 5)) {
    const params = { id: issueId, fingerprint };
    await asAdmin(server, API.checkPath, { params, body: { isChecked: true } });
  }
}

const MANAGER = 'duty@ashdown.example';

/** Has two people told in steps, if nobody is yet. */
export async function setSteps(server: Server): Promise<void> {
  const { targets, version = '' } = await asAdmin(server, API.listNotificationTargets, {});
  if (targets.length > 0) return;
  const add = async (address: string, name: string) => {
    const wanted = { categories: [], escalations: true, name };
    const body = { kind: 'mail', address, ...wanted, summary: 'none' } as const;
    return (await asAdmin(server, API.addNotificationTarget, { body })).target._id;
  };
  const first = await add(MANAGER, 'Duty manager');
  const second = await add('priya.shah@ashdown.example', 'Priya Shah');
  const steps = [
    { wait: 0, targets: [first] },
    { wait: 5, targets: [second] },
  ];
  const ladder = { areas: [], categories: [], rounds: 2, steps };
  await asAdmin(server, API.setLadders, { body: { ladders: [ladder], version } });
}

/** Escalates a walk of somebody who is told in steps; returns the link that went to the duty manager. */
export async function escalate(server: Server & { dataDir: string }): Promise<string> {
  await setSteps(server);
  const known = await newestLink(server, MANAGER);
  if (known !== undefined) return known;
  const { _id: issueId } = await issueCalled(server, CORRECTED);
  await attend(server, { advisor: 'Amara', issueId, steps: [], issueStatus: 'Escalated' });
  for (;;) {
    const link = await newestLink(server, MANAGER);
    if (link !== undefined) return link;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Makes nights that begin so many days from the next midnight on, each from 5 pm to 8 am. */
const night = (first: number, last: number, name: string): Night => [
  MIDNIGHT + first * DAY - 7 * HOUR,
  MIDNIGHT + last * DAY + 8 * HOUR,
  name,
];

const ROTAS = {
  North: [night(-6, 3, 'Sam Rivera'), night(4, 11, 'Jo Kim'), night(5, 5, 'Sam Rivera')],
  South: [night(-6, 1, 'Ana Flores'), night(3, 14, 'Dana Reed')],
  West: [night(-6, -1, 'Lee Park'), night(0, 0, 'Omar Diaz'), night(1, 14, 'Lee Park')],
} as const;

/** Has three areas call by a calendar each, with a gap and two people at once, if none does yet. */
export async function setRota(server: Server): Promise<void> {
  const { calendars, version } = await asAdmin(server, API.getRota, {});
  if (calendars.length > 0) return;
  const { campus } = await asAdmin(server, API.getSettings, {});
  const names = Object.keys(ROTAS);
  const duties = names.map((name, at) => ({
    id: name.toLowerCase(),
    name: `RA ${name}`,
    number: `555 02${at}0`,
    when: '',
    categories: [],
    areas: [name.toLowerCase()],
    hours: '17:00 to 08:00',
  }));
  const areas = names.map((name) => ({ id: name.toLowerCase(), name }));
  await setCampus(server, { ...campus, areas, contacts: [...duties, ...campus.contacts] });
  const listed = new Set(
    Object.values(ROTAS).flatMap((nights) => nights.map(([, , name]) => name)),
  );
  const people = Array.from(listed, (name, at) => ({
    id: `person-${at}`,
    name,
    number: `555 03${at + 10}`,
    email: '',
  }));
  const body = { people, version, isForAll: false, tellsAtStart: false };
  await asAdmin(server, API.setRotaPeople, { body });
  const rule = { before: 'RA North: ', after: '' };
  for (const [name, nights] of Object.entries(ROTAS)) {
    const contact = name.toLowerCase();
    const given = { file: calendarOf(nights), rule };
    await asAdmin(server, API.connectCalendar, { params: { contact }, body: given });
  }
}

/** Saves as somebody else while this page has the step open. */
export async function saveElsewhere(page: Page, question: string): Promise<void> {
  const server = { url: new URL(page.url()).origin };
  const { _id: issueId, steps } = await issueCalled(server, DISPUTED);
  const params = { issueId, stepId: steps[0]?._id ?? '' };
  await asAdmin(server, API.updateStep, { params, body: { question } });
}
