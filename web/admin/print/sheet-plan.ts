/** The sizes in px of a part of the binder, as it will be on paper. */
export type Measured = {
  /** The height of the head that is on each of its sheets. */
  readonly head: number;
  /** The places, below the head, at which its steps or rows begin, and at which the last one ends; without any, the part is one sheet. */
  readonly edges: readonly number[];
  /** The heights of the lines of its contents, which follow in columns. */
  readonly lines: readonly number[];
  readonly columns: number;
};

/** The plan of a part of the binder on paper. */
export type SheetPlan = {
  /** The number of its sheets. */
  readonly sheets: number;
  /** The steps or rows, from 0, with which a new sheet begins. */
  readonly breaks: readonly number[];
  /** The lines of contents, counted from 0, with which a new sheet begins. */
  readonly lineBreaks: readonly number[];
};

/** Returns the blocks with which a new sheet begins; the last block gets no sheet of its own if it fits there together with the one before it (PRINT-5). */
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

/** Returns the lines with which a new sheet begins, if the first sheet has `room` left. */
function lineBreaks(measured: Measured, room: number, whole: number): number[] {
  const { lines, columns } = measured;
  // A line is not split between columns, so a column may end earlier.
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

/** Plans the sheets of a part; each sheet has `room` px from top to bottom. */
export function planSheets(measured: Measured, room: number): SheetPlan {
  const { head, edges } = measured;
  const left = room - head;
  const breaks = blockBreaks(edges, left);
  const starts = [0, ...breaks];
  const heights = starts.map(
    (start, index) => (edges[starts[index + 1] ?? edges.length - 1] ?? 0) - (edges[start] ?? 0),
  );
  // A step longer than a sheet continues on the next ones.
  const blockSheets = heights.reduce((sum, one) => sum + Math.max(1, Math.ceil(one / left)), 0);
  const lines = lineBreaks(measured, left - ((heights.at(-1) ?? 0) % left), left);
  return { sheets: blockSheets + lines.length, breaks, lineBreaks: lines };
}
