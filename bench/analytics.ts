// Measures pages and charts of analytics, each requested from a server process over HTTP, the sorts of a range in turn.
import { ORDERS, SORTS } from '#core/analytics/analytics.ts';
import { API } from '#core/api/api.ts';
import { parseAnswer } from '../server/test/parse-json.ts';
import { startAdminServer, type AdminServer } from './admin-server.ts';
import { quantile, type Bench, type Measurement } from './measurement.ts';
import { ALL_DAYS, onPostgres, onSqlite, RANGES, type FilledDatabase } from './many-attendances.ts';

const ROUNDS = 3;
const CHART_ROUNDS = 5;
/** Milliseconds: the first, second and last page at p95, any other page at worst. */
const NEAR_GOAL = 100;
const FAR_GOAL = 1_000;
const PAGE_SIZE = 10;

const ALL_DAYS_ASKED = { startDate: ALL_DAYS.startDate, endDate: ALL_DAYS.endDate };

type Question = { startDate: string; endDate: string; sort?: string; order?: string };

async function get(server: AdminServer, path: string, question: Record<string, string> = {}) {
  const query = new URLSearchParams(question);
  const begun = performance.now();
  const answer = await server.get(`${path}?${query.toString()}`);
  const body = await answer.text();
  return { ms: performance.now() - begun, body };
}

async function ask(server: AdminServer, question: Question, page?: number) {
  const paged = page === undefined ? question : { ...question, page: String(page) };
  return await get(server, API.analytics.path, paged);
}

const totalIn = (body: string) => parseAnswer(API.analytics, body).total;

const orders = SORTS.flatMap((sort) => ORDERS.map((order) => ({ sort, order })));
const shown = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;

async function pages(server: AdminServer, name: string): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { days, startDate, endDate } of RANGES) {
    const near: number[] = [];
    const far: number[] = [];
    let total = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const order of orders) {
        const question = { startDate, endDate, ...order };
        const first = await ask(server, question, 1);
        total = totalIn(first.body);
        const last = Math.ceil(total / PAGE_SIZE);
        near.push(first.ms);
        for (const page of [2, last]) near.push((await ask(server, question, page)).ms);
        for (const share of [0.25, 0.5, 0.75])
          far.push((await ask(server, question, Math.ceil(last * share))).ms);
      }
    }
    const rows = `${days} ${days === 1 ? 'day' : 'days'} (${total.toLocaleString('en')} rows)`;
    const nearMs = quantile(near, 0.95);
    const farMs = Math.max(...far);
    measurements.push({
      what: `${name}, ${rows}: near pages`,
      ours: `p95 ${shown(nearMs)}`,
      goal: `p95 <= ${NEAR_GOAL} ms`,
      holds: nearMs <= NEAR_GOAL,
    });
    measurements.push({
      what: `${name}, ${rows}: far pages`,
      ours: `at worst ${shown(farMs)}`,
      goal: `<= ${FAR_GOAL} ms`,
      holds: farMs <= FAR_GOAL,
    });
  }
  return measurements;
}

/** Returns the filters for the pages and the charts: the busiest issue and category, one advisor, with practice. */
async function narrowings(server: AdminServer): Promise<Record<string, string>[]> {
  const charts = await get(server, API.analyticsCharts.path, ALL_DAYS_ASKED);
  const { issues, outcomes } = parseAnswer(API.analyticsCharts, charts.body);
  const choices = await get(server, API.analyticsChoices.path);
  const { advisors, areas } = parseAnswer(API.analyticsChoices, choices.body);
  return [
    { issue: issues[0]?.issue ?? '' },
    { category: outcomes[0]?.category ?? '' },
    { advisor: advisors[0] ?? '' },
    ...areas.slice(0, 1).map((area) => ({ area })),
    { outcome: 'Escalated' },
    { practice: 'with' },
  ];
}

/** Measures the charts of each range, and pages and charts with filters. */
async function charts(server: AdminServer, name: string): Promise<Measurement[]> {
  const narrowed = await narrowings(server);
  const figures: Measurement[] = [];
  const add = (what: string, ms: readonly number[], goal: number) => {
    const [at, worst] = [quantile(ms, 0.95), Math.max(...ms)];
    figures.push({
      what: `${name}, ${what}`,
      ours: `p95 ${shown(at)}, at worst ${shown(worst)}`,
      goal: `p95 <= ${goal} ms`,
      holds: at <= goal,
    });
  };
  for (const { days, startDate, endDate } of RANGES) {
    const range = { startDate, endDate };
    const goal = days > 30 ? FAR_GOAL : NEAR_GOAL;
    const whole: number[] = [];
    const some: number[] = [];
    const rows: number[] = [];
    for (let round = 0; round < CHART_ROUNDS; round += 1) {
      whole.push((await get(server, API.analyticsCharts.path, range)).ms);
      for (const filter of narrowed) {
        some.push((await get(server, API.analyticsCharts.path, { ...range, ...filter })).ms);
        for (const order of orders)
          rows.push((await ask(server, { ...range, ...filter, ...order }, 1)).ms);
      }
    }
    const daysText = `${days} ${days === 1 ? 'day' : 'days'}`;
    add(`${daysText}: charts`, whole, goal);
    add(`${daysText}: charts, narrowed`, some, FAR_GOAL);
    add(`${daysText}: first page, narrowed`, rows, FAR_GOAL);
  }
  return figures;
}

/** Measures short questions in turn while long ones are in progress all the time. */
async function besideLong(server: AdminServer, name: string): Promise<Measurement> {
  const long: number[] = [];
  const short: number[] = [];
  const over = new AbortController();
  const asking = async (): Promise<void> => {
    while (!over.signal.aborted) {
      long.push((await ask(server, ALL_DAYS)).ms);
      await get(server, API.analyticsCharts.path, ALL_DAYS_ASKED);
    }
  };
  const both = [asking(), asking()];
  while (long.length < 6) {
    short.push((await ask(server, { ...RANGES[0], sort: 'issue', order: 'asc' }, 1)).ms);
  }
  over.abort();
  await Promise.all(both);
  const ms = quantile(short, 0.95);
  return {
    what: `${name}: a page of 1 day beside two long questions (rows ${shown(quantile(long, 0.5))} each)`,
    ours: `p95 ${shown(ms)}, ${short.length} questions`,
    goal: `p95 <= ${NEAR_GOAL} ms`,
    holds: ms <= NEAR_GOAL,
  };
}

async function measure(made: FilledDatabase): Promise<Measurement[]> {
  const server = await startAdminServer(made.settings);
  try {
    await ask(server, RANGES[0], 1);
    const { name } = made;
    return [
      ...(await pages(server, name)),
      ...(await charts(server, name)),
      await besideLong(server, name),
    ];
  } finally {
    await server.stop();
    await made.stop();
  }
}

export const bench: Bench = async () => {
  const sqlite = await onSqlite();
  const figures = await measure(sqlite);
  const postgres = await onPostgres(sqlite.file);
  return postgres ? [...figures, ...(await measure(postgres))] : figures;
};
