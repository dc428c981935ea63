import { ECDH } from 'node:crypto';
import { webhookProblem } from '#core/notifications/notifications.ts';
import type { PushMessage } from '#core/notifications/push-message.ts';
import type { PushAddress } from '#core/notifications/woken-phone.ts';
import type { SecretDeps } from '../../domain/own-secrets.ts';
import type { OutgoingRequest } from '../../http/network/guarded-request.ts';
import { serverKeys } from './keys.ts';

/** The seconds for which a push service keeps a message for a phone that is switched off. After that the message need not wake anybody. */
const KEPT = { escalation: 3_600, test: 60 };

/** The contact that push services get if the address of the server has no https, because they demand one. */
const NOBODY = 'mailto:nobody@example.invalid';

/** Returns the problem with the address of a phone, which a stranger may have made up; undefined if there is none (WAKE-6). */
export function problemInPush(
  { endpoint, p256dh }: PushAddress,
  { http }: { http: boolean },
): string | undefined {
  if (webhookProblem(endpoint, { http }) !== null || !URL.canParse(endpoint))
    return 'endpoint must be a complete https address.';
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return undefined;
  } catch {
    return 'p256dh must be a point of the curve P-256.';
  }
}

/** Makes the request that wakes a phone. Only the phone can read the message in it (WAKE-5). */
export async function pushRequest(
  deps: SecretDeps,
  { endpoint, p256dh, auth }: PushAddress,
  message: PushMessage,
  publicUrl: string,
): Promise<OutgoingRequest> {
  // The library is large, so it is loaded with the first message.
  const { default: webPush } = await import('web-push');
  const subject = publicUrl.startsWith('https://') ? publicUrl : NOBODY;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      TTL: message.kind === 'test' ? KEPT.test : KEPT.escalation,
      urgency: 'high',
      vapidDetails: { subject, ...(await serverKeys(deps)) },
    },
  );
  const { 'Content-Length': _, ...sent } = headers;
  const texts = Object.entries(sent).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { url: endpoint, headers: Object.fromEntries(texts) as Record<string, string>, body };
}
