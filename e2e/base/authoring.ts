import { API, type AnswerOf, type BodyOf, type QueryOf } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { pathOf } from '#core/base/api-path.ts';
import type { AnalyticsRow } from '#core/analytics/analytics.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { IssueCategory } from '#core/base/category.ts';
import { ADMIN, type RunningServer } from './running-server.ts';
import { cookieOf, renewed } from '../../server/test/call-server.ts';
import { parseAnswer, parseJson } from '../../server/test/parse-json.ts';

/** A step as an administrator's program would send it; skips name 'Step n'. */
export type WrittenStep = BodyOf<typeof API.createStep>;
export type WrittenIssue = {
  readonly title: string;
  readonly category: IssueCategory;
  /** The text to show first. */
  readonly firstAct?: string;
  readonly steps: readonly WrittenStep[];
};

/** A server that answers at this address. */
type Reachable = Pick<RunningServer, 'url'>;

type Input<E extends Endpoint> = {
  params?: Readonly<Record<string, string>>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  form?: FormData;
};

const cookies = new WeakMap<Reachable, () => Promise<string>>();

/** Calls the API as an administrator's program would. */
export async function asAdmin<E extends Endpoint>(
  server: Reachable,
  endpoint: E,
  { params, query, body, form }: Input<E>,
): Promise<AnswerOf<E>> {
  const cookie = cookies.get(server) ?? renewed(async () => await cookieOf(server.url, ADMIN));
  cookies.set(server, cookie);
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${server.url}${pathOf(endpoint.path, params)}?${search}`, {
    method: endpoint.method,
    headers: {
      Cookie: await cookie(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: form ?? (body === undefined ? null : JSON.stringify({ data: body })),
  });
  const content = await response.text();
  if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}: ${content}`);
  return parseAnswer(endpoint, content);
}

function skipsNowhere(step: WrittenStep): WrittenStep {
  const sent = JSON.stringify(step, (name, value: unknown) =>
    name === 'actionType' ? 'Go to next step' : name === 'goToStep' ? undefined : value,
  );
  return parseJson(API.createStep.body, sent);
}

/** Writes an issue through the API, as a draft; returns its id and the ids of its steps in order. */
export async function writeIssue(
  server: Reachable,
  { steps, ...details }: WrittenIssue,
): Promise<{ id: string; stepIds: string[] }> {
  const { _id: id } = await asAdmin(server, API.createIssue, { body: details });
  const stepIds: string[] = [];
  // A skip may name a later step, which must be there first.
  for (const step of steps) {
    const params = { issueId: id };
    const created = await asAdmin(server, API.createStep, { params, body: skipsNowhere(step) });
    stepIds.push(created._id);
  }
  for (const [index, stepId] of stepIds.entries()) {
    const params = { issueId: id, stepId };
    await asAdmin(server, API.updateStep, { params, body: steps[index] ?? {} });
  }
  return { id, stepIds };
}

/** Publishes an issue, takes it back or archives it. */
export async function updateIssue(
  server: Reachable,
  id: string,
  body: BodyOf<typeof API.updateIssue>,
): Promise<void> {
  await asAdmin(server, API.updateIssue, { params: { id }, body });
}

/** Ticks every path of an issue, then says that it was reviewed. */
export async function reviewIssue(server: Reachable, id: string): Promise<void> {
  const listed = await asAdmin(server, API.listPaths, { params: { id } });
  for (const { fingerprint } of 'paths' in listed ? listed.paths : []) {
    await asAdmin(server, API.checkPath, {
      params: { id, fingerprint },
      body: { isChecked: true },
    });
  }
  await updateIssue(server, id, { isStarter: false });
}

/** Writes an issue and publishes it. */
export async function publishIssue(
  server: Reachable,
  issue: WrittenIssue,
): Promise<{ id: string; stepIds: string[] }> {
  const written = await writeIssue(server, issue);
  await updateIssue(server, written.id, { publish: true });
  return written;
}

/** Sets the facts of the campus. */
export async function setCampus(server: Reachable, campus: Campus): Promise<void> {
  const { version } = await asAdmin(server, API.getSettings, {});
  await asAdmin(server, API.updateSettings, { body: { campus, version } });
}

/** Uploads an image; returns the value of a step's `image`. */
export async function uploadImage(server: Reachable, png: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([png.slice().buffer], { type: 'image/png' }), 'image.png');
  const { file } = await asAdmin(server, API.uploadFile, { form });
  return file.file.slice(2);
}

/** Returns every attendance of an issue that the server has, the newest first. */
export async function attendancesOf(
  server: Reachable,
  issueId: string,
): Promise<readonly AnalyticsRow[]> {
  const query = { startDate: '2000-01-01', endDate: '2100-01-01', issue: issueId };
  return (await asAdmin(server, API.analytics, { query })).analysis;
}

/** A step that is enough to publish an issue. */
export const ENOUGH = {
  question: 'Is the desk open?',
  answerType: 'Show a confirmation checkbox',
  confirmationAction: { actionType: 'Issue resolution', confirmationText: 'It is' },
} satisfies WrittenStep;
