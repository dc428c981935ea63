/** Sizes of a part of the binder as it is on paper, in px. */
export type Measured = {
  /** The height of what is on each of its sheets above all else. */
  readonly head: number;
  /** The places, below that, at which its steps or rows begin, and at which the last one ends; without any it is one sheet. */
  readonly edges: readonly number[];
  /** The lines of its contents, which come after that in columns. */
  readonly lines: readonly number[];
  readonly columns: number;
};

/** A part of the binder on paper. */
export type SheetPlan = {
  /** The number of its sheets. */
  readonly sheets: number;
  /** The steps or rows, from 0, with which a new sheet begins. */
  readonly breaks: readonly number[];
  /** The lines of contents, from 0, with which a new sheet begins. */
  readonly lineBreaks: readonly number[];
};

/** Returns the blocks with which a new sheet begins; the last is on no sheet of its own if the one before it fits there too (PRINT-5). */
function blockBreaks(edges: readonly number[], room: number): number[] {
  const last = edges.length - 2;
  const height = (from: number, to: number): number => (edges[to + 1] ?? 0) - (edges[from] ?? 0);
  const breaks: number[] = [];
  for (let block = 1; block <= last; block += 1) {
    if (height(breaks.at(-1) ?? 0, block) > room) breaks.push(block);
  }
  const isAlone = breaks.at(-1) === last && last - 1 > (breaks.at(-2) ?? 0);
  if (isAlone && height(last - 1, last) <= room) breaks.splice(-1, 1, last - 1);
  return breaks;
}

/** Returns the lines with which a new sheet begins, if `room` is left of the first. */
function lineBreaks(measured: Measured, room: number, whole: number): number[] {
  const { lines, columns } = measured;
  // A column ends with the last line that fits.
  const slack = Math.max(0, ...lines) * (columns - 1);
  const breaks: number[] = [];
  let left = room * columns - slack;
  for (const [line, height] of lines.entries()) {
    if (height > left) {
      breaks.push(line);
      left = whole * columns - slack;
    }
    left -= height;
  }
  return breaks;
}

/** Plans the sheets of a part, each with `room` px from top to bottom. */
export function planSheets(measured: Measured, room: number): SheetPlan {
  const { head, edges } = measured;
  const left = room - head;
  const breaks = blockBreaks(edges, left);
  const starts = [0, ...breaks];
  const heights = starts.map(
    (start, index) => (edges[starts[index + 1] ?? edges.length - 1] ?? 0) - (edges[start] ?? 0),
  );
  // A step longer than a sheet goes on over the next ones.
  const blockSheets = heights.reduce((sum, one) => sum + Math.max(1, Math.ceil(one / left)), 0);
  const lines = lineBreaks(measured, left - ((heights.at(-1) ?? 0) % left), left);
  return { sheets: blockSheets + lines.length, breaks, lineBreaks: lines };
}
