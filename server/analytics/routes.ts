import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { parseAnalyticsQuery, type AnalyticsQuery } from '#core/analytics/analytics.ts';
import { API } from '#core/api/api.ts';
import { ORIGINAL } from '#core/base/language.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { auditAlone } from '../domain/audit.sql.ts';
import { route } from '../http/endpoint.ts';
import { goneOf } from '../http/gone.ts';
import { assertDays } from '../http/days.ts';
import { createReader } from './reader.ts';
import type { Selection } from './selection.sql.ts';

function selectionIn(query: AnalyticsQuery): Selection {
  const { page: _, pageSize: __, ...selection } = parseAnalyticsQuery(query);
  return selection;
}

/** Returns the address of the CSV file with the same rows in the same order. The client drops its first character (ANALYTICS-12). */
function downloadLink(selection: Selection): string {
  const query = new URLSearchParams(Object.entries(selection));
  return `.${API.analyticsCsv.path}?${query.toString()}`;
}

/** The beginning of an answer, before its rows. */
const HEAD = Buffer.from('{"data":{"analysis":');

/** The ms after which a reader that takes no part of the file counts as gone, since an open file keeps the database from cleaning up (ANALYTICS-16). */
const STALLED_MS = 60_000;

/** Yields the parts, and calls `begin` before the first, since the server and not the reader causes any wait before that. */
async function* afterFirst<Part>(parts: AsyncIterable<Part>, begin: () => void) {
  let isBegun = false;
  for await (const part of parts) {
    if (!isBegun) begin();
    isBegun = true;
    yield part;
  }
}

/** Serves attendances as rows of the page (ANALYTICS-9) and as a file (ANALYTICS-13). */
export function analyticsRoutes(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
  stalledMs = STALLED_MS,
): void {
  const { timeZone } = config;
  const reader = createReader(deps.db);
  app.addHook('onClose', reader.close);

  route(app, API.analytics, async ({ query, reply }) => {
    assertDays(query.startDate, query.endDate);
    const { analysis, ...rest } = await reader.analysis(parseAnalyticsQuery(query));
    const answer = { ...rest, downloadLink: downloadLink(selectionIn(query)), timeZone };
    const tail = `,${JSON.stringify(answer).slice(1)}}`;
    return reply
      .type('application/json; charset=utf-8')
      .send(Buffer.concat([HEAD, ...analysis, Buffer.from(tail)]));
  });

  route(app, API.analyticsCharts, async ({ query }) => {
    assertDays(query.startDate, query.endDate);
    return await reader.charts(query);
  });

  route(app, API.analyticsChoices, async () => ({ ...(await reader.choices()), timeZone }));

  route(app, API.analyticsCsv, async ({ query, admin: { _id: who }, request, reply }) => {
    assertDays(query.startDate, query.endDate);
    const { language = ORIGINAL, ...rows } = query;
    const selection = selectionIn(rows);
    const subject = `${selection.startDate}/${selection.endDate}`;
    await auditAlone(deps, { who, what: 'record.download', subject });
    const cutOff = () => reply.raw.setTimeout(stalledMs, () => reply.raw.destroy());
    const parts = afterFirst(
      reader.csv(selection, { timeZone, language }, goneOf(request)),
      cutOff,
    );
    const name = `analytics-${selection.startDate}-to-${selection.endDate}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(parts, { objectMode: false, highWaterMark: 1 }));
  });
}
