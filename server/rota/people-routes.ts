import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { FieldProblem } from '#core/api/api-errors.ts';
import { readNumber } from '#core/campus/written-number.ts';
import { isEmail, normalizeEmail } from '#core/people/account.ts';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { isSameName } from '#core/rota/names.ts';
import type { RotaPerson } from '#core/rota/rota-schema.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { formatJson, parseJson } from '../db/columns/json.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { listRotaPeople, rotaChoices, rotaOnPhones } from '../domain/rota.sql.ts';
import { forgetPhonesOfNobody, removePhonesOf } from '../domain/woken-phones.sql.ts';
import type { Words } from '../base/words/words.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { changeCalendar, holdCalendar, writePeople } from './rota.sql.ts';
import type { LibraryOfPhones } from './routes.ts';
import { shownRota } from './shown-rota.ts';
import { dutyWeeks, markOfDouble } from './weeks.ts';

/** Lists the problems with people: each needs a name of their own, and a number that can be dialed. */
function problemsInPeople(people: readonly RotaPerson[]): FieldProblem[] {
  return people.flatMap(({ id, name, number, email }, at) => {
    const field = (member: string) => `people/${at}/${member}`;
    const others = people.slice(0, at);
    return [
      ...(id === '' || others.some((one) => one.id === id)
        ? [{ field: field('id'), message: 'Each person needs an id of their own.' }]
        : []),
      ...(name === '' || name.length > LIMITS.calendarName
        ? [{ field: field('name'), message: 'Each person needs a name.' }]
        : []),
      ...(name !== '' && others.some((one) => isSameName(one.name, name))
        ? [{ field: field('name'), message: 'Two people have this name.' }]
        : []),
      ...(readNumber(number)
        ? []
        : [{ field: field('number'), message: 'This number cannot be dialed.' }]),
      ...(email === '' || isEmail(email)
        ? []
        : [{ field: field('email'), message: 'This is not an email address.' }]),
    ];
  });
}

/** Lists the ids of rows that now stand for another person, since both name and number changed. The phones of the former person do not belong to the new one. */
const replacedIn = (former: readonly RotaPerson[], people: readonly RotaPerson[]): string[] =>
  former.flatMap(({ id, name, number }) => {
    const now = people.find((one) => one.id === id);
    return now && !isSameName(now.name, name) && now.number !== number ? [id] : [];
  });

const inWords = ({ name, number }: Pick<RotaPerson, 'name' | 'number'>): string =>
  `${name}: ${number}`;

/** Registers the routes of the people on the rota and of the weeks of duty (ROTA-3, ROTA-8). */
export function peopleRoutes(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
  { renewLibrary }: LibraryOfPhones,
): void {
  const { read, write } = deps.db;

  route(app, API.setRotaPeople, async ({ data, admin: { _id: who } }) => {
    const { isForAll, tellsAtStart } = data;
    const people = data.people.map(({ id, name, number, email }) => ({
      id,
      name: normalizeAdvisor(name),
      number: number.trim(),
      email: email === '' ? '' : normalizeEmail(email),
    }));
    const problems = problemsInPeople(people);
    if (problems.length > 0)
      throw new ApiError('INVALID_INPUT', { detail: problems[0]?.message ?? '', problems });
    await audited(deps, async (tx) => {
      const held = await rotaChoices.hold(tx);
      if (held.version !== data.version) throw new ApiError('VERSION_CONFLICT', { problems: [] });
      const former = await listRotaPeople(tx);
      const before = await rotaOnPhones(tx);
      await writePeople(tx, people);
      await forgetPhonesOfNobody(tx);
      for (const id of replacedIn(former, people)) await removePhonesOf(tx, id);
      await rotaChoices.write(tx, { version: held.version + 1, isForAll, tellsAtStart });
      if ((await rotaOnPhones(tx)) !== before) await renewLibrary(tx);
      const was = new Map(former.map((one) => [one.id, inWords(one)]));
      const is = new Map(people.map((one) => [one.id, inWords(one)]));
      const about = ({ told }: Words) => [
        ...[...was].flatMap(([id, text]) => (is.get(id) === text ? [] : told.was(text))),
        ...[...is].flatMap(([id, text]) => (was.get(id) === text ? [] : told.now(text))),
        ...(held.isForAll === isForAll ? [] : [isForAll ? told.allPhones : told.provenPhones]),
        ...(held.tellsAtStart === tellsAtStart ? [] : [told.startMails(tellsAtStart)]),
      ];
      noteAct(tx, { who, what: 'rota.people', subject: null, about });
    });
    return await shownRota(config, deps);
  });

  const weeks = async (from?: string) =>
    await dutyWeeks(write, from, { timeZone: config.timeZone, now: deps.now() });

  route(app, API.getDutyWeeks, async ({ query: { from } }) =>
    dutyWeeks(read, from, { timeZone: config.timeZone, now: deps.now() }),
  );

  route(app, API.markDouble, async ({ data, admin: { _id: who } }) => {
    const { contact, from, until, names, isRight } = data;
    const mark = markOfDouble({ from, until }, names);
    await audited(deps, async (tx) => {
      const held = await holdCalendar(tx, contact);
      if (!held) throw new ApiError('NOT_FOUND');
      const now = deps.now().toISOString();
      const others = parseJson(held.right_doubles).filter(
        ([other, end]) => other !== mark && end > now,
      );
      const right = isRight ? [...others, [mark, until] as const] : others;
      await changeCalendar(tx, contact, { right_doubles: formatJson(right) });
      noteAct(tx, { who, what: 'rota.double', subject: contact });
    });
    return await weeks();
  });
}
