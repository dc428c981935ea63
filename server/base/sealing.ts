import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { SecretKeys } from './secret-keys.ts';

/** The sealing of secrets that the server must read again, with a key that is not in the database (SIGNIN-32). */
export type Sealing = {
  /** Seals a text. `about` says whose and what it is, so that it does not open in another row. */
  seal: (text: string, about: string) => string;
  /** Opens a sealed text. The result is undefined if no key fits, the text was altered, or it is about something else. */
  open: (sealed: string, about: string) => string | undefined;
  isNew: (sealed: string) => boolean;
  keys: SecretKeys;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Returns a name for a key that reveals nothing about it. */
export function keyName(key: Buffer): string {
  return createHash('sha256').update('key/').update(key).digest('hex').slice(0, 12);
}

const idIn = (sealed: string): string => sealed.split('.', 1)[0] ?? '';

function decrypt(key: Buffer, bytes: Buffer, about: string): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(about));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = bytes.subarray(IV_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

/** Makes a sealing that reads the keys each time, since a command may have added a new one. */
export function sealingWith(keys: SecretKeys): Sealing {
  const newest = (): Buffer => keys.read()[0] ?? Buffer.alloc(0);
  return {
    keys,
    seal: (text, about) => {
      const key = newest();
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(about));
      const sealed = [iv, cipher.update(text), cipher.final()];
      const bytes = Buffer.concat([...sealed, cipher.getAuthTag()]);
      return `${keyName(key)}.${bytes.toString('base64url')}`;
    },
    open: (sealed, about) => {
      const key = keys.read().find((known) => keyName(known) === idIn(sealed));
      const bytes = Buffer.from(sealed.slice(idIn(sealed).length + 1), 'base64url');
      return key && decrypt(key, bytes, about);
    },
    isNew: (sealed) => idIn(sealed) === keyName(newest()),
  };
}
