import type { Contact } from '#core/campus/contact.ts';
import {
  EXCHANGE_FORMAT,
  EXCHANGE_VERSION,
  type SentFile,
} from '#core/exchange/exchange-schema.ts';
import { exchangedGuess } from '#core/import/guessed-issue.ts';
import { unsplitPlace } from '#core/import/paragraphs/split-blocks.ts';
import { takenContacts, type DocumentCheck } from './check.ts';

/** Returns the issues to import, under their current names. */
const takenIssues = ({ guessed, issues }: DocumentCheck) => {
  const known = new Map(guessed.issues.map((issue) => [issue.key, issue]));
  return issues.flatMap(({ key, isTaken, title, category }) => {
    const issue = known.get(key);
    return issue && isTaken ? [{ ...issue, title, category }] : [];
  });
};

/** Returns the name of an issue by the place where it begins in the document, which no split changes. */
export function issueName(key: number, { splits }: DocumentCheck): string {
  const { place, at } = unsplitPlace(splits, key);
  return at === 0 ? `${place}` : `${place}${String(at).padStart(5, '0')}`;
}

/** Returns the requests for the chosen issues: each is a file of one issue with its images, whose ids begin with `key` (IMPORT-7). */
export function sentIssues(check: DocumentCheck, key: string): readonly SentFile[] {
  const { source } = check.document;
  return takenIssues(check).map((issue) => {
    const name = issueName(issue.key, check);
    const shown = issue.steps.filter(({ step }) => !check.unpictured.has(step._id));
    const names = new Set(shown.flatMap(({ pictures: [first] }) => first ?? []));
    const steps = issue.steps.map((made) => {
      const { image: _, ...step } = made.step;
      return check.unpictured.has(step._id) ? { ...made, step } : made;
    });
    return {
      format: EXCHANGE_FORMAT,
      version: EXCHANGE_VERSION,
      issues: [exchangedGuess(`${key}-${name}`, { ...issue, steps }, source.translations)],
      pictures: Object.fromEntries([...names].map((name) => [name, source.pictures[name]])),
    };
  });
}

/** Returns the document's contacts that the chosen issues name or that are in its tables (IMPORT-12, IMPORT-16). */
export function sentContacts(check: DocumentCheck): readonly Contact[] {
  const pieces = takenIssues(check).flatMap(({ steps }) => steps.flatMap((step) => step.pieces));
  const named = pieces.flatMap(({ contact }) => contact ?? []);
  const listed = check.offered.contacts.filter(({ isListed }) => isListed);
  const sent = new Set([...named, ...listed.map(({ contact }) => contact.id)]);
  return takenContacts(check).filter(({ id }) => sent.has(id));
}
