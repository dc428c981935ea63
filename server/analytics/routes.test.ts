import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { parse } from 'csv-parse/sync';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { handleErrors } from '../http/errors.ts';
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { ORDERS, SORTS, type AnalyticsRow } from '#core/analytics/analytics.ts';
import { CSV_HEADER, csvRow } from '#core/fixtures/csv-rows.ts';
import { API } from '#core/api/api.ts';
import { csvPathOf } from '#core/base/api-path.ts';
import type { AttendanceRow } from '../db/tables/schema.ts';
import { uuidText } from '../db/columns/uuid.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';
import { PART_ROWS } from './reads.ts';
import { analyticsRoutes } from './routes.ts';
import { attendances, sorted } from '../test/attendances.ts';

const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };

const KEYS = {
  issue: ['title', 'started_day', 'started_at', 'id'],
  advisor: ['advisor', 'started_day', 'started_at', 'id'],
  startDate: ['started_day', 'started_at', 'id'],
  startTime: ['started_minute', 'started_day', 'started_at', 'id'],
  outcome: ['status', 'started_day', 'started_at', 'id'],
  feedback: ['description', 'started_day', 'started_at', 'id'],
} as const;

/** Some of the rows have a report that waits. */
const MORE = { reports: true };

const idOf = (row: AttendanceRow) => uuidText(row.id);

function shown(row: AttendanceRow): AnalyticsRow {
  return {
    _id: idOf(row),
    issue: row.title,
    advisor: row.advisor,
    startDate: row.started_day,
    startTime: row.started_at,
    outcome: row.status,
    rating: row.rating,
    feedback: row.description,
    ...(row.report && { report: row.report }),
    ...(row.practice === 1 && { practice: true }),
  };
}

/** Returns a server without routes, and the lines of warnings and errors that it logs. */
function logging() {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn' }, { write });
  const app: FastifyInstance = fastify({ loggerInstance });
  const admin = {
    _id: 'ada',
    email: '',
    name: 'Ada',
    role: 'admin',
    as: 'owner',
    hash: '',
    hasPassword: false,
    hasFactor: false,
    isByCampus: false,
    startedAt: '',
    provenAt: null,
  } as const;
  // These routes have no guard.
  app.decorateRequest('admin', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.admin = admin;
    done();
  });
  return { app, lines };
}

