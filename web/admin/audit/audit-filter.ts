import { AUDIT_KINDS, type AuditKind } from '#core/audit/audit.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { daysIn, queryOf } from '../shared/filters/filters.ts';

/** The filter of the rows, as in the address; '' stands for all. */
export type AuditFilter = {
  readonly kind: AuditKind | '';
  readonly who: string;
  readonly from: string;
  readonly to: string;
};

export const ALL: AuditFilter = { kind: '', who: '', from: '', to: '' };

/** Reads the query of the address and ignores values that are not valid. */
export function parseAudit(query: URLSearchParams): AuditFilter {
  const [from, to] = daysIn(query, 'from', 'to');
  return {
    kind: AUDIT_KINDS.find((kind) => kind === query.get('kind')) ?? '',
    who: (query.get('who') ?? '').slice(0, 64),
    from,
    to,
  };
}

export function auditAddress(filter: AuditFilter): string {
  return adminPaths.trail(queryOf(filter));
}
