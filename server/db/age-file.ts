import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';

/** Whether a text is the public half of an age key, for which files are encrypted (DATA-10). */
export function isRecipient(text: string): boolean {
  return /^age1[02-9ac-hj-np-z]{58}$/.test(text);
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

const bytesOf = (file: string) => Readable.toWeb(createReadStream(file)) as Bytes;

async function write(bytes: ReadableStream<Uint8Array>, file: string): Promise<void> {
  await bytes.pipeTo(Writable.toWeb(createWriteStream(file, { flags: 'wx', mode: 0o600 })));
}

/** A new key: the private half, which opens what was encrypted for the public one. */
export async function newAgeKey(): Promise<{ identity: string; recipient: string }> {
  // Loaded only where it is used.
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Writes a new file, of the owner's alone, that only the private half of the recipient's key opens. */
export async function encryptFile(from: string, to: string, recipient: string): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await write(await encrypter.encrypt(bytesOf(from)), to);
}

/** Writes what was encrypted to a new file of the owner's alone. Throws if the key is another one or a letter was changed. */
export async function decryptFile(from: string, to: string, identity: string): Promise<void> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  await write(await decrypter.decrypt(bytesOf(from)), to);
}