async function seeded(open: Open, count = 300) {
  const opened = await open({ timeZone: 'UTC' });
  const rows = attendances(count);
  for (let from = 0; from < count; from += 500) {
    await opened.db.write
      .insertInto('attendance')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  const admin = await opened.signedIn();
  const analysis = async (query: object = {}) =>
    (await admin(API.analytics, { query: { ...NOVEMBER, ...query } })).data;
  const download = (link: string) =>
    opened.app.inject({ url: csvPathOf(link), headers: { cookie: admin.cookie } });
  const counted = rows.filter((row) => !row.practice);
  return { ...opened, admin, analysis, download, all: rows, rows: counted };
}

describeOnEachDatabase('analytics', (open) => {
  // ANALYTICS-9, ANALYTICS-10
  test('analytics returns all rows of the days, newest first, without practice runs', async () => {
    const { analysis, rows } = await seeded(open);
    expect(rows.length).toBeLessThan(300);
    const answer = await analysis();
    expect(answer).toEqual({
      analysis: sorted(rows, KEYS.startDate, 'desc').map(shown),
      downloadLink: `./api/issue/analytics.csv?${new URLSearchParams({ ...NOVEMBER, sort: 'startDate', order: 'desc' }).toString()}`,
      reportsDue: rows.filter(({ report }) => report === 'due').length,
      total: rows.length,
      truncated: false,
      timeZone: 'UTC',
    });
  });

  // ANALYTICS-9
  test('analytics includes the first and the last day', async () => {
    const { analysis, rows } = await seeded(open);
    const one = await analysis({ startDate: '2026-11-09', endDate: '2026-11-09' });
    expect(one.total).toBe(rows.filter((row) => row.started_day === '2026-11-09').length);
    expect(one.total).toBeGreaterThan(0);
    const two = await analysis({ startDate: '2026-11-09', endDate: '2026-11-10' });
    const days = new Set(two.analysis.map((row) => row.startDate));
    expect(days).toEqual(new Set(['2026-11-09', '2026-11-10']));
    const none = await analysis({ startDate: '2025-11-09', endDate: '2025-11-10' });
    expect(none).toMatchObject({ analysis: [], total: 0, truncated: false });
  });

  // ANALYTICS-5
  test('analytics sorts by every sortable column, by bytes, in both directions', async () => {
    const { analysis, rows } = await seeded(open);
    for (const sort of SORTS) {
      for (const order of ORDERS) {
        const { analysis: found } = await analysis({ sort, order });
        const ids = sorted(rows, KEYS[sort], order).map(idOf);
        expect([sort, order, found.map((row) => row._id)]).toEqual([sort, order, ids]);
      }
    }
  });

  // ANALYTICS-11
  test('analytics pages: every row is on exactly one page', async () => {
    const { analysis, rows } = await seeded(open);
    const ids = sorted(rows, KEYS.outcome, 'asc').map(idOf);
    for (const pageSize of [undefined, '7', '100']) {
      const size = Number(pageSize ?? 10);
      const found: string[] = [];
      for (let page = 1; page <= Math.ceil(rows.length / size) + 1; page += 1) {
        const query = {
          sort: 'outcome',
          order: 'asc',
          page: String(page),
          ...(pageSize && { pageSize }),
        };
        const answer = await analysis(query);
        expect(answer).toMatchObject({ total: rows.length, truncated: false });
        expect(answer.analysis.length).toBeLessThanOrEqual(size);
        found.push(...answer.analysis.map((row) => row._id));
      }
      expect(found).toEqual(ids);
    }
  });

  // ANALYTICS-11
  test('analytics filters by issue, category and outcome', async () => {
    const { analysis, rows } = await seeded(open);
    const filters = [
      [{ issue: 'issue-2' }, (row: AttendanceRow) => row.issue_id === 'issue-2'],
      [{ category: 'Fire' }, (row: AttendanceRow) => row.category === 'Fire'],
      [{ outcome: 'Escalated' }, (row: AttendanceRow) => row.status === 'Escalated'],
      [{ advisor: 'Zoë' }, (row: AttendanceRow) => row.advisor === 'Zoë'],
    ] as const;
    for (const [filter, fits] of filters) {
      const ids = sorted(rows.filter(fits), KEYS.startDate, 'desc').map(idOf);
      const answer = await analysis(filter);
      expect(answer.analysis.map((row) => row._id)).toEqual(ids);
      expect(answer.total).toBe(ids.length);
    }
    const all = await analysis({ issue: 'issue-2', category: 'Fire', outcome: 'Escalated' });
    const three = filters.slice(0, 3);
    const ids = rows.filter((row) => three.every(([, fits]) => fits(row))).map(idOf);
    expect(new Set(all.analysis.map((row) => row._id))).toEqual(new Set(ids));
  });

  // ANALYTICS-11, ANALYTICS-18
  test('analytics returns practice runs, marked, when asked for, with any filter, sort and page', async () => {
    const { analysis, download, all } = await seeded(open);
    const filters = [
      [{}, () => true],
      [{ issue: 'issue-2' }, (row: AttendanceRow) => row.issue_id === 'issue-2'],
      [{ advisor: 'Zoë' }, (row: AttendanceRow) => row.advisor === 'Zoë'],
      [{ outcome: 'Escalated' }, (row: AttendanceRow) => row.status === 'Escalated'],
    ] as const;
    for (const [filter, fits] of filters) {
      for (const sort of SORTS) {
        const query = { ...filter, practice: 'with', sort, order: 'desc' } as const;
        const expected = sorted(all.filter(fits), KEYS[sort], 'desc').map(shown);
        const first = await analysis({ ...query, page: '1' });
        const second = await analysis({ ...query, page: '2' });
        expect([query, [...first.analysis, ...second.analysis]]).toEqual([
          query,
          expected.slice(0, 20),
        ]);
        expect(first.total).toBe(expected.length);
        if (sort !== 'feedback') continue;
        const { rawPayload } = await download(first.downloadLink);
        const lines = parse(rawPayload, { bom: true, record_delimiter: '\r\n' });
        expect(lines.slice(1)).toEqual(expected.map((row) => csvRow(row, 'UTC', MORE)));
      }
    }
    expect(all.some(({ practice }) => practice === 1)).toBe(true);
  });

  // ANALYTICS-19
  test('analyticsChoices lists the published issues and the advisors with records', async () => {
    const { admin, rows } = await seeded(open);
    const answer = (await admin(API.analyticsChoices)).data;
    const names = [...new Set(rows.map(({ advisor }) => advisor))];
    expect(answer.advisors).toEqual(
      names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    );
    expect(answer.timeZone).toBe('UTC');
    expect(answer.issues).toEqual([]);
  });

  // ANALYTICS-2, ANALYTICS-5
  test('analytics accepts only a range of days and a page', async () => {
    const { admin } = await seeded(open, 1);
    const odd = [
      { startDate: '2026-11-10', endDate: '2026-11-09' },
      { startDate: '2026-02-30', endDate: '2026-03-01' },
      { startDate: '2026-11-01' },
      { startDate: '1/11/2026', endDate: '2026-11-09' },
      { ...NOVEMBER, page: '0' },
      { ...NOVEMBER, pageSize: '101' },
      { ...NOVEMBER, sort: 'rating' },
      { ...NOVEMBER, order: 'up' },
      { ...NOVEMBER, outcome: 'Lost' },
    ];
    for (const query of odd) {
      const refused = await admin(API.analytics, { query });
      expect([query, refused.status, refused.code]).toEqual([query, 400, 'INVALID_INPUT']);
    }
    const file = await admin(API.analyticsCsv, { query: odd[1] ?? {} });
    expect(file).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  // ACCESS-1, ANALYTICS-9, ANALYTICS-12
  test.each(['analytics', 'analyticsCsv', 'analyticsCharts', 'analyticsChoices'] as const)(
    '%s is only for administrators',
    async (name) => {
      const { call } = await open();
      const refused = await call(API[name], { query: NOVEMBER });
      expect(refused).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
    },
  );

  // ANALYTICS-12
  test('analyticsCsv returns the whole selection, in its order, as a file', async () => {
    const { analysis, download, rows } = await seeded(open, PART_ROWS + 1_000);
    for (const query of [{}, { sort: 'startTime', order: 'asc', outcome: 'Resolved' }] as const) {
      const { downloadLink } = await analysis({ ...query, page: '1' });
      const { statusCode, headers, rawPayload } = await download(downloadLink);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="analytics-2026-11-01-to-2026-11-30.csv"',
        'cache-control': 'no-store',
      });
      expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const lines = parse(rawPayload, { bom: true, record_delimiter: '\r\n' });
      const filter = 'outcome' in query ? rows.filter((row) => row.status === 'Resolved') : rows;
      const inOrder =
        'sort' in query
          ? sorted(filter, KEYS.startTime, 'asc')
          : sorted(filter, KEYS.startDate, 'desc');
      const expected = inOrder.map((row) => csvRow(shown(row), 'UTC', MORE));
      expect(lines).toEqual([[...CSV_HEADER, 'Incident report'], ...expected]);
    }
  });

  // ANALYTICS-16
  test('a client that stops reading the file is cut off after a while', async () => {
    const { config, deps, db } = await open();
    // More than the system keeps for a connection.
    const description = 'x'.repeat(10_000);
    const rows = attendances(1_000).map((row) => ({ ...row, description }));
    for (let from = 0; from < rows.length; from += 200)
      await db.write
        .insertInto('attendance')
        .values(rows.slice(from, from + 200))
        .execute();
    const { app, lines } = logging();
    analyticsRoutes(app, config, deps, 500);
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const held = once(app.server, 'connection') as Promise<[Socket]>;
    const client = connect(Number(port), '127.0.0.1');
    onTestFinished(async () => {
      client.destroy();
      await app.close();
    });
    client.pause();
    const query = new URLSearchParams(NOVEMBER).toString();
    // The thread that reads is there.
    await app.inject(`${API.analytics.path}?${query}`);
    client.write(`GET ${API.analyticsCsv.path}?${query} HTTP/1.1\r\nHost: here\r\n\r\n`);
    const [socket] = await held;
    await once(socket, 'close');
    expect(socket.bytesWritten).toBeGreaterThan(0);
    expect(socket.bytesWritten).toBeLessThan(description.length * rows.length);
    // A file that nobody took is not a fault of the server.
    await app.close();
    expect(lines).toEqual([]);
  });

  // START-8
  test('stopping the server during a request is not logged as an error', async () => {
    const { config, deps, db } = await open();
    await db.write.insertInto('attendance').values(attendances(300)).execute();
    const { app, lines } = logging();
    handleErrors(app, deps);
    analyticsRoutes(app, config, deps);
    const ask = async () =>
      await app.inject(`${API.analytics.path}?${new URLSearchParams(NOVEMBER).toString()}`);
    expect((await ask()).statusCode).toBe(200);
    const asked = Array.from({ length: 50 }, ask);
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    await app.close();
    const statuses = new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode));
    // Some were answered before.
    statuses.delete(200);
    statuses.delete(503);
    expect([...statuses]).toEqual([]);
    expect(lines).toEqual([]);
  });

  // ANALYTICS-13
  test('analyticsCsv has no cell that a spreadsheet takes for a formula', async () => {
    const { analysis, download } = await seeded(open);
    const { rawPayload } = await download((await analysis()).downloadLink);
    const cells = parse(rawPayload, { bom: true }).flat();
    expect(cells.length).toBeGreaterThan(1_000);
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝]/.test(cell))).toEqual([]);
    expect(cells).toContain('\'=HYPERLINK("x")');
  });

  // LANG-14
  test.each([
    [{}, 'Issue,Advisor,Date,Start Time,Outcome,Rating,Feedback,Incident report'],
    [
      { language: 'es' },
      'Incidente,Asesor,Fecha,Hora de inicio,Resultado,Valoración,Comentarios,Informe del incidente',
    ],
  ])('analyticsCsv with %j begins with headings in that language', async (asked, head) => {
    const { admin } = await seeded(open, 2);
    const query = { ...NOVEMBER, ...asked };
    const { text } = await admin(API.analyticsCsv, { query });
    expect(text.split('\r\n')[0]).toBe(`\uFEFF${head}`);
    const refused = await admin(API.analyticsCsv, { query: { ...NOVEMBER, language: 'tlh' } });
    expect(refused.code).toBe('INVALID_INPUT');
  });

  // ANALYTICS-13
  test('analyticsCsv without records is only its header', async () => {
    const { analysis, download } = await seeded(open, 0);
    const { rawPayload } = await download((await analysis()).downloadLink);
    expect(rawPayload.toString()).toBe(`\uFEFF${CSV_HEADER.join(',')}\r\n`);
  });
});
