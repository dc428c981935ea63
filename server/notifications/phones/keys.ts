import { createECDH, createHash } from 'node:crypto';
import { ownSecret, type SecretDeps } from '../../domain/own-secrets.ts';

/** The pair of keys by which push services know this server, as base64url. */
export type ServerKeys = { publicKey: string; privateKey: string };

/** Returns the keys, which are made from the server's own secret at first use and are the same in each process (WAKE-5). */
export async function serverKeys(deps: SecretDeps): Promise<ServerKeys> {
  const secret = await ownSecret(deps, 'push_secret');
  const key = createHash('sha256').update(`push/${secret}`).digest();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  // The pair would give the key without the zeros that one in 256 begins with, which signs nothing.
  return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') };
}
