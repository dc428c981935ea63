import { parse } from 'csv-parse/sync';
import { Refused } from './refused.ts';

/** Returns the sign between cells: the most frequent one in the first line. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const);
  return counted.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ',';
}

/** Returns the rows of a CSV text, by whatever its program separates cells with. */
export function csvRows(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch {
    throw new Refused('DAMAGED');
  }
}
