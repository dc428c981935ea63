import { DIMENSIONS, placesOf } from '../../core/search/meanings.ts';
import type { Phrase } from './phrases.ts';

/** A trained table before it is written: the rows by their places, numbers of -1, 0 and 1, and the situations' weights. */
export type Trained = {
  readonly rows: ReadonlyMap<number, Int8Array>;
  readonly weights: Float32Array;
  /** The worth of one step of the rows. */
  readonly step: number;
};

/** The shape of a table: the smaller the numbers written as 0, the fewer rows fit into its bytes. */
export type Shape = {
  readonly rows: number;
  /** The share of features that are left out when a phrase is read, so that nothing depends on a single word. */
  readonly dropped: number;
  /** Numbers nearer to 0 than this share of their mean are written as 0. */
  readonly small: number;
};

/** The shape that fits into 60 KB. */
const ENGLISH: Shape = { rows: 9980, dropped: 0.15, small: 1.2 };
const EPOCHS = 30;
const RATE = 0.1;
/** The share of certainty that the other situations keep: writers err. */
const DOUBT = 0.1;
const DECAY = 0.003;
/** The number of phrases after which rows are rounded anew. */
const ROUNDED_EVERY = 2000;

/** Returns a generator of numbers from 0 to 1: the same table comes of the same phrases. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns the places that tell most of the situation, at most `rows`, rising: by the log-likelihood ratio of the
 * phrases that have a feature, less what as many classes would show by chance.
 */
function tellingPlaces(
  places: readonly (readonly number[])[],
  phrases: readonly Phrase[],
  rows: number,
) {
  const situations = Math.max(...phrases.map(({ situation }) => situation)) + 1;
  const counts = new Map<number, Float64Array>();
  const ofAll = new Float64Array(situations);
  let all = 0;
  places.forEach((some, at) => {
    const situation = phrases[at]?.situation ?? 0;
    for (const place of some) {
      const own = counts.get(place) ?? new Float64Array(situations);
      counts.set(place, own);
      own[situation] = (own[situation] ?? 0) + 1;
      ofAll[situation] = (ofAll[situation] ?? 0) + 1;
      all += 1;
    }
  });
  const told = [...counts].map(([place, own]) => {
    const sum = own.reduce((a, b) => a + b, 0);
    let points = 0;
    for (const [situation, count] of own.entries()) {
      if (count === 0) continue;
      points += count * Math.log(count / sum / ((ofAll[situation] ?? 1) / all)) - 1.5;
    }
    return { place, points };
  });
  const most = told.sort((a, b) => b.points - a.points).slice(0, rows);
  return { situations, chosen: most.map(({ place }) => place).sort((a, b) => a - b) };
}

