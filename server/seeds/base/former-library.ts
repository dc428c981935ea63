import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { assert } from '#core/base/assert.ts';
import type { StepId } from '#core/step/step-schema.ts';
import type { SavedStep } from '#core/step/step.ts';

type FormerText = {
  readonly title: string;
  readonly firstAct: string | null;
  readonly steps: readonly (SavedStep & { _id: StepId })[];
};

const FILE = join(import.meta.dirname, 'former-library.json.br');

/** All procedures of the starter library as they are in installations from before 0.1.0. */
export const FORMER_LIBRARY = JSON.parse(
  brotliDecompressSync(readFileSync(FILE)).toString(),
) as readonly FormerText[];

const water = FORMER_LIBRARY.find(({ title }) => title === 'Water through ceiling');
assert(water, 'water came through ceilings before 0.1.0, too');

/** One procedure of that library. */
export const FORMER_TEXT = water;
