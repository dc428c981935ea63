import type { SourceDocument } from '#core/import/paragraphs/source.ts';
import { keepDocument, keptImport, removeKept } from './kept-import.ts';

/** A document that was read and is to be looked at. */
export type OpenedDocument = {
  /** The name of an issue without a title of its own. */
  readonly name: string;
  readonly source: SourceDocument;
  /** The same for the same paragraphs: an import before is found by it (IMPORT-22). */
  readonly print: string;
  /** The beginning of its issues' ids, so that an issue sent twice is imported once. */
  readonly key: string;
  /** The beginning of its new contacts' ids. */
  readonly contactsKey: string;
};

/** A document on its page, with what was decided about it before, and whether the browser keeps it. */
export type ShownDocument = {
  readonly document: OpenedDocument;
  readonly said: unknown;
  readonly isKept: boolean;
};

let opened: OpenedDocument | undefined;

/** Hands a document from the dialog to the page that shows it, and keeps it in the browser until it is imported or discarded (IMPORT-20). */
export async function openDocument(document: OpenedDocument): Promise<void> {
  opened = document;
  await keepDocument(document);
}

/** Returns the document that was opened, now or before the page was loaded again. */
export async function shownDocument(): Promise<ShownDocument | undefined> {
  const kept = await keptImport();
  const document = opened ?? kept?.document;
  if (!document) return undefined;
  const isSame = kept?.document.key === document.key;
  return { document, said: isSame ? kept.said : undefined, isKept: isSame };
}

/** Puts a document away that is imported or discarded. */
export async function closeDocument(document: OpenedDocument): Promise<void> {
  opened = undefined;
  await removeKept(document);
}
