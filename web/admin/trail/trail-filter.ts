import { TRAIL_KINDS, type TrailKind } from '#core/trail/trail.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { daysIn, queryOf } from '../shared/filters/filters.ts';

/** The rows shown, as the address says; '' for all. */
export type TrailFilter = {
  readonly kind: TrailKind | '';
  readonly who: string;
  readonly from: string;
  readonly to: string;
};

export const ALL: TrailFilter = { kind: '', who: '', from: '', to: '' };

/** Reads the query of the address; nonsense in it is left aside. */
export function parseTrail(query: URLSearchParams): TrailFilter {
  const [from, to] = daysIn(query, 'from', 'to');
  return {
    kind: TRAIL_KINDS.find((kind) => kind === query.get('kind')) ?? '',
    who: (query.get('who') ?? '').slice(0, 64),
    from,
    to,
  };
}

export function trailAddress(filter: TrailFilter): string {
  return adminPaths.trail(queryOf(filter));
}
