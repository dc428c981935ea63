import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { aboutPerson, accountsNamed, countPerson } from '../nouns/about-person.ts';
import { audited, noteAct } from '../nouns/audit.ts';
import { forgetPerson } from './person.ts';

/** What there is about one person, and how the name goes (PRIVACY-10, PRIVACY-11). */
export function personRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, API.findPerson, async ({ data }) => await countPerson(deps.db.read, data.name));

  route(app, API.aboutPerson, async ({ data: { name }, admin: { _id: who } }) => {
    const about = await aboutPerson(deps.db.read, name, deps.now());
    const [account] = await accountsNamed(deps.db.read, name);
    await audited(deps, async (tx) =>
      noteAct(tx, { who, what: 'person.download', subject: account?.id ?? null }),
    );
    return about;
  });

  route(app, API.forgetPerson, async ({ data: { name, confirmation }, admin: { _id: who } }) => {
    if (confirmation !== name)
      throw new ApiError('INVALID_INPUT', { detail: 'confirmation must be the name once more.' });
    return await forgetPerson(deps, name, who);
  });
}
