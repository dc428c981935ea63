import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { WithTranslations } from '#core/issue/translations.ts';
import type { ExchangedContent } from '#core/exchange/exchange.ts';
import { detailsOf, partOf } from '#core/issue/typed-details.ts';
import { noteAct } from '../domain/audit.sql.ts';
import type { Db } from '../db/tables/database.ts';
import type { Deps } from '../base/deps.ts';
import { bumpLibraryVersion } from '../issues/rows/issues.sql.ts';
import { newStepId } from '../base/step-id.ts';
import { addStarterContacts } from './add-contacts.ts';
import { stepsOf } from './base/seed-shape.ts';
import { textPrint } from './base/text-print.ts';
import { listChangedStarters, type StarterTexts } from './changed-starters.ts';
import { withKeptIds } from './kept-ids.ts';
import { settleStarter, type SettledStarter } from './settled-starters.ts';

/** The facts about a starter procedure that a list of them shows. */
type Starter = Pick<ExchangedContent, 'title' | 'category'> & { stepCount: number };

/** Reads the present starter library, its former texts, and the reasons why they changed. */
export async function readStarterTexts(): Promise<StarterTexts> {
  // The library is loaded only if somebody asks for it, since a start needs none of its texts.
  const [{ STARTER_LIBRARY }, { FORMER_TEXTS }, { CHANGED_TEXTS }, { broughtTexts }] =
    await Promise.all([
      import('./starter-library.ts'),
      import('./former-texts.ts'),
      import('./changed-texts.ts'),
      import('./starter-languages.ts'),
    ]);
  const today = STARTER_LIBRARY.map((seed) => {
    const content = { ...partOf('inFile', detailsOf(seed)), steps: stepsOf(seed, newStepId) };
    const brought = broughtTexts(content, { title: seed.title, states: ['missing'] });
    return { content: { ...content, ...brought }, print: textPrint(content) };
  });
  return { today, former: FORMER_TEXTS, changed: CHANGED_TEXTS };
}

const textOf = async (title: string) =>
  (await readStarterTexts()).today.find(({ content }) => content.title === title);

/** Returns the starter library for a running installation: its procedures one by one, and the changes in them. */
export function starterLibrary({ db, newId }: Pick<Deps, 'db' | 'newId'>) {
  return {
    list: async (): Promise<readonly Starter[]> =>
      (await readStarterTexts()).today.map(({ content: { title, category, steps } }) => ({
        title,
        category,
        stepCount: steps.length,
      })),

    /** Returns the content of the procedure with that title, with fresh step ids, or undefined if there is none. */
    content: async (title: string): Promise<ExchangedContent | undefined> =>
      (await textOf(title))?.content,

    /** Notes that an issue has the present text, or that the campus read it and keeps its own (STARTERS-2). */
    settle: async (
      tx: Db,
      title: string,
      to: Pick<SettledStarter, 'issue' | 'isKept'>,
    ): Promise<void> => {
      const text = await textOf(title);
      if (text) await settleStarter(tx, title, { text: text.print, ...to });
    },

    listChanged: async (): Promise<readonly ChangedStarter[]> =>
      await listChangedStarters(db.read, await readStarterTexts()),

    withKeptIds,

    brought: async () => {
      const { broughtTexts } = await import('./starter-languages.ts');
      return (issue: Issue, title: string): WithTranslations =>
        broughtTexts(issue, { title, states: ['missing', 'stale'] });
    },

    awaitReview: async (tx: Db, issueId: string, brought: WithTranslations): Promise<void> =>
      await (await import('./languages-here.ts')).awaitReviews(tx, issueId, brought),

    listLanguages: async () =>
      await (await import('./languages-here.ts')).listLanguages(db.read, await readStarterTexts()),

    lacking: async (language: ProcedureLanguage) =>
      await (
        await import('./languages-here.ts')
      ).listLacking(db.read, await readStarterTexts(), language),

    leaveLanguage: async (tx: Db, language: ProcedureLanguage): Promise<void> =>
      await (await import('./languages-here.ts')).leaveLanguage(tx, language),

    /** Adds the contacts with these ids that the campus lacks, without numbers. The contacts that it has stay as they are. */
    addContacts: async (tx: Db, ids: readonly string[], admin: string): Promise<void> => {
      if (!(await addStarterContacts(tx, ids))) return;
      await bumpLibraryVersion(tx, newId());
      noteAct(tx, { who: admin, what: 'settings.edit', subject: null });
    },
  };
}
