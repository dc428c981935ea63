import { createHmac } from 'node:crypto';
import { isSame } from '../base/is-same.ts';
import { ownSecret, type SecretDeps } from '../domain/own-secrets.ts';

/** Returns the code in the link to a delivery that proves that this server made the link. */
async function macOf(deps: SecretDeps, deliveryId: string): Promise<string> {
  const secret = await ownSecret(deps, 'answer_secret');
  return createHmac('sha256', secret).update(`answer/${deliveryId}`).digest('base64url');
}

/** Returns the part after '#' in the link by which a delivery is answered. It is the same at every attempt, and is stored nowhere (ANSWERS-1). */
export async function answerLink(deps: SecretDeps, deliveryId: string): Promise<string> {
  return `${deliveryId}.${await macOf(deps, deliveryId)}`;
}

/** Returns the id of the delivery that a link is for; undefined if this server did not make the link. */
export async function deliveryIn(deps: SecretDeps, link: string): Promise<string | undefined> {
  const [id = '', mac = '', ...rest] = link.split('.');
  return rest.length === 0 && isSame(mac, await macOf(deps, id)) ? id : undefined;
}
