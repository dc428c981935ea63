import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { accountsNamed, countPerson } from './about-person.sql.ts';
import { auditAlone } from '../domain/audit.sql.ts';
import { personFile } from './person-file.ts';
import { assertOnePerson, forgetPerson } from './person.ts';

async function* answerOf(file: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield '{"data":';
  yield* file;
  yield '}';
}

/** Finds the data about one person, and removes the name (PRIVACY-10, PRIVACY-11). */
export function personRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, API.findPerson, async ({ data: { name } }) => {
    assertOnePerson(name);
    return await countPerson(deps.db.read, name);
  });

  route(app, API.aboutPerson, async ({ data: { name }, admin: { _id: who }, reply }) => {
    assertOnePerson(name);
    const [account] = await accountsNamed(deps.db.read, name);
    await auditAlone(deps, { who, what: 'person.download', subject: account?.id ?? null });
    const parts = answerOf(personFile(deps.db.read, name, deps.now()));
    return reply
      .type('application/json; charset=utf-8')
      .send(Readable.from(parts, { objectMode: false }));
  });

  route(app, API.forgetPerson, async ({ data: { name, confirmation }, admin: { _id: who } }) => {
    if (confirmation !== name)
      throw new ApiError('INVALID_INPUT', { detail: 'confirmation must be the name again.' });
    assertOnePerson(name);
    return await forgetPerson(deps, name, who);
  });
}
