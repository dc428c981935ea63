import { DIMENSIONS } from '../../core/search/meanings.ts';
import type { Trained } from './train.ts';

/** Returns the bytes of a table, as `readMeanings` reads them. */
export function tableOf({ rows, weights, step }: Trained): Uint8Array<ArrayBuffer> {
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const unit = highest / 127;
  const header = new DataView(new ArrayBuffer(3));
  header.setUint8(0, weights.length / DIMENSIONS);
  header.setUint16(1, Math.round(step * unit * 100 * 1000));
  const distances: number[] = [];
  let last = -1;
  for (const place of rows.keys()) {
    let distance = place - last;
    for (; distance > 254; distance -= 254) distances.push(255);
    distances.push(distance);
    last = place;
  }
  const packed = [...rows.values()].flatMap((row) =>
    Array.from({ length: DIMENSIONS / 4 }, (_, four) =>
      [0, 1, 2, 3].reduce((byte, one) => byte | (((row[four * 4 + one] ?? 0) + 1) << (2 * one)), 0),
    ),
  );
  return Uint8Array.from([
    ...new Uint8Array(header.buffer),
    ...Int8Array.from(weights, (weight) => Math.round(weight / unit)),
    rows.size >> 8,
    rows.size & 255,
    ...distances,
    ...packed,
  ]);
}
