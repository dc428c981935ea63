import type { Translated } from '#core/base/translated.ts';
import type { pagingMessages as english } from './paging-messages.ts';

export const pagingMessages = {
  fromToOf: (from, to, all) => `${from} a ${to} de ${all}`,
} satisfies Translated<typeof english>;
