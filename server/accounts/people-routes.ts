import type { FastifyInstance } from 'fastify';
import { isEmail, normalizeEmail } from '#core/people/account.ts';
import { API } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Person } from '#core/people/person.ts';
import { countSignedIn, signedInAmong } from '../auth/sessions.ts';
import type { Config } from '../base/config.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import { ownCategoriesOf } from '../domain/own-categories.sql.ts';
import { ApiError } from '../http/api-error.ts';
import { assertAttemptsLeft } from '../http/attempts.ts';
import { route } from '../http/endpoint.ts';
import { sendCode } from './codes.ts';
import { accountOf, changePerson, stateOf } from './people.ts';
import {
  countPeople,
  findAdminById,
  isOneActive,
  isOneOwner,
  listOwners,
  listPeople,
} from './accounts.sql.ts';

/** Serves the list of administrators to administrators (ACCOUNTS-12, ACCOUNTS-13, ACCOUNTS-18). */
export function peopleRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const personOf = (admin: AdminRow, signedIn: ReadonlySet<string>): Person => {
    const { id, email, name, role, signed_in_at: lastSignInAt } = admin;
    const categories = ownCategoriesOf(admin);
    const isRoleOfCampus = admin.role_of_campus === 1 && config.oidc?.roleClaim !== undefined;
    return {
      _id: id,
      email,
      name,
      state: stateOf(admin),
      role,
      ...(isRoleOfCampus && { isRoleOfCampus }),
      ...(categories && { categories }),
      lastSignInAt,
      isSignedIn: signedIn.has(id),
    };
  };

  const personWithId = async (id: string): Promise<Person> => {
    const admin = await findAdminById(deps.db.write, id);
    if (!admin) throw new ApiError('NOT_FOUND');
    return personOf(admin, await signedInAmong(deps.db.write, [id], deps.now()));
  };

  route(app, API.listPeople, async ({ query }) => {
    const { search = '', page = '1', pageSize = String(LIMITS.pageSize) } = query;
    const { read: db, dialect } = deps.db;
    const source = { db, dialect };
    const selection = { search, page: Number(page), pageSize: Number(pageSize) };
    const admins = await listPeople(source, selection);
    const total = await countPeople(source, '');
    const now = deps.now();
    const ids = admins.map(({ id }) => id);
    const signedIn = await signedInAmong(db, ids, now);
    return {
      people: admins.map((admin) => personOf(admin, signedIn)),
      found: search === '' ? total : await countPeople(source, search),
      total,
      signedIn: await countSignedIn(db, now),
      isOneActive: await isOneActive(db, config),
      isOneOwner: await isOneOwner(db, config),
    };
  });

  route(app, API.listOwners, async () =>
    (await listOwners(deps.db.read)).map(({ id: _id, name }) => ({ _id, name })),
  );

  route(app, API.getPerson, async ({ params }) => await personWithId(params.id));

  route(app, API.invitePerson, async ({ data, limits, admin: { _id: who } }) => {
    const email = normalizeEmail(data.email);
    if (!isEmail(email)) {
      const problem = { field: 'email', message: 'email must be an email address.' };
      throw new ApiError('INVALID_INPUT', { detail: problem.message, problems: [problem] });
    }
    await assertAttemptsLeft(config, deps, [
      { limit: limits.mailByEmailAndAdmin, of: `${email}/${who}` },
      { limit: limits.mailByAdmin, of: who },
    ]);
    const { role } = data;
    const admin = await accountOf(deps, email, role);
    if (stateOf(admin) !== 'invited') throw new ApiError('EMAIL_TAKEN');
    // An earlier invitation may have had another role.
    if (role !== undefined && admin.role !== role)
      await changePerson(config, deps, { who, id: admin.id, role });
    await sendCode(config, deps, { admin, purpose: 'invitation', who });
    return await personWithId(admin.id);
  });

  route(app, API.updatePerson, async ({ data, params, admin: { _id: who } }) => {
    const { _id: id } = await personWithId(params.id);
    if (id === who && data.disabled !== undefined) throw new ApiError('OWN_ACCOUNT');
    await changePerson(config, deps, { ...data, who, id });
    return await personWithId(id);
  });
}
