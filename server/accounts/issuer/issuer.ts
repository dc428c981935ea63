import type { ServerMetadata } from 'openid-client';
import { webAddress } from '../../http/network/web-address.ts';
import type { Config } from '../../base/config.ts';
import type { OidcConfig } from '../../base/oidc-config.ts';
import { isLoopbackHost } from '../../base/setting-checks.ts';
import { boundedFetch, isOfIssuer } from './bounded-fetch.ts';
import type { Claims } from './claims.ts';
import { IssuerFailure, issuerFailure } from './failure.ts';
import type { RoundTrip } from './round-trip.ts';

/** The ms for which the issuer's metadata are used without asking again, and for which a failure to answer counts. */
const KNOWN_FOR = 3_600_000;
const DOWN_FOR = 5_000;
/** The length above which an identity token does not fit into the address for signing out at the issuer. */
const LONGEST_HINT = 4_000;

/** A proven account at the issuer. */
export type CampusIdentity = { issuer: string; subject: string; claims: Claims; idToken: string };

/** The purpose of a sign-in: the address to which the issuer returns, the scope, and whether claims are missing. */
export type Purpose = {
  callback: string;
  scope: string;
  /** True if the person must sign in at the issuer again, even if the browser is signed in there. */
  isAnew?: true;
  lacks: (claims: Claims) => boolean;
};

const TELL_WHEN = JSON.stringify({ id_token: { auth_time: { essential: true } } });

type Parts = {
  oidc: OidcConfig;
  purpose: Purpose;
  config: Pick<Config, 'publicUrl'>;
  now: () => Date;
};

// The library is loaded only if the sign-in is set up, which is rare.
const loaded = () => import('openid-client');

/** Makes a function for the issuer's metadata, which one request at a time reads again after an hour or after a failure. */
function metadataOf({ oidc, now }: Pick<Parts, 'oidc' | 'now'>) {
  let known: { asked: Promise<ServerMetadata>; until: number } | undefined;
  const discover = async (): Promise<ServerMetadata> => {
    const client = await loaded();
    const server = new URL(oidc.issuer);
    const found = await client.discovery(server, oidc.clientId, undefined, client.None(), {
      [client.customFetch]: boundedFetch(oidc.issuer),
      execute: isLoopbackHost(server) ? [client.allowInsecureRequests] : [],
    });
    const metadata = found.serverMetadata();
    // The library makes exceptions for some issuers. Here only the issuer in the settings counts (SIGNIN-16).
    if (new URL(metadata.issuer).href !== server.href)
      throw new Error('The issuer does not match.');
    return metadata;
  };
  return async (): Promise<ServerMetadata> => {
    const at = now().getTime();
    if (known && at < known.until) return await known.asked;
    const asked = discover().catch((error: unknown) => {
      if (known?.asked === asked) known.until = now().getTime() + DOWN_FOR;
      throw new IssuerFailure('unavailable', issuerFailure(error).message);
    });
    known = { asked, until: at + KNOWN_FOR };
    return await asked;
  };
}

/** Makes the client of the campus's issuer: OpenID Connect, authorization code with PKCE, every identity token verified (SIGNIN-16). */
export function campusIssuer({ oidc, purpose, config, now }: Parts) {
  const metadata = metadataOf({ oidc, now });
  const redirectUri = `${config.publicUrl}${purpose.callback}`;

  // A new client each time fetches the keys again, so that rotated keys never lock anybody out.
  const open = async () => {
    const client = await loaded();
    const server = await metadata();
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authentication = methods.includes('client_secret_basic')
      ? client.ClientSecretBasic(oidc.clientSecret)
      : client.ClientSecretPost(oidc.clientSecret);
    const skew = Math.round((now().getTime() - Date.now()) / 1000);
    const settings = { [client.clockSkew]: skew };
    const asked = new client.Configuration(server, oidc.clientId, settings, authentication);
    asked[client.customFetch] = boundedFetch(oidc.issuer);
    client.enableNonRepudiationChecks(asked);
    if (isLoopbackHost(new URL(oidc.issuer))) client.allowInsecureRequests(asked);
    return { client, asked };
  };

  const assertOwn = (url: URL): string => {
    if (isOfIssuer(oidc.issuer, url.href)) return url.href;
    throw new IssuerFailure('unavailable', 'The issuer gave a page that is not https.');
  };

  return {
    /** Returns the page of the issuer that begins a sign-in. It throws IssuerFailure. */
    async signInUrl(
      { state, nonce, verifier }: RoundTrip,
      { isAnew = false } = {},
    ): Promise<string> {
      try {
        const { client, asked } = await open();
        const url = client.buildAuthorizationUrl(asked, {
          redirect_uri: redirectUri,
          scope: purpose.scope,
          ...((purpose.isAnew || isAnew) && { prompt: 'login' }),
          ...(isAnew && { max_age: '0' }),
          // This makes the issuer say when the person signed in (SESSION-10). Advisors' proofs do not need it.
          ...(!purpose.isAnew && { claims: TELL_WHEN }),
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return assertOwn(url);
      } catch (error) {
        throw issuerFailure(error);
      }
    },

    /** Returns the person who came back with these parameters. It throws IssuerFailure. */
    async identityOf(search: string, trip: RoundTrip): Promise<CampusIdentity> {
      try {
        const { client, asked } = await open();
        const answered = await client.authorizationCodeGrant(
          asked,
          new URL(`${redirectUri}${search}`),
          {
            expectedState: trip.state,
            expectedNonce: trip.nonce,
            pkceCodeVerifier: trip.verifier,
            idTokenExpected: true,
          },
        );
        const [claims, idToken] = [answered.claims(), answered.id_token];
        if (!claims || idToken === undefined) throw new Error('The identity token is missing.');
        const { iss: issuer, sub: subject } = claims;
        const isAskedMore =
          asked.serverMetadata().userinfo_endpoint !== undefined && purpose.lacks(claims);
        // Some issuers send an email or a group only if they are asked for it.
        const more = isAskedMore
          ? await client.fetchUserInfo(asked, answered.access_token, subject)
          : {};
        return { issuer, subject, idToken, claims: { ...claims, ...more } };
      } catch (error) {
        throw issuerFailure(error);
      }
    },

    /** Returns the address at which the browser signs out at the issuer too. It is undefined if the issuer has no such page, or is down. */
    async signOutUrl(idToken: string): Promise<string | undefined> {
      try {
        const { client, asked } = await open();
        if (asked.serverMetadata().end_session_endpoint === undefined) return undefined;
        const url = client.buildEndSessionUrl(asked, {
          post_logout_redirect_uri: webAddress(config.publicUrl, 'adminLogin'),
          ...(idToken.length <= LONGEST_HINT && { id_token_hint: idToken }),
        });
        return assertOwn(url);
      } catch {
        return undefined;
      }
    },
  };
}
export type CampusIssuer = ReturnType<typeof campusIssuer>;
