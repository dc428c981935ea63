import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import { partOf } from '#core/issue/typed-details.ts';
import { changesBetween, type RevisionChange } from '#core/issue/revision-changes.ts';
import type { ListedRevision } from '#core/issue/revision-schema.ts';
import { publishedIn } from '#core/issue/translations.ts';
import { readCampus } from '../domain/campus.ts';
import { findRevision, listRevisions, type StoredRevision } from '../domain/revisions.sql.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { findIssue } from './rows/issues.sql.ts';
import { listUnreviewed } from './rows/translation-reviews.sql.ts';
import { languageNamed, publishedIssue, publishedTranslation, wireRevision } from './wire.ts';

const DAY_MS = 24 * 3_600_000;

/** The number of a text's characters that a list shows. */
const SHOWN = 100;

const cut = ({ before, after, ...change }: RevisionChange): RevisionChange => ({
  ...change,
  before: before && before.slice(0, SHOWN),
  after: after && after.slice(0, SHOWN),
});

function listed(revision: StoredRevision, older: StoredRevision | undefined): ListedRevision {
  const { number, savedAt, savedBy, note, urgent } = revision;
  const changes = older ? changesBetween(older, revision).map(cut) : null;
  return { number, savedAt, savedBy, note, urgent, changes };
}

/** Serves the revisions of an issue, both to administrators (REVISION-1, REVISION-3) and to a phone that takes over a walk (HANDOVER-7). */
export function revisionRoutes(app: FastifyInstance, { db: { read }, now }: Deps): void {
  const revisionAt = async (id: string, number: string) =>
    /^[1-9]\d{0,8}$/.test(number) ? await findRevision(read, id, Number(number)) : undefined;

  route(app, API.listRevisions, async ({ params: { id }, query }) => {
    const before = query.before === undefined ? undefined : Number(query.before);
    // One more revision is read, since each is compared with the one before it.
    const limit = LIMITS.listedRevisions + 1;
    const revisions = await listRevisions(read, id, { before, limit });
    if (revisions.length === 0 && !(await findIssue(read, id))) throw new ApiError('NOT_FOUND');
    return revisions
      .slice(0, LIMITS.listedRevisions)
      .map((revision, index) => listed(revision, revisions[index + 1]));
  });

  route(app, API.getRevision, async ({ params: { id, number } }) => {
    const revision = await revisionAt(id, number);
    if (!revision) throw new ApiError('NOT_FOUND');
    return wireRevision(revision);
  });

  /** Finds a revision of an issue that advisors follow now, or followed until a day ago. A walk that began before the issue was withdrawn may still be handed over. */
  const walked = async (id: string, number: string) => {
    const issue = await findIssue(read, id);
    const isRecent = issue && now().getTime() - Date.parse(issue.updatedAt) < DAY_MS;
    const revision = issue?.publish || isRecent ? await revisionAt(id, number) : undefined;
    if (!issue || !revision) throw new ApiError('NOT_FOUND');
    return { issue, revision };
  };

  route(app, API.getPublishedRevision, async ({ params: { id, number } }) => {
    const { issue, revision } = await walked(id, number);
    const { steps, number: found } = revision;
    const words = { ...partOf('inRevision', revision), steps, revision: found };
    return publishedIssue({ ...issue, ...words }, (await readCampus(read)).campus);
  });

  route(app, API.getPublishedTranslation, async ({ params: { id, number, language } }) => {
    const { issue, revision } = await walked(id, number);
    const name = languageNamed(language);
    const translation = revision.translations?.[name];
    // A translation that was withdrawn may be wrong, so it is not sent.
    if (!translation || !publishedIn(issue).translations?.[name]) throw new ApiError('NOT_FOUND');
    const { number: found } = revision;
    const shown = publishedTranslation({ ...revision, _id: id, revision: found }, translation);
    return { ...shown, ...(await listUnreviewed(read, id)).mark(id, name) };
  });
}
