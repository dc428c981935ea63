import type { SourceDocument } from '#core/import/paragraphs/source.ts';
import { keepDocument, keptImport, removeKept } from './kept-import.ts';

/** A document that was read and that people check next. */
export type OpenedDocument = {
  /** The name for an issue that has no title of its own. */
  readonly name: string;
  readonly source: SourceDocument;
  /** A text that is the same for the same paragraphs, by which an earlier import is found (IMPORT-22). */
  readonly print: string;
  /** The beginning of its issues' ids, so that an issue sent twice is imported once. */
  readonly key: string;
  /** The beginning of its new contacts' ids. */
  readonly contactsKey: string;
};

/** A document on its page, with the earlier decisions about it, and a flag if the browser keeps it. */
export type ShownDocument = {
  readonly document: OpenedDocument;
  readonly said: unknown;
  readonly isKept: boolean;
};

let opened: OpenedDocument | undefined;

/** Gives a document from the dialog to the page that shows it, and keeps it in the browser until it is imported or discarded (IMPORT-20). */
export async function openDocument(document: OpenedDocument): Promise<void> {
  opened = document;
  await keepDocument(document);
}

/** Returns the document that was opened, either now or before the page was loaded again. */
export async function shownDocument(): Promise<ShownDocument | undefined> {
  const kept = await keptImport();
  const document = opened ?? kept?.document;
  if (!document) return undefined;
  const isSame = kept?.document.key === document.key;
  return { document, said: isSame ? kept.said : undefined, isKept: isSame };
}

/** Removes a document that was imported or discarded. */
export async function closeDocument(document: OpenedDocument): Promise<void> {
  opened = undefined;
  await removeKept(document);
}
