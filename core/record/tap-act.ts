import type { Act, ACTS } from './acts.ts';

/** The act of a tap (RECORD-14). */
export type TapAct = (typeof ACTS)[number] | { readonly call: string };

/** Returns the `did` of a tap, which is its stored and sent form. */
export const formatTapAct = (act: TapAct): Act =>
  typeof act === 'string' ? act : `call:${act.call}`;

const isCall = (did: Act): did is `call:${string}` => did.startsWith('call:');

export const parseTapAct = (did: Act): TapAct =>
  isCall(did) ? { call: did.slice('call:'.length) } : did;
