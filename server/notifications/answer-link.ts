import { createHmac } from 'node:crypto';
import { isSame } from '../base/is-same.ts';
import { ownSecret, type SecretDeps } from '../domain/own-secrets.ts';

/** Returns the proof that a link to that delivery was made here. */
async function macOf(deps: SecretDeps, deliveryId: string): Promise<string> {
  const secret = await ownSecret(deps, 'answer_secret');
  return createHmac('sha256', secret).update(`answer/${deliveryId}`).digest('base64url');
}

/** Returns the part after '#' in the link of a delivery. It is the same at every try, and is stored nowhere (ANSWERS-1). */
export async function answerLink(deps: SecretDeps, deliveryId: string): Promise<string> {
  return `${deliveryId}.${await macOf(deps, deliveryId)}`;
}

/** Returns the delivery of a link, or undefined for a link that was not made here. */
export async function deliveryIn(deps: SecretDeps, link: string): Promise<string | undefined> {
  const [id = '', mac = '', ...rest] = link.split('.');
  return rest.length === 0 && isSame(mac, await macOf(deps, id)) ? id : undefined;
}
