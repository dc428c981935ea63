import type { Translated } from '#core/base/translated.ts';
import type { pagingMessages as english } from './paging-messages.ts';

export const pagingMessages = {
  fromToOf: (from, to, all) => `${from} à ${to} sur ${all}`,
} satisfies Translated<typeof english>;
