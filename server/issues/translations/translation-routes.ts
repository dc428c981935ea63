import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { languagesOf, publishedIn } from '#core/issue/translations.ts';
import { mayAs } from '#core/people/role.ts';
import type { Deps } from '../../base/deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { route } from '../../http/endpoint.ts';
import { workingOf } from '../saving/pending.ts';
import { findIssue, type StoredIssue } from '../rows/issues.sql.ts';
import { listUnreviewed } from '../rows/translation-reviews.sql.ts';
import { saveChange } from '../saving/saves.ts';
import { languageNamed, wireIssue } from '../wire.ts';
import { translationIn, translationSaveOf } from './translation-change.ts';

const wireTranslation = (issue: StoredIssue, language: ProcedureLanguage) => ({
  language,
  ...translationIn(issue, language),
});

/** Serves the texts of issues in other languages, for administrators (TRANSLATE-2 to TRANSLATE-5). */
export function translationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, API.listTranslations, async ({ params: { id }, query, admin }) => {
    const issue = await findIssue(deps.db.read, id);
    if (!issue) throw new ApiError('NOT_FOUND');
    const isRead = query.words === 'published' || !mayAs(admin.as, 'author');
    const read = isRead ? issue : workingOf(issue);
    const shown = query.words === 'published' ? publishedIn(read) : read;
    const unreviewed = await listUnreviewed(deps.db.read, id);
    const translations = languagesOf(shown).map(([one]) => ({
      ...wireTranslation(read, one),
      ...unreviewed.mark(id, one),
    }));
    return { version: read.version, translations };
  });

  route(app, API.saveTranslation, async ({ data, params: { id, language: name }, admin }) => {
    const language = languageNamed(name);
    const { what, touches, apply } = translationSaveOf(data, language);
    const { issue, isChanged } = await saveChange(deps, {
      issueId: id,
      version: data.version,
      basedOn: data.basedOn,
      touches: () => touches,
      admin: admin._id,
      onPublished: data.words === 'published',
      changeNote: data,
      change: async (before, tx) => {
        const stored = (before.waiting && (await findIssue(tx, id))) ?? before;
        const issue = apply(before, stored);
        return { what, issue, subject: `${id}/${language}`, answer: undefined };
      },
    });
    const { version, pending } = wireIssue(issue);
    return {
      ...wireTranslation(issue, language),
      ...(await listUnreviewed(deps.db.write, id)).mark(id, language),
      version,
      ...(pending && { pending }),
      isChanged,
    };
  });
}
