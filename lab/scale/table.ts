/** A table in Markdown. */
export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes its lines; numbers are written by `Intl`, in English. */
export function formatTable({ head, rows }: Table): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const whole = (value: number) => Math.round(value).toLocaleString('en');

export function millis(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}
