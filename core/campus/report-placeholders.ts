/** The facts of a record that the address of a report form may carry. A text that somebody wrote is never one of them (REPORT-2). */
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

/** The values of the placeholders. An unknown one is ''. */
export type ReportFacts = Readonly<Record<ReportPlaceholder, string>>;

const isPlaceholder = (name: string): name is ReportPlaceholder =>
  REPORT_PLACEHOLDERS.some((one) => one === name);

/** The pattern of a name in braces in an address. */
export const IN_BRACES = /\{([^{}]*)\}/g;

/** Fills the facts into the address of a form. Each is encoded, so that it cannot end the value that it is part of (REPORT-2). */
export const reportAddress = (form: string, facts: ReportFacts): string =>
  form.replace(IN_BRACES, (braces, name: string) =>
    isPlaceholder(name) ? encodeURIComponent(facts[name]) : braces,
  );

/** Lists the placeholders in an address, which are the facts that the host of the form learns: each once, in the order of the table. */
export const placeholdersIn = (form: string): readonly ReportPlaceholder[] =>
  REPORT_PLACEHOLDERS.filter((name) => form.includes(`{${name}}`));
