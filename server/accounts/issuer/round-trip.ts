import '@fastify/cookie';
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../base/config.ts';
import { cookieName, cookieOptions } from '../../base/cookies.ts';
import type { Deps } from '../../base/deps.ts';
import { isSame } from '../../base/is-same.ts';
import { ownSecret, type SecretDeps } from '../../domain/own-secrets.ts';

/** The ms that a sign-in at the issuer may take. */
const LIFE = 10 * 60_000;

/** The values that tie the issuer's answer to one request of one browser. */
export type RoundTrip = {
  state: string;
  nonce: string;
  verifier: string;
  returnUrl: string;
  /** The time until which its state is remembered as used. */
  until: Date;
};

const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url').toString();

function tripOf(mac: (text: string) => string, seed: string, returnUrl: string): RoundTrip {
  return {
    state: mac(`state/${seed}`),
    nonce: mac(`nonce/${seed}`),
    verifier: mac(`verifier/${seed}`),
    returnUrl,
    until: new Date(Number(seed.split('.')[0]) + LIFE),
  };
}

/** Makes round trips to the issuer of one kind, none of which can end as one of another kind. A signed cookie holds state, nonce and verifier (SIGNIN-16), so that nothing is stored for people who never return. */
export function roundTrips(
  config: Pick<Config, 'publicUrl'>,
  deps: SecretDeps & Pick<Deps, 'now'>,
  kind: 'campus' | 'campus-advisor' = 'campus',
) {
  const { now, newSecret } = deps;
  const name = cookieName(config, kind);
  const macWith = async () => {
    const key = await ownSecret(deps, 'campus_secret');
    return (text: string) =>
      createHmac('sha256', key).update(`${kind}/${text}`).digest('base64url');
  };
  return {
    /** Begins a round trip. Its cookie replaces that of an earlier one in this browser. */
    async begin(reply: FastifyReply, returnUrl: string): Promise<RoundTrip> {
      const mac = await macWith();
      const seed = `${now().getTime()}.${newSecret()}`;
      const value = `${seed}.${encode(returnUrl)}`;
      reply.setCookie(name, `${value}.${mac(`cookie/${value}`)}`, cookieOptions(config, LIFE));
      return tripOf(mac, seed, returnUrl);
    },

    /** Ends the sign-in that this browser began. It returns undefined if there is none, or it is another one, or too old. */
    async end(
      request: FastifyRequest,
      reply: FastifyReply,
      state: string | null,
    ): Promise<RoundTrip | undefined> {
      const [since = '', random = '', returned = '', proof = ''] =
        request.cookies[name]?.split('.') ?? [];
      reply.clearCookie(name, cookieOptions(config));
      const mac = await macWith();
      const seed = `${since}.${random}`;
      if (!isSame(proof, mac(`cookie/${seed}.${returned}`))) return undefined;
      const trip = tripOf(mac, seed, decode(returned));
      const age = now().getTime() - Number(since);
      return age >= 0 && age < LIFE && isSame(state ?? '', trip.state) ? trip : undefined;
    },
  };
}
