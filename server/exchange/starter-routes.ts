import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';
import { contactsNamedIn } from '#core/issue/named-contacts.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import type { Others } from './others.ts';

/** A decision on a changed text: its author, and the version of the issue. */
type Settling = { changed: ChangedStarter; admin: string; version: number | undefined };

/** Puts the new text in place of the one that is here, as one save of its issue (STARTERS-2). */
async function takeText(
  deps: Deps,
  { issues, starters }: Others,
  { changed: { title, issue }, admin, version }: Settling,
): Promise<void> {
  const content = await starters.content(title);
  // A text that is new here is added as a draft (EXCHANGE-10), not taken.
  if (!content || !issue) throw new ApiError('NOT_FOUND');
  if (version === undefined) throw new ApiError('VERSION_CONFLICT');
  await audited(deps, async (tx) => starters.addContacts(tx, contactsNamedIn(content), admin));
  await issues.rewrite({
    _id: issue._id,
    version,
    admin,
    what: 'issue.takeStarter',
    text: ({ steps }) => ({
      firstAct: content.firstAct,
      alsoCalled: content.alsoCalled,
      steps: starters.withKeptIds(content.steps, steps),
    }),
    beside: async (tx) => starters.settle(tx, title, { issue: issue._id, isKept: false }),
  });
}

/** The texts of the starter library that changed, and what a campus does about each (STARTERS-1, STARTERS-2). */
function changeRoutes(app: FastifyInstance, deps: Deps, others: Others): void {
  const { issues, starters } = others;
  const changeOf = async (title: string): Promise<ChangedStarter> => {
    const changed = (await starters.listChanged()).find((one) => one.title === title);
    if (changed) return changed;
    throw new ApiError('NOT_FOUND');
  };

  route(app, API.listChangedStarters, async () => [...(await starters.listChanged())]);

  route(app, API.compareStarter, async ({ query: { title } }) => {
    const { issue } = await changeOf(title);
    const [here] = issue ? await issues.find([issue._id]) : [];
    const text = await starters.content(title);
    if (!here || !text) throw new ApiError('NOT_FOUND');
    const { firstAct, alsoCalled } = text;
    const steps = starters.withKeptIds(text.steps, here.steps);
    return {
      here: issues.words(here),
      text: issues.words({ ...here, firstAct, alsoCalled, steps }),
    };
  });

  route(app, API.settleStarter, async ({ data, admin: { _id: admin } }) => {
    const changed = await changeOf(data.title);
    // Another release answers: what was read is not what would be taken.
    if (changed.text !== data.text) throw new ApiError('VERSION_CONFLICT');
    if (data.take) await takeText(deps, others, { changed, admin, version: data.version });
    else {
      const subject = changed.issue?._id ?? null;
      await audited(deps, async (tx) => {
        await issues.assertOwnCategory(tx, admin, changed);
        await starters.settle(tx, changed.title, { issue: subject, isKept: true });
        noteAct(tx, { who: admin, what: 'issue.keepStarter', subject });
      });
    }
    return { isTaken: data.take };
  });
}

/** The starter library: what it offers, adding from it, and what changed in it (EXCHANGE-10, STARTERS-1, STARTERS-2). */
export function starterRoutes(app: FastifyInstance, deps: Deps, others: Others): void {
  const { issues, starters } = others;
  route(app, API.listStarters, async () => {
    const here = new Set(await issues.listTitles());
    return (await starters.list()).map((one) => ({ ...one, isHere: here.has(one.title) }));
  });

  route(app, API.addStarter, async ({ data, admin: { _id: admin }, key }) => {
    const content = await starters.content(data.title);
    if (!content) throw new ApiError('NOT_FOUND');
    const _id = key?.toLowerCase() ?? deps.newId();
    const draft = { _id, content, isStarter: true, admin, what: 'issue.addStarter' as const };
    return await issues.add(draft, async (tx) => {
      await starters.addContacts(tx, contactsNamedIn(content), admin);
      await starters.settle(tx, content.title, { issue: _id, isKept: false });
    });
  });

  changeRoutes(app, deps, others);
}
