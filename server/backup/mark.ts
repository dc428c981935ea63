import { createHmac } from 'node:crypto';
import { keyName } from '../base/sealing.ts';

/** The key that marks backups of this installation (BACKUP-15). It is derived from a sealing key only for this purpose, and has that key's name. */
export type MarkKey = { readonly name: string; readonly bytes: Uint8Array };

export const markKeysOf = (keys: readonly Buffer[]): MarkKey[] =>
  keys.map((key) => ({
    name: keyName(key),
    bytes: createHmac('sha256', key).update('backup').digest(),
  }));

/** Makes a mark from the lines of a backup, which are added one after the other. */
export function markOf({ bytes }: MarkKey): { add: (lines: string) => void; end: () => string } {
  const mac = createHmac('sha256', bytes);
  return { add: (lines) => void mac.update(lines), end: () => mac.digest('base64url') };
}
