import { LIMITS } from '../base/limits.ts';
import { IN_BRACES, REPORT_PLACEHOLDERS } from './report-placeholders.ts';

/** The faults that the address of a campus's own report form can have. */
export type ReportFormProblem =
  | 'TOO_LONG'
  | 'NOT_HTTPS'
  | 'PLACEHOLDER_TOO_EARLY'
  | 'UNKNOWN_PLACEHOLDER';

// The pattern allows a host and a port, and nothing that a browser drops, changes or takes for a name and a password.
const ADDRESS = /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)(\/[^?#]*)?([?#].*)?$/i;
// A quote or an angle bracket would end the link if somebody puts the address into HTML by hand.
const UNSAFE = /[\s\\"'<>`]|\p{C}/u;

/** Finds the fault of an address (REPORT-1). The result is undefined if there is none, and also for '', which means that the campus has no form. */
export function problemInReportForm(address: string): ReportFormProblem | undefined {
  if (address === '') return undefined;
  if (address.length > LIMITS.reportForm) return 'TOO_LONG';
  const [, host, path = '', rest = ''] = UNSAFE.test(address) ? [] : (ADDRESS.exec(address) ?? []);
  if (host === undefined) {
    return /^https:\/\/[^/?#]*[{}]/i.test(address) ? 'PLACEHOLDER_TOO_EARLY' : 'NOT_HTTPS';
  }
  // A path with '..' would lead elsewhere, even if it is encoded.
  if (/[{}]/.test(path)) return 'PLACEHOLDER_TOO_EARLY';
  const known = new Set<string>(REPORT_PLACEHOLDERS);
  const names = Array.from(rest.matchAll(IN_BRACES), ([, name = '']) => name);
  const isAllNamed = !/[{}]/.test(rest.replace(IN_BRACES, ''));
  return isAllNamed && names.every((name) => known.has(name)) ? undefined : 'UNKNOWN_PLACEHOLDER';
}

/** Returns the host of the form, with its port if it has one, or '' if there is no legal address. */
export const hostOfReportForm = (address: string): string =>
  problemInReportForm(address) ? '' : (ADDRESS.exec(address)?.[1]?.toLowerCase() ?? '');
