import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';

/** Tells whether a text is the public half of an age key, for which files are encrypted (DATA-10). */
export const isRecipient = (text: string): boolean => /^age1[02-9ac-hj-np-z]{58}$/.test(text);

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Returns a new key: the private half, which opens what was encrypted for the public one. */
export async function newAgeKey(): Promise<{ identity: string; recipient: string }> {
  // Loaded only where it is used.
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Returns the bytes encrypted so that only the private half of the recipient's key opens them. */
export async function encrypted(
  bytes: Readable,
  recipient: string,
): Promise<ReadableStream<Uint8Array>> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return await encrypter.encrypt(Readable.toWeb(bytes) as Bytes);
}

/** Decrypts a stream. Throws if the key is not the right one. The stream fails if a letter was changed. */
export async function decrypted(bytes: Readable, identity: string) {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return await decrypter.decrypt(Readable.toWeb(bytes) as Bytes);
}

/** Decrypts a file into a new one that only its owner can read. Throws if the key is not the right one or a letter was changed. */
export async function decryptFile(from: string, to: string, identity: string): Promise<void> {
  const bytes = await decrypted(createReadStream(from), identity);
  await bytes.pipeTo(Writable.toWeb(createWriteStream(to, { flags: 'wx', mode: 0o600 })));
}
