import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyChallenge } from '#core/people/passkey.ts';

const text = (bytes: Buffer): string => bytes.toString('base64url');
const hash = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 0x40;

/** The faults that a passkey can have. */
export type Lie = { origin?: string; type?: string; rpId?: string; isUnlocked?: boolean };

/** Returns a map of CBOR whose keys and values are encoded already. */
const cbor = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)));

const clientData = (challenge: string, type: string, lie: Lie): Buffer => {
  const { origin = 'http://localhost:3000' } = lie;
  return Buffer.from(JSON.stringify({ type: lie.type ?? type, challenge, origin }));
};

/** Returns a passkey as a device has it; it counts its signatures if `counts` is set. */
export function softwarePasskey({ counts = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const authData = (rpId: string, flags: number, lie: Lie, rest = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(5);
    head[0] = flags | PRESENT | (lie.isUnlocked === false ? 0 : VERIFIED);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([hash(lie.rpId ?? rpId), head, rest]);
  };

  return {
    id: text(id),
    count: (to: number) => (counter = to),
    make({ challenge, rpId }: PasskeyChallenge, lie: Lie = {}): NewPasskeyAnswer {
      const key = cbor(
        'a5010203262001215820',
        Buffer.from(x, 'base64url'),
        '225820',
        Buffer.from(y, 'base64url'),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authData(
        rpId,
        ATTESTED,
        lie,
        Buffer.concat([Buffer.alloc(16), length, id, key]),
      );
      const size = Buffer.from([data.length]);
      const none = '63666d74646e6f6e656761747453746d74a0';
      return {
        id: text(id),
        clientDataJSON: text(clientData(challenge, 'webauthn.create', lie)),
        attestationObject: text(cbor('a3', none, '68617574684461746158', size, data)),
      };
    },
    sign({ challenge, rpId }: PasskeyChallenge, lie: Lie = {}): PasskeyAnswer {
      if (counts) counter += 1;
      const client = clientData(challenge, 'webauthn.get', lie);
      const data = authData(rpId, 0, lie);
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey);
      return {
        id: text(id),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      };
    },
  };
}
