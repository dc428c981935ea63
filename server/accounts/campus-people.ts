import { LIMITS } from '#core/base/limits.ts';
import { LEAST_ROLE } from '#core/people/role.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import { endTokens } from '../auth/tokens.ts';
import type { Deps } from '../base/deps.ts';
import type { OidcConfig } from '../base/oidc-config.ts';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { WaysIn } from '../domain/active-admins.sql.ts';
import { noteAct } from '../domain/audit.sql.ts';
import {
  nameIn,
  provenEmail,
  roleIn,
  whoMayEnter,
  withholds,
  type Claims,
} from './issuer/claims.ts';
import { IssuerFailure } from './issuer/failure.ts';
import type { CampusIdentity } from './issuer/issuer.ts';
import { takeCampusRole } from './people.ts';
import {
  changeAdmin,
  findAdmin,
  findCampusAdmin,
  insertAdmin,
  linkCampus,
  newAdmin,
} from './accounts.sql.ts';

/** Returns the name for a new account: the issuer's name for the person, if it is a valid name here. */
function personNameIn(claims: Claims): { name?: string } {
  const name = nameIn(claims);
  return name !== undefined && name.length <= LIMITS.personName ? { name } : {};
}

/** Makes an account for a person whom the domain or the claim lets in, or returns the account that their email has by now. */
async function addCampusAdmin(
  tx: Db,
  deps: Deps,
  { email, claims }: { email: string; claims: Claims },
): Promise<AdminRow | undefined> {
  const added = newAdmin(deps, { email, role: LEAST_ROLE, ...personNameIn(claims) });
  const admin = { ...added, campus_entered: 1 };
  if (!(await insertAdmin(tx, admin))) return await findAdmin(tx, email);
  noteAct(tx, { who: admin.id, what: 'admin.create', subject: admin.id });
  return admin;
}

/** Returns the administrator of a campus account, whatever the role: one who is linked, one with the proven email, or a new one if the domain or the claim lets them in (SIGNIN-15). It throws IssuerFailure otherwise. */
async function accountOfCampus(
  tx: Db,
  deps: Deps,
  { identity, oidc }: { identity: CampusIdentity; oidc: OidcConfig },
): Promise<AdminRow> {
  const { claims } = identity;
  const withheld = [oidc.claim, oidc.roleClaim].find((one) => one && withholds(claims, one));
  if (withheld) {
    const reason = `The issuer left out the claim '${withheld.name}' because this person has too many groups. Have it send only groups assigned to this app, or use an app role: docs/sign-in.md.`;
    throw new IssuerFailure('withheld', reason);
  }
  const mayEnter = whoMayEnter(claims, oidc);
  const email = provenEmail(claims, oidc);
  if (mayEnter === 'nobody') {
    const isUnproven = email === undefined && oidc.domains.length > 0;
    throw new IssuerFailure(
      isUnproven ? 'unverified' : 'unknown',
      'Neither the domain nor the claim matched.',
      true,
    );
  }
  const linked = await findCampusAdmin(tx, identity);
  if (linked?.disabled === 0) return linked;
  if (linked) throw new IssuerFailure('unknown', 'The account is disabled.');
  if (email === undefined) throw new IssuerFailure('unverified', 'The email is not verified.');
  const invited = await findAdmin(tx, email);
  const isNew = !invited && mayEnter === 'anybody';
  const admin = isNew ? await addCampusAdmin(tx, deps, { email, claims }) : invited;
  // An email address may get another owner, so the person who is already linked keeps the account (SIGNIN-15).
  if (!admin || admin.disabled === 1 || !(await linkCampus(tx, admin.id, identity))) {
    throw new IssuerFailure('unknown', 'No account with this email can be linked.');
  }
  noteAct(tx, { who: admin.id, what: 'admin.linkProvider', subject: admin.id });
  return admin;
}

/** Returns the administrator of a campus account, in the role that the campus gives (SIGNIN-15, SIGNIN-40). It throws IssuerFailure if there is none. */
export async function adminOfCampus(
  tx: Db,
  waysIn: WaysIn,
  deps: Deps,
  from: { identity: CampusIdentity; oidc: OidcConfig },
): Promise<AdminRow> {
  const admin = await accountOfCampus(tx, deps, from);
  await changeAdmin(tx, admin.id, {
    campus_judged_at: deps.now().toISOString(),
    // The campus still decides about this person, even if they set a password by mail later (SIGNIN-54).
    ...(admin.password_hash === null && { campus_entered: 1 }),
  });
  if (!from.oidc.roleClaim) return admin;
  return await takeCampusRole(tx, waysIn, deps, {
    admin,
    given: roleIn(from.identity.claims, from.oidc),
  });
}

/** Ends every way into the account of a person whom the campus no longer lets in, and their sessions (SIGNIN-54). */
export async function endWaysOf(tx: Db, identity: CampusIdentity): Promise<void> {
  const admin = await findCampusAdmin(tx, identity);
  if (!admin) return;
  await changeAdmin(tx, admin.id, { campus_judged_at: null });
  await endOtherSessions(tx, admin.id);
  await endTokens(tx, admin.id);
  noteAct(tx, { who: null, what: 'session.revoke', subject: admin.id });
}
