import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Settings } from '#core/campus/campus-schema.ts';
import { EMERGENCY } from '#core/campus/campus.ts';
import type { Config } from '../base/config.ts';
import { audited, noteAct } from '../nouns/audit.ts';
import { readPublishing, writePublishing } from '../nouns/reviews.ts';
import { readCampus, type StoredCampus } from '../nouns/campus.ts';
import type { Deps } from '../base/deps.ts';
import { route } from '../http/endpoint.ts';
import { saveCampus } from './campus-saves.ts';
import { createContactUses } from './contact-uses.ts';

/** What the campus set, and the texts of issues that name its contacts (SETTINGS-2), and whether publishing needs a second person (REVIEW-1). */
export function settingsRoutes(app: FastifyInstance, { timeZone }: Config, deps: Deps): void {
  const usesOf = createContactUses(deps.db.read);
  const settingsOf = async ({ campus, version }: StoredCampus): Promise<Settings> => {
    const ids = new Set([EMERGENCY, ...campus.contacts.map(({ id }) => id)]);
    const uses = await usesOf(ids);
    const { secondPerson } = await readPublishing(deps.db.read);
    return {
      campus,
      version,
      timeZone,
      uses: Object.fromEntries(uses),
      ...(secondPerson && { secondPerson }),
    };
  };

  route(app, API.getSettings, async () => await settingsOf(await readCampus(deps.db.read)));

  route(app, API.updateSettings, async ({ data, admin }) =>
    settingsOf(await saveCampus(deps, { ...data, admin: admin._id })),
  );

  route(app, API.setPublishing, async ({ data: { secondPerson }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      if ((await readPublishing(tx)).secondPerson === secondPerson) return;
      await writePublishing(tx, { secondPerson });
      noteAct(tx, { who, what: 'settings.secondPerson', subject: null });
    });
    return await settingsOf(await readCampus(deps.db.read));
  });
}
