import {
  createDecipheriv,
  createECDH,
  hkdfSync,
  randomBytes,
  verify,
  createPublicKey,
} from 'node:crypto';
import type { PushAddress } from '#core/notifications/woken-phone.ts';

/** A phone's address and what opens a message to it. */
export type Phone = { push: PushAddress; open: (body: Buffer) => unknown };

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Makes a phone as a browser does, which opens messages by RFC 8291 and 8188. */
export function pushAddress(endpoint: string): Phone {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const [p256dh, authText] = [own.toString('base64url'), auth.toString('base64url')];
  return {
    push: { endpoint, p256dh, auth: authText },
    open: (body) => {
      const [salt, size] = [body.subarray(0, 16), body[20] ?? 0];
      const sender = body.subarray(21, 21 + size);
      const closed = body.subarray(21 + size);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const key = derive(pair.computeSecret(sender), auth, info, 32);
      const content = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
      const cipher = createDecipheriv('aes-128-gcm', content, nonce);
      cipher.setAuthTag(closed.subarray(-16));
      const text = Buffer.concat([cipher.update(closed.subarray(0, -16)), cipher.final()]);
      // The last record ends with a 2.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}

const jsonIn = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** Returns the statement of a server that a request carries, by RFC 8292; undefined if its key did not sign it. */
export function statementIn(headers: Readonly<Record<string, unknown>>) {
  const [, token = '', serverKey = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
  const [header, payload, signature = ''] = token.split('.');
  const point = Buffer.from(serverKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? { serverKey, ...jsonIn(payload) } : undefined;
}
