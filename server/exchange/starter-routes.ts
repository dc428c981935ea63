import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';
import { contactsNamedIn } from '#core/issue/named-contacts.ts';
import { withTextsOf, type WithTranslations } from '#core/issue/translations.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import type { Others } from './others.ts';

const NO_TEXTS = { isPublished: false, texts: {} };

/** A decision about a starter text that changed: the administrator who decides, and the version of the issue that they saw. */
type Settling = { changed: ChangedStarter; admin: string; version: number | undefined };

/** Replaces the text of an issue by the new starter text, in one save (STARTERS-2). */
async function takeText(
  deps: Deps,
  { issues, starters }: Others,
  { changed: { title, issue }, admin, version }: Settling,
): Promise<void> {
  const content = await starters.content(title);
  // A starter text that this campus does not have yet is added as a draft (EXCHANGE-10), so it cannot replace anything.
  if (!content || !issue) throw new ApiError('NOT_FOUND');
  if (version === undefined) throw new ApiError('VERSION_CONFLICT');
  await audited(deps, async (tx) => starters.addContacts(tx, contactsNamedIn(content), admin));
  const translate = await starters.brought();
  let brought: WithTranslations = {};
  await issues.rewrite({
    _id: issue._id,
    version,
    admin,
    what: 'issue.takeStarter',
    text: (before) => {
      const { firstAct, alsoCalled } = content;
      const steps = starters.withKeptIds(content.steps, before.steps);
      const words = { ...before, firstAct, alsoCalled, steps };
      brought = translate(words, title);
      return { firstAct, alsoCalled, steps, ...withTextsOf(before, brought) };
    },
    beside: async (tx) => {
      await starters.settle(tx, title, { issue: issue._id, isKept: false });
      await starters.awaitReview(tx, issue._id, brought);
    },
  });
}

/** Serves the starter texts that changed, and the decision of a campus about each (STARTERS-1, STARTERS-2). */
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
    // Another release of the server now has another text, so the administrator would take a text that they did not read.
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

/** Serves the translations in the starter library for a campus that already has procedures (TRANSLATE-45). */
function languageRoutes(app: FastifyInstance, deps: Deps, { issues, starters }: Others): void {
  route(app, API.listStarterLanguages, async () => [...(await starters.listLanguages())]);

  route(app, API.settleStarterLanguage, async ({ data, admin: { _id: admin } }) => {
    const { language, text, take } = data;
    const offered = (await starters.listLanguages()).find((one) => one.language === language);
    if (!offered) throw new ApiError('NOT_FOUND');
    // Another release of the server now has other texts, so it would add texts that the administrator was not offered.
    if (offered.text !== text) throw new ApiError('VERSION_CONFLICT');
    if (!take) {
      await audited(deps, async (tx) => {
        await starters.leaveLanguage(tx, language);
        noteAct(tx, { who: admin, what: 'issue.keepStarter', subject: null });
      });
      return { procedures: 0 };
    }
    const lacking = await starters.lacking(language);
    for (const { issue, withTexts } of lacking) {
      await issues.rewrite({
        _id: issue._id,
        version: undefined,
        admin,
        what: 'translation.edit',
        text: (before) => {
          const { firstAct, alsoCalled, steps } = before;
          return { firstAct, alsoCalled, steps, ...withTexts(before) };
        },
        beside: async (tx) =>
          starters.awaitReview(tx, issue._id, { translations: { [language]: NO_TEXTS } }),
      });
    }
    return { procedures: lacking.length };
  });
}

/** Serves the starter library: the texts that it offers, adding them, and those that changed (EXCHANGE-10, STARTERS-1, STARTERS-2). */
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
      await starters.awaitReview(tx, _id, content);
    });
  });

  languageRoutes(app, deps, others);
  changeRoutes(app, deps, others);
}