/** A matrix that learns by AdaGrad: each number has a rate of its own. */
class Learned {
  readonly values: Float32Array;
  readonly #squares: Float32Array;
  constructor(rows: number, random: () => number) {
    this.values = new Float32Array(rows * DIMENSIONS).map(() => (random() - 0.5) * 0.2);
    this.#squares = new Float32Array(this.values.length).fill(1e-6);
  }
  /** Moves a row against its gradient. */
  move(row: number, gradient: (one: number, value: number) => number, rate: number): void {
    for (let one = 0; one < DIMENSIONS; one += 1) {
      const at = row * DIMENSIONS + one;
      const value = this.values[at] ?? 0;
      const slope = gradient(one, value);
      const squares = (this.#squares[at] ?? 0) + slope * slope;
      this.#squares[at] = squares;
      this.values[at] = value - (rate * slope) / Math.sqrt(squares);
    }
  }
}

/** Adds a row of a matrix, so many times, to a vector. */
function addRow(vector: Float32Array, matrix: Float32Array, row: number, times: number): void {
  for (let one = 0; one < DIMENSIONS; one += 1) {
    vector[one] = (vector[one] ?? 0) + (matrix[row * DIMENSIONS + one] ?? 0) * times;
  }
}

/** Returns the product of a row of a matrix and a vector. */
function dot(matrix: Float32Array, row: number, vector: Float32Array): number {
  let sum = 0;
  for (let one = 0; one < DIMENSIONS; one += 1) {
    sum += (matrix[row * DIMENSIONS + one] ?? 0) * (vector[one] ?? 0);
  }
  return sum;
}

/** Turns points into probabilities, in place: their sum is 1. */
function softmax(points: Float32Array): void {
  const highest = points.reduce((most, one) => Math.max(most, one), -Infinity);
  let all = 0;
  for (const [at, one] of points.entries()) all += points[at] = Math.exp(one - highest);
  for (const [at, one] of points.entries()) points[at] = one / all;
}

/** Writes the rows rounded to -1, 0 and 1 times a step into `rounded`; returns the step. */
function round(values: Float32Array, rounded: Float32Array, small: number): number {
  let sum = 0;
  for (const value of values) sum += Math.abs(value);
  const least = (small * sum) / values.length;
  let big = 0;
  let count = 0;
  for (const value of values) {
    if (Math.abs(value) <= least) continue;
    big += Math.abs(value);
    count += 1;
  }
  const step = big / count;
  for (const [at, value] of values.entries()) {
    rounded[at] = value > least ? step : value < -least ? -step : 0;
  }
  return step;
}

/** Shuffles in place. */
function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
}

/**
 * Learns which situations words speak for: a softmax over the situations of the sum of a phrase's rows. In the second
 * half of the epochs the rows are used as they will be written, so that the weights learn to work with those.
 */
export function train(phrases: readonly Phrase[], shape = ENGLISH): Trained {
  const random = randomNumbers(1);
  const read = phrases.map(({ text }) => [...placesOf(text)]);
  const { situations, chosen } = tellingPlaces(read, phrases, shape.rows);
  const rowOf = new Map(chosen.map((place, row) => [place, row]));
  const features = read.map((places) => places.flatMap((place) => rowOf.get(place) ?? []));
  const rows = new Learned(chosen.length, random);
  const weights = new Learned(situations, random);
  const rounded = new Float32Array(rows.values.length);
  const order = Int32Array.from(phrases.keys());
  const sums = new Float32Array(DIMENSIONS);
  const back = new Float32Array(DIMENSIONS);
  const chances = new Float32Array(situations);

  const learn = (phrase: number, from: Float32Array, rate: number): void => {
    const used = (features[phrase] ?? []).filter(() => random() >= shape.dropped);
    if (used.length === 0) return;
    const scale = 1 / Math.sqrt(used.length);
    sums.fill(0);
    for (const row of used) addRow(sums, from, row, scale);
    for (let each = 0; each < situations; each += 1)
      chances[each] = dot(weights.values, each, sums);
    softmax(chances);
    back.fill(0);
    for (let each = 0; each < situations; each += 1) {
      const isRight = each === phrases[phrase]?.situation;
      const wanted = isRight ? 1 - DOUBT : DOUBT / (situations - 1);
      const error = (chances[each] ?? 0) - wanted;
      addRow(back, weights.values, each, error * scale);
      weights.move(each, (one) => error * (sums[one] ?? 0), rate);
    }
    for (const row of used) rows.move(row, (one, value) => (back[one] ?? 0) + DECAY * value, rate);
  };

  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = RATE * (1 - epoch / EPOCHS) + 0.001;
    const isRounded = epoch >= EPOCHS / 2;
    for (const [done, phrase] of order.entries()) {
      if (isRounded && done % ROUNDED_EVERY === 0) {
        round(rows.values, rounded, shape.small);
      }
      learn(phrase, isRounded ? rounded : rows.values, rate);
    }
  }
  const step = round(rows.values, rounded, shape.small);
  const rowAt = (row: number) => rounded.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
  return {
    rows: new Map(chosen.map((place, row) => [place, Int8Array.from(rowAt(row), Math.sign)])),
    weights: weights.values,
    step,
  };
}
