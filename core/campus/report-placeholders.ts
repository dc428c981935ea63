/** The facts of a record that a report form's address may carry, and never a text that somebody wrote (REPORT-2). */
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

/** The values of the placeholders; '' for one that is not known. */
export type ReportFacts = Readonly<Record<ReportPlaceholder, string>>;

const isPlaceholder = (name: string): name is ReportPlaceholder =>
  REPORT_PLACEHOLDERS.some((one) => one === name);

/** A name in braces, as an address may hold it. */
export const IN_BRACES = /\{([^{}]*)\}/g;

/** Returns the address of a form with the facts in it, each encoded, so that none ends the value it is in (REPORT-2). */
export const reportAddress = (form: string, facts: ReportFacts): string =>
  form.replace(IN_BRACES, (braces, name: string) =>
    isPlaceholder(name) ? encodeURIComponent(facts[name]) : braces,
  );

/** Lists the placeholders in an address, each once, in the order of the list: the facts that the host of the form learns. */
export const placeholdersIn = (form: string): readonly ReportPlaceholder[] =>
  REPORT_PLACEHOLDERS.filter((name) => form.includes(`{${name}}`));
