import { isEmail, normalizeEmail } from '#core/people/account.ts';
import { isAdvisorName, normalizeAdvisor } from '#core/people/advisor-name.ts';
import { ROLES, type Role } from '#core/people/role.ts';
import type { OidcConfig, WantedClaim } from '../../base/oidc-config.ts';

/** The issuer's claims about a person, by name. */
export type Claims = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Claims => typeof value === 'object' && value !== null;

/** Returns the claim with this name. A name with dots may be a path inside other claims, such as Keycloak's `realm_access.roles`. */
function claimNamed(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  const [first = '', ...rest] = name.split('.');
  const inside = Object.hasOwn(claims, first) ? claims[first] : undefined;
  return rest.length > 0 && isObject(inside) ? claimNamed(inside, rest.join('.')) : undefined;
}

const isPlain = (value: unknown): value is string | number | boolean =>
  /^(string|number|boolean)$/.test(typeof value);

function valuesOf(claims: Claims, name: string): readonly string[] {
  return [claimNamed(claims, name)].flat().filter(isPlain).map(String);
}

function hasClaim(claims: Claims, { name, value }: WantedClaim): boolean {
  return valuesOf(claims, name).includes(value);
}

/** Returns the highest role that a claim gives (SIGNIN-40), or undefined if none of its values is a role. */
export function roleIn(
  claims: Claims,
  { roleClaim }: Pick<OidcConfig, 'roleClaim'>,
): Role | undefined {
  if (!roleClaim) return undefined;
  const given = valuesOf(claims, roleClaim.name).map((value) => roleClaim.roles.get(value));
  return ROLES.find((role) => given.includes(role));
}

/** Tells whether the issuer names a claim but does not send it. Entra ID does that for a person who is in too many groups (SIGNIN-51). */
export function withholds(claims: Claims, { name }: Pick<WantedClaim, 'name'>): boolean {
  if (claimNamed(claims, name) !== undefined) return false;
  const { _claim_names: elsewhere, hasgroups } = claims;
  const isElsewhere = isObject(elsewhere) && Object.hasOwn(elsewhere, name);
  return isElsewhere || (name === 'groups' && String(hasgroups) === 'true');
}

/** Tells whether a claim that decides who may enter is missing. */
export function lacksClaims(
  claims: Claims,
  { claim, roleClaim, trustsEmail }: Pick<OidcConfig, 'claim' | 'roleClaim' | 'trustsEmail'>,
): boolean {
  const isUnproven = claims['email_verified'] === undefined && !trustsEmail;
  const isUnsaid = [claim, roleClaim].some(
    (one) => one !== undefined && claimNamed(claims, one.name) === undefined,
  );
  return claims['email'] === undefined || isUnproven || isUnsaid;
}

/** Returns a person's email in its normal form. It is undefined if it is not valid, or nobody confirms that it is verified (SIGNIN-15). */
export function provenEmail(
  claims: Claims,
  { trustsEmail }: Pick<OidcConfig, 'trustsEmail'>,
): string | undefined {
  const { email, email_verified: verified } = claims;
  const isProven = verified === true || (trustsEmail && verified === undefined);
  if (!isProven || typeof email !== 'string') return undefined;
  const normal = normalizeEmail(email);
  return isEmail(normal) ? normal : undefined;
}

/** Returns a person's name, cleaned like a typed name (ADVISOR-2). It is undefined if the issuer sends no valid name. */
export function nameIn({ name }: Claims): string | undefined {
  if (typeof name !== 'string' || !isAdvisorName(name)) return undefined;
  return normalizeAdvisor(name.toWellFormed());
}

/** Returns who may enter (SIGNIN-15): 'anybody' whom domain and claim let in, 'invited' if neither is set, or 'nobody'. */
export function whoMayEnter(
  claims: Claims,
  oidc: Pick<OidcConfig, 'domains' | 'claim' | 'trustsEmail'>,
): 'anybody' | 'invited' | 'nobody' {
  const { domains, claim } = oidc;
  if (domains.length === 0 && claim === undefined) return 'invited';
  const [, domain = ''] = provenEmail(claims, oidc)?.split('@') ?? [];
  const isOfDomain = domains.length === 0 || domains.includes(domain);
  return isOfDomain && (claim === undefined || hasClaim(claims, claim)) ? 'anybody' : 'nobody';
}
