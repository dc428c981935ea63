import { isEmail } from '#core/people/account.ts';
import { isRole, type Role } from '#core/people/role.ts';
import { isLoopbackHost } from './setting-checks.ts';

/** A claim that is required, such as the group of people who administer this app. */
export type WantedClaim = { name: string; value: string };

/** A claim whose values stand for roles here (SIGNIN-40). */
export type RoleClaim = { name: string; roles: ReadonlyMap<string, Role> };

/** The campus's own sign-in (START-3): OpenID Connect with this issuer. */
export type OidcConfig = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The email domains, in lower case, from which people may enter uninvited. An empty list decides nothing. */
  domains: readonly string[];
  claim: WantedClaim | undefined;
  roleClaim: RoleClaim | undefined;
  /** True if an email is accepted even if the issuer does not say that it is verified. */
  trustsEmail: boolean;
  /** True if the issuer's second step is enough, so that the app asks for none. */
  isEnough: boolean;
  /** The days after a sign-in at the issuer during which the other ways to sign in work (SIGNIN-54). */
  days: number;
};

/** Returns a warning if only domains decide who enters, otherwise undefined (SIGNIN-15). */
export function warningOfDomains({ domains, claim }: OidcConfig): string | undefined {
  if (domains.length === 0 || claim !== undefined) return undefined;
  return `OIDC_DOMAINS without OIDC_CLAIM: anybody with a verified ${domains.join(' or ')} email, including students, can sign in and read every record. Set OIDC_CLAIM to limit it to a group.`;
}

/** The pattern of Entra ID tenants that stand for every tenant, whose owners could claim any email. */
const OF_ANY_TENANT = /^\/(common|organizations|consumers)(\/|$)/i;

/** Tells whether a text is the address of one issuer: by https or on this machine, and not for all tenants. */
export function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url));
  if (!isSafe || url.search || url.hash || url.username || url.password) return false;
  return url.hostname !== 'login.microsoftonline.com' || !OF_ANY_TENANT.test(url.pathname);
}

/** Tells whether a text is the part of an email after the @. */
export const isDomain = (text: string): boolean => isEmail(`a@${text}`) && text.includes('.');

/** Returns the claim in a text such as `groups=reslife`. The value may contain further equals signs. */
export function wantedClaim(text: string): WantedClaim {
  const end = text.indexOf('=');
  return { name: text.slice(0, end).trim(), value: text.slice(end + 1).trim() };
}

export function isWantedClaim(text: string): boolean {
  const { name, value } = wantedClaim(text);
  return text.includes('=') && name !== '' && value !== '';
}

/** Reads a claim such as `groups=res-staff:author,res-leads:owner`. The result is undefined if the text has no claim, or gives one value two roles. */
export function parseRoleClaim(text: string): RoleClaim | undefined {
  const { name, value } = wantedClaim(text);
  const pairs = value.split(',').map((pair) => {
    // Values such as urn:mace:example.edu:staff contain colons.
    const end = pair.lastIndexOf(':');
    return [pair.slice(0, Math.max(end, 0)).trim(), pair.slice(end + 1).trim()] as const;
  });
  const roles = new Map<string, Role>();
  for (const [one, role] of pairs) {
    // Pairs with another separator than commas would become one long value that nobody has.
    const isOne = one !== '' && !/:(owner|author|reader)\b/.test(one);
    if (!isOne || !isRole(role) || roles.has(one)) return undefined;
    roles.set(one, role);
  }
  return text.includes('=') && name !== '' ? { name, roles } : undefined;
}
