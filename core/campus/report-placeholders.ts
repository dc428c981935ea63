/**
 * What the address of the campus's own report form may be told of a record, each by its name in braces: the facts
 * of the record alone, never a text that somebody wrote (REPORT-2).
 */
export const REPORT_PLACEHOLDERS = [
  'title',
  'category',
  'outcome',
  'start',
  'end',
  'area',
  'advisor',
  'code',
] as const;
export type ReportPlaceholder = (typeof REPORT_PLACEHOLDERS)[number];

/** What stands for each of them; '' for what is not known. */
export type ReportFacts = Readonly<Record<ReportPlaceholder, string>>;

const isPlaceholder = (name: string): name is ReportPlaceholder =>
  REPORT_PLACEHOLDERS.some((one) => one === name);

/** A name in braces, as an address may hold it. */
export const IN_BRACES = /\{([^{}]*)\}/g;

/** The address of a form with the facts in it, each encoded, so that none ends the value it stands in (REPORT-2). */
export const reportAddress = (form: string, facts: ReportFacts): string =>
  form.replace(IN_BRACES, (braces, name: string) =>
    isPlaceholder(name) ? encodeURIComponent(facts[name]) : braces,
  );

/** The placeholders that an address holds, each once, in the order of the list: what whoever runs the form learns. */
export const placeholdersIn = (form: string): readonly ReportPlaceholder[] =>
  REPORT_PLACEHOLDERS.filter((name) => form.includes(`{${name}}`));
