import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import type { OidcConfig } from '../base/oidc-config.ts';

const CLIENT = { clientId: 'reslife', clientSecret: 'a secret of the issuer and of ours' };

/** Returns the settings of the campus sign-in at an issuer, the defaults except for `settings`. */
export function oidcAt(issuer: string, settings: Partial<OidcConfig> = {}): OidcConfig {
  const nobody = { domains: [], claim: undefined, roleClaim: undefined };
  const usual = { trustsEmail: false, isEnough: false, days: 7 };
  return { issuer, ...CLIENT, ...nobody, ...usual, ...settings };
}

/** Listens on a free port of loopback; returns where. */
export async function listenHere(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Somebody at the campus; `sub` is what never changes of them. */
export type CampusPerson = { sub: string; email: string; email_verified?: boolean } & Record<
  string,
  unknown
>;

const DAY = 86_400;

/** Stores the issuer's data in memory: its own store warns that it is not for use. */
function storage() {
  const stored = new Map<string, Record<string, unknown>>();
  return (kind: string) => ({
    upsert: async (id: string, row: Record<string, unknown>) =>
      await Promise.resolve(void stored.set(`${kind}/${id}`, row)),
    find: async (id: string) => await Promise.resolve(stored.get(`${kind}/${id}`)),
    findByUid: async (uid: string) =>
      await Promise.resolve(stored.values().find((row) => row['uid'] === uid)),
    consume: async (id: string) =>
      await Promise.resolve(Object.assign(stored.get(`${kind}/${id}`) ?? {}, { consumed: 1 })),
    destroy: async (id: string) => await Promise.resolve(stored.delete(`${kind}/${id}`)),
    revokeByGrantId: async () => await Promise.resolve(undefined),
  });
}

type ClientOf = { oidc: { client?: { clientId: string }; session?: { accountId?: string } } };

async function newKey(kid: string) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
}

function providerAt(url: string, publicUrl: string, key: object, person: () => CampusPerson) {
  const provider: Provider = new Provider(url, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: ['user', 'advisor'].map((who) => `${publicUrl}/api/${who}/campus/callback`),
        post_logout_redirect_uris: [`${publicUrl}/auth/login`],
      },
    ],
    jwks: { keys: [key] },
    adapter: storage(),
    cookies: { keys: ['of a test'] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'groups', 'hasgroups'] },
    features: {
      devInteractions: { enabled: false },
      // Its own page asks for a font from elsewhere.
      rpInitiatedLogout: {
        logoutSource: (context: { body: string }, form: string) => {
          context.body = `<!doctype html><html lang="en"><title>Sign out</title><link rel="icon" href="data:,">
            ${form}<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button></html>`;
        },
      },
    },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
    findAccount: (_context: unknown, accountId: string) => ({ accountId, claims: person }),
    // Nobody is asked whether the app may know their email.
    loadExistingGrant: async ({ oidc }: ClientOf) => {
      const of = { clientId: oidc.client?.clientId, accountId: oidc.session?.accountId };
      const grant = new provider.Grant(of);
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: DAY, Grant: DAY, Interaction: 600, IdToken: DAY, AccessToken: DAY },
  });
  return provider;
}

/** Opens a certified issuer on loopback, until it is stopped: everybody who comes is `person` there, and is asked nothing. */
export async function openCampusIssuer(publicUrl: string, first: CampusPerson) {
  let person = first;
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    if (!provider) response.writeHead(503).end();
    else if (request.url?.startsWith('/sign-in/')) {
      void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    } else provider.callback()(request, response);
  });
  const url = await listenHere(server);
  const rotate = async (kid: string) => {
    provider = providerAt(url, publicUrl, await newKey(kid), () => person);
  };
  await rotate('first');
  return {
    url,
    oidc: oidcAt(url),
    /** Signs with another key from now on, and no longer knows the former. */
    rotate,
    /** Somebody else comes from now on. */
    become: (next: CampusPerson) => (person = next),
    /** Answers 503 from now on. */
    goDown: () => (provider = undefined),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
