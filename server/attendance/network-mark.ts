import { createHmac } from 'node:crypto';
import { ownSecret, type SecretDeps } from '../domain/own-secrets.ts';

/** What stands for a network beside a record: equal of equal networks, and nobody without the secret finds out which it is (PRIVACY-8). */
export async function networkMark(deps: SecretDeps, network: string): Promise<string> {
  const secret = await ownSecret(deps, 'network_secret');
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 11);
}
