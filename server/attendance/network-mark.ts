import { createHmac } from 'node:crypto';
import { ownSecret, type SecretDeps } from '../domain/own-secrets.ts';

/**
 * Returns the mark of a network in a record: equal for equal networks, and useless for finding the network without the
 * secret (PRIVACY-8).
 */
export async function networkMark(deps: SecretDeps, network: string): Promise<string> {
  const secret = await ownSecret(deps, 'network_secret');
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 11);
}
