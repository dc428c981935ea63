import { FOR_EVER, type Terms } from '#core/privacy/retention.ts';
import { settingOf } from '../db/settings.ts';

/** `version` counts every save and guards against lost updates. */
export type StoredTerms = { readonly terms: Terms; readonly version: number };

/** For how many days what is kept. */
export const {
  read: readTerms,
  hold: holdTerms,
  write: writeTerms,
} = settingOf<StoredTerms>('privacy', { terms: FOR_EVER, version: 1 });
