import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { safeCell } from '#core/base/csv.ts';
import { dayAfter, dayOf, startOfDay } from '#core/base/day.ts';
import { LIMITS } from '#core/base/limits.ts';
import { kindOfAct, type AuditKind } from '#core/audit/audit.ts';
import type { AuditFilter } from '#core/audit/audit-schema.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { assertDays } from '../http/days.ts';
import { route } from '../http/endpoint.ts';
import type { ChainedRow } from '../db/columns/chained.ts';
import type { Db } from '../db/tables/database.ts';
import { auditAlone } from '../domain/audit.sql.ts';
import { listRotaPeople } from '../domain/rota.sql.ts';
import {
  addressesAmong,
  listRows,
  peopleById,
  rowsOldestFirst,
  titlesAmong,
  AUDIT_COLUMNS,
  type Selection,
} from './rows.sql.ts';

/** The columns of the file, including those that chain the rows (TRAIL-10). */
const COLUMNS = [...AUDIT_COLUMNS, 'former', 'hash'] as const;

type RowSubject = Pick<ChainedRow, 'what' | 'subject'>;

/** Returns the id at the start of a subject, since the id of an issue comes before those of its steps and paths. */
const idIn = ({ subject }: RowSubject): string => subject?.split('/')[0] ?? '';

/** Returns the current names of these rows' subjects, with null for one that has no name or is gone (TRAIL-10). */
async function namesOf(
  db: Db,
  rows: readonly RowSubject[],
  people: ReadonlyMap<string, string>,
): Promise<(row: RowSubject) => string | null> {
  const idsOf = (...kinds: AuditKind[]) => {
    const about = rows.filter(({ what }) => kinds.some((kind) => kind === kindOfAct(what)));
    return [...new Set(about.map(idIn).filter(Boolean))];
  };
  const titles = await titlesAmong(db, idsOf('issues', 'reading'));
  const told = idsOf('notifications');
  const addresses = await addressesAmong(db, told);
  const onRota = told.length > 0 ? await listRotaPeople(db) : [];
  const whose = new Map([...people, ...onRota.map(({ id, name }) => [id, name] as const)]);
  return (row) => {
    const id = idIn(row);
    const kind = kindOfAct(row.what);
    if (kind === 'signIns' || kind === 'people') return people.get(id) ?? null;
    if (kind === 'notifications') return addresses.get(id) ?? whose.get(id) ?? null;
    return titles.get(id) ?? null;
  };
}

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Yields the file, after a byte order mark. Text that a spreadsheet would compute is escaped (TRAIL-10). */
async function* csvLines(db: Deps['db'], selection: Selection) {
  const people = await peopleById(db.read);
  yield `\uFEFF${[...COLUMNS, 'name'].join(',')}\r\n`;
  for await (const rows of rowsOldestFirst(db.read, selection)) {
    yield rows
      .map((row) => {
        const cells = COLUMNS.map((column) => String(row[column] ?? ''));
        const name = people.get(row.who ?? '') ?? '';
        return `${[...cells, name].map((cell) => quoted(safeCell(cell))).join(',')}\r\n`;
      })
      .join('');
  }
}

/** Serves the audit to administrators, on the page and as a file (TRAIL-10). */
export function auditRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const { timeZone } = config;

  const selectionOf = ({ kind, who, from, to }: AuditFilter): Selection => {
    assertDays(from, to, 'from and to');
    return {
      kind,
      who,
      since: from === undefined ? undefined : startOfDay(from, timeZone).toISOString(),
      until: to === undefined ? undefined : startOfDay(dayAfter(to, 1), timeZone).toISOString(),
    };
  };

  route(app, API.listTrail, async ({ query: { before, ...filter } }) => {
    const [at = '', number = ''] = before?.split('~') ?? [];
    const after = before === undefined ? undefined : { at, number: Number(number) };
    const selection = selectionOf(filter);
    const found = await listRows(deps.db.read, selection, { after, limit: LIMITS.auditRows + 1 });
    const rows = found.slice(0, LIMITS.auditRows);
    const last = found.length > rows.length ? rows.at(-1) : undefined;
    const people = await peopleById(deps.db.read);
    const nameOf = await namesOf(deps.db.read, rows, people);
    return {
      rows: rows.map(({ former: _, hash: __, ...row }) => ({ ...row, name: nameOf(row) })),
      next: last ? `${last.at}~${last.number}` : null,
      people: Array.from(people, ([_id, name]) => ({ _id, name })),
      timeZone,
    };
  });

  route(app, API.trailCsv, async ({ query, admin: { _id: who }, reply }) => {
    const selection = selectionOf(query);
    await auditAlone(deps, { who, what: 'trail.download', subject: null });
    const name = `trail-${dayOf(deps.now(), timeZone)}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(csvLines(deps.db, selection), { objectMode: false }));
  });
}
