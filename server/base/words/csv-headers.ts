import { csvColumns, type MoreColumns } from '#core/analytics/analytics.ts';

type Field = ReturnType<typeof csvColumns>[number]['field'];

const ALL: Required<MoreColumns> = {
  proofs: true,
  reports: true,
  areas: true,
  answers: true,
  languages: true,
};

export const csvHeaders = Object.fromEntries(
  csvColumns(ALL).map(({ field, header }) => [field, header]),
) as Readonly<Record<Field, string>>;
