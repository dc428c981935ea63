import type { ExchangedContent } from '#core/exchange/exchange.ts';
import { detailsOf, partOf } from '#core/issue/typed-details.ts';
import { noteAct } from '../nouns/audit.ts';
import type { Db } from '../db/tables/database.ts';
import type { Deps } from '../base/deps.ts';
import { bumpLibraryVersion } from '../issues/store.ts';
import { addStarterContacts } from './add-contacts.ts';
import { stepsOf } from './base/seed-shape.ts';

/** What a procedure of the starter library is offered by. */
type Starter = Pick<ExchangedContent, 'title' | 'category'> & { stepCount: number };

// Read if somebody asks for it: a start needs none of its texts.
const load = async () => (await import('./starter-library.ts')).STARTER_LIBRARY;

/** The starter library for an installation that is at work: its procedures one by one. */
export function starterLibrary(deps: Pick<Deps, 'now' | 'newId'>) {
  return {
    list: async (): Promise<readonly Starter[]> =>
      (await load()).map(({ title, category, steps }) => ({
        title,
        category,
        stepCount: steps.length,
      })),

    /** What the procedure of that title says, with fresh step ids; undefined if there is none. */
    content: async (title: string): Promise<ExchangedContent | undefined> => {
      const seed = (await load()).find((one) => one.title === title);
      if (!seed) return undefined;
      return { ...partOf('inFile', detailsOf(seed)), steps: stepsOf(seed, deps.newId) };
    },

    /** Adds those of the contacts, by their ids, that the campus lacks, without numbers; what it has stays. */
    addContacts: async (tx: Db, ids: readonly string[], admin: string): Promise<void> => {
      if (!(await addStarterContacts(tx, ids))) return;
      await bumpLibraryVersion(tx, deps.newId());
      noteAct(tx, { who: admin, what: 'settings.edit', subject: null });
    },
  };
}
