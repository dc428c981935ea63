import { isDay } from '#core/base/day.ts';
import { TRAIL_KINDS, type TrailKind } from '#core/trail/trail.ts';
import { adminPaths } from '../../base/admin-paths.ts';

/** Which rows are shown, as the address says it; '' where all are meant. */
export type TrailFilter = {
  readonly kind: TrailKind | '';
  readonly who: string;
  readonly from: string;
  readonly to: string;
};

export const ALL: TrailFilter = { kind: '', who: '', from: '', to: '' };

/** Whether the days are in order, as far as they are set. */
export function areInOrder({ from, to }: Pick<TrailFilter, 'from' | 'to'>): boolean {
  return from === '' || to === '' || from <= to;
}

/** Reads the query of the address; nonsense in it is left aside. */
export function parseTrail(query: URLSearchParams): TrailFilter {
  const day = (name: string): string => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const [from, to] = [day('from'), day('to')];
  return {
    kind: TRAIL_KINDS.find((kind) => kind === query.get('kind')) ?? '',
    who: (query.get('who') ?? '').slice(0, 64),
    from,
    to: areInOrder({ from, to }) ? to : '',
  };
}

/** The members that narrow, as the query of the API and of the address. */
export function queryOf(filter: TrailFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

export function trailAddress(filter: TrailFilter): string {
  return adminPaths.trail(queryOf(filter));
}
