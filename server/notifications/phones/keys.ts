import { createECDH, createHash } from 'node:crypto';
import { ownSecret, type SecretDeps } from '../../domain/own-secrets.ts';

/** The two keys, in base64url, by which push services recognize this server. */
export type ServerKeys = { publicKey: string; privateKey: string };

/** Returns the keys of this server. They are made from its own secret, so that they are the same in each process (WAKE-5). */
export async function serverKeys(deps: SecretDeps): Promise<ServerKeys> {
  const secret = await ownSecret(deps, 'push_secret');
  const key = createHash('sha256').update(`push/${secret}`).digest();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  // The pair would return the private key without leading zeros, which one key in 256 has, and such a key cannot sign.
  return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') };
}
