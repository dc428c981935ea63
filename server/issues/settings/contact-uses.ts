import { LOCALE } from '#core/base/locale.ts';
import type { ContactUse } from '#core/campus/campus-schema.ts';
import { contactRef, withContacts } from '#core/campus/contact-refs.ts';
import { contactsNamedIn, mapNamingDetails, mapNamingTexts } from '#core/issue/named-contacts.ts';
import { mapNamingTranslations } from '#core/issue/translations.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { Db } from '../../db/tables/database.ts';
import { batchesOf } from '../rows/batches.ts';
import { findIssues, listHeads, listNamingContacts, type StoredIssue } from '../rows/issues.sql.ts';

/** Yields every issue that names a contact, archived ones included, in the order of their ids. It reads them in slices. */
export async function* issuesNamingContacts(db: Db): AsyncGenerator<StoredIssue> {
  for await (const ids of batchesOf(await listNamingContacts(db))) yield* await findIssues(db, ids);
}

type Naming = ContactUse & { readonly contacts: ReadonlySet<string> };

async function byContact(
  issues: AsyncIterable<Naming> | Iterable<Naming>,
  ids: ReadonlySet<string>,
): Promise<Map<string, ContactUse[]>> {
  const uses = new Map<string, ContactUse[]>();
  for await (const { contacts, _id, title, isArchived } of issues) {
    for (const id of contacts) {
      if (ids.has(id)) uses.set(id, [...(uses.get(id) ?? []), { _id, title, isArchived }]);
    }
  }
  for (const of of uses.values()) of.sort((a, b) => a.title.localeCompare(b.title, LOCALE));
  return uses;
}

/** Returns the contacts that an issue names, including those in waiting text. */
const contactsIn = ({ waiting, ...issue }: StoredIssue): ReadonlySet<string> =>
  new Set([issue, ...(waiting ? [waiting] : [])].flatMap(contactsNamedIn));

async function* naming(issues: AsyncIterable<StoredIssue>): AsyncGenerator<Naming> {
  for await (const issue of issues) yield { ...issue, contacts: contactsIn(issue) };
}

/** Returns the issues that name each of these contacts, by the contact's id and ordered by title. */
export async function usesOf(
  issues: AsyncIterable<StoredIssue>,
  ids: ReadonlySet<string>,
): Promise<Map<string, ContactUse[]>> {
  return await byContact(naming(issues), ids);
}

/** Makes the function that finds the issues naming a contact. It reads each version of an issue only once, because reading all issues takes a while. */
export function createContactUses(db: Db) {
  const known = new Map<string, { version: number; contacts: ReadonlySet<string> }>();
  return async (ids: ReadonlySet<string>): Promise<Map<string, ContactUse[]>> => {
    const heads = [...(await listHeads(db, false)), ...(await listHeads(db, true))];
    const changed = heads.filter(({ _id, version }) => known.get(_id)?.version !== version);
    for await (const slice of batchesOf(changed)) {
      const read = await findIssues(
        db,
        slice.map(({ _id }) => _id),
      );
      for (const issue of read) {
        known.set(issue._id, { version: issue.version, contacts: contactsIn(issue) });
      }
    }
    // An issue that was archived between the two reads is in both lists.
    const issues = new Map(heads.map((head) => [head._id, head]));
    const named = Array.from(issues.values(), (head): Naming => {
      const { contacts = new Set<string>() } = known.get(head._id) ?? {};
      return { ...head, contacts };
    });
    return await byContact(named, ids);
  };
}

/** Returns the issue with the contacts in `replace` replaced, in removed steps too; the same issue if nothing changes. An archived issue that was changed comes back as a draft when somebody restores it (PUBLISH-17). */
export function withReplaced(
  issue: StoredIssue,
  replace: ReadonlyMap<string, string>,
): StoredIssue {
  let isChanged = false;
  const inText = (text: string): string => {
    const after = withContacts(text, (id) => contactRef(replace.get(id) ?? id));
    isChanged ||= after !== text;
    return after;
  };
  const inStep = (step: SavedStep): SavedStep => mapNamingTexts(step, inText);
  type Words = Pick<StoredIssue, 'firstAct' | 'steps' | 'removed' | 'translations'>;
  const inWords = <W extends Words>(words: W): W => ({
    ...mapNamingDetails(words, inText),
    ...mapNamingTranslations(words, inText),
    steps: words.steps.map(inStep),
    removed: words.removed.map((removed) => ({ ...removed, step: inStep(removed.step) })),
  });
  const { wasPublished: _, ...words } = issue;
  const { waiting, urgent } = words;
  const after = {
    ...inWords(words),
    ...(urgent && { urgent: { ...urgent, sentence: inText(urgent.sentence) } }),
    ...(waiting && { waiting: inWords(waiting) }),
  };
  return isChanged ? after : issue;
}
