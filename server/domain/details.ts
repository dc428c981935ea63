import {
  DETAILS,
  type Details,
  type DetailsColumns,
  type DetailsMember,
} from '#core/issue/details.ts';
import { detailOf, type DetailValue } from '#core/issue/typed-details.ts';

export function columnsOf<M extends DetailsMember>(
  members: readonly M[],
): (typeof DETAILS)[M]['column'][] {
  return members.map((member) => DETAILS[member].column);
}

/** Reads details from a row, in which a list is JSON. */
export function detailsOfRow<M extends DetailsMember>(
  row: DetailsColumns<M>,
  members: readonly M[],
): Pick<Details, M> {
  const stored: Readonly<Record<string, string | number | null>> = row;
  const read = members.map((member) => {
    const { kind, column } = detailOf(member);
    const value = stored[column] ?? null;
    return [member, kind === 'phrases' && value !== null ? JSON.parse(String(value)) : value];
  });
  return Object.fromEntries(read) as Pick<Details, M>;
}

export function rowOfDetails<M extends DetailsMember>(
  details: Pick<Details, M>,
  members: readonly M[],
): DetailsColumns<M> {
  const written = members.map((member) => {
    const value: DetailValue = details[member];
    return [DETAILS[member].column, Array.isArray(value) ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(written) as DetailsColumns<M>;
}
