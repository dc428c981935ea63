import { FOR_EVER, type Terms } from '#core/privacy/retention.ts';
import { settingOf } from '../db/settings.ts';
import type { Delay } from '../domain/waiting.ts';

/** `version` counts every change and guards against lost updates. */
export type StoredTerms = {
  readonly terms: Terms;
  readonly version: number;
  /** Shorter terms that are not in force yet. */
  readonly waiting?: Delay & { readonly terms: Terms };
};

/** The days for which each kind of data is kept. */
export const {
  read: readTerms,
  hold: holdTerms,
  write: writeTerms,
} = settingOf<StoredTerms>('privacy', { terms: FOR_EVER, version: 1 });
