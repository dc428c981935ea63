import { readFont, type Font } from './pdf-fonts.ts';
import { isDict, lexer, type Dict, type Pdf, type Value } from './pdf-objects.ts';

/** Letters that a page shows in one go: where they begin and end from its left, how high, in which size. */
export type Run = {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
};

type Matrix = readonly [number, number, number, number, number, number];
const SAME: Matrix = [1, 0, 0, 1, 0, 0];
const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

/** Operators of a page: more are a drawing. */
const MOST = 2_000_000;
const DEEPEST = 8;

/** Returns the runs of letters of a page or of a form in it, in the order in which they are drawn. */
export function runsOf(
  pdf: Pdf,
  { content, resources }: { content: string; resources: Dict },
  start: Matrix = SAME,
  depth = 0,
): readonly Run[] {
  const runs: Run[] = [];
  const fonts = new Map<string, Font>();
  const dicts = pdf.dictOf(resources['/Font']);
  const fontOf = (name: string): Font => {
    const known = fonts.get(name) ?? readFont(pdf, pdf.dictOf(dicts[name]));
    fonts.set(name, known);
    return known;
  };
  const reader = lexer(content);
  const kept: { matrix: Matrix; state: typeof state }[] = [];
  let state = {
    font: undefined as Font | undefined,
    size: 1,
    letter: 0,
    word: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  };
  let matrix = start;
  let text: Matrix = SAME;
  let line: Matrix = SAME;
  let left: Value[] = [];
  const number = (at: number): number => (typeof left[at] === 'number' ? left[at] : 0);
  const move = (x: number, y: number): void => {
    line = times([1, 0, 0, 1, x, y], line);
    text = line;
  };
  const show = (value: Value | undefined): void => {
    const { font, size, letter, word, scale, rise } = state;
    if (typeof value !== 'object' || value === null || !('said' in value) || !font) return;
    const bytes = Buffer.from(value.said, 'latin1');
    let said = '';
    let width = 0;
    for (let at = 0; at + font.bytes <= bytes.length; at += font.bytes) {
      const code = font.bytes === 2 ? bytes.readUInt16BE(at) : (bytes[at] ?? 0);
      said += font.letterOf(code);
      const isSpace = font.bytes === 1 && code === 32;
      width += ((font.widthOf(code) / 1_000) * size + letter + (isSpace ? word : 0)) * scale;
    }
    const at = times([1, 0, 0, 1, 0, rise], times(text, matrix));
    const [end] = times([1, 0, 0, 1, width, 0], times(text, matrix)).slice(4);
    const height = size * Math.hypot(at[2], at[3]);
    // Letters that stand upright on the page alone are read.
    if (said !== '' && Math.abs(at[1]) < Math.abs(at[0])) {
      runs.push({
        text: said,
        x: at[4],
        end: end ?? at[4],
        y: at[5],
        size: height,
        isBold: font.isBold,
      });
    }
    text = times([1, 0, 0, 1, width, 0], text);
  };
  const form = (name: Value | undefined): void => {
    const objects = pdf.dictOf(resources['/XObject']);
    const ref = typeof name === 'string' ? objects[name] : undefined;
    const dict = pdf.dictOf(ref);
    if (dict['/Subtype'] !== '/Form' || depth >= DEEPEST) return;
    const own = pdf.get(dict['/Matrix']);
    const to = Array.isArray(own) && own.length === 6 ? (own as unknown as Matrix) : SAME;
    const inner = isDict(pdf.get(dict['/Resources'])) ? pdf.dictOf(dict['/Resources']) : resources;
    const drawn = { content: pdf.streamOf(ref).toString('latin1'), resources: inner };
    runs.push(...runsOf(pdf, drawn, times(to, matrix), depth + 1));
  };
  const acts: Readonly<Record<string, () => void>> = {
    q: () => void kept.push({ matrix, state: { ...state } }),
    Q: () => {
      const last = kept.pop();
      if (last) [matrix, state] = [last.matrix, last.state];
    },
    cm: () =>
      void (matrix = times(
        [number(0), number(1), number(2), number(3), number(4), number(5)],
        matrix,
      )),
    BT: () => void ([text, line] = [SAME, SAME]),
    Tf: () => {
      state.size = number(1);
      if (typeof left[0] === 'string') state.font = fontOf(left[0]);
    },
    Tc: () => void (state.letter = number(0)),
    Tw: () => void (state.word = number(0)),
    Tz: () => void (state.scale = number(0) / 100),
    TL: () => void (state.leading = number(0)),
    Ts: () => void (state.rise = number(0)),
    Td: () => move(number(0), number(1)),
    TD: () => {
      state.leading = -number(1);
      move(number(0), number(1));
    },
    Tm: () => {
      line = [number(0), number(1), number(2), number(3), number(4), number(5)];
      text = line;
    },
    'T*': () => move(0, -state.leading),
    Tj: () => show(left[0]),
    "'": () => {
      move(0, -state.leading);
      show(left[0]);
    },
    TJ: () => {
      for (const one of Array.isArray(left[0]) ? (left[0] as Value[]) : []) {
        if (typeof one === 'number') {
          text = times([1, 0, 0, 1, (-one / 1_000) * state.size * state.scale, 0], text);
        } else show(one);
      }
    },
    Do: () => form(left[0]),
  };
  for (let count = 0; count < MOST; count += 1) {
    const value = reader.next();
    if (value === undefined) break;
    if (typeof value !== 'string' || value.startsWith('/')) {
      if (left.length < 20) left.push(value);
      continue;
    }
    if (value === 'ID') {
      const end = content.indexOf('EI', reader.at());
      reader.to(end < 0 ? content.length : end + 2);
    }
    acts[value]?.();
    left = [];
  }
  return runs;
}
