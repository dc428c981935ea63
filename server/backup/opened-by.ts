import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';

/** Returns the private key in a file, or undefined if there is none. */
export function identityIn(keyFile: string): string | undefined {
  if (!existsSync(keyFile)) return undefined;
  return /^AGE-SECRET-KEY-1\w+$/m.exec(readFileSync(keyFile, 'utf8'))?.[0];
}

function isEncrypted(file: string): boolean {
  const begin = Buffer.alloc(18);
  const handle = openSync(file, 'r');
  readSync(handle, begin);
  closeSync(handle);
  return begin.toString() === 'age-encryption.org';
}

/** Returns the identity that opens a backup, or the reason why none does. */
export function openedBy(
  file: string,
  keyFile: string | undefined,
): { identity: string | undefined } | { problem: string } {
  if (!existsSync(file)) return { problem: `${file} does not exist.` };
  if (!isEncrypted(file)) return { identity: undefined };
  if (keyFile === undefined) {
    return { problem: `${file} is encrypted. Add its key file after it.` };
  }
  const identity = identityIn(keyFile);
  return identity === undefined ? { problem: `${keyFile} has no key.` } : { identity };
}
