import type { SourceDocument } from '#core/import/source.ts';

/** A document that was read and is to be looked at. */
export type OpenedDocument = {
  /** The name of an issue without a title of its own. */
  readonly name: string;
  readonly source: SourceDocument;
  /** The beginning of its issues' ids, so that an issue sent twice is imported once. */
  readonly key: string;
};

let opened: OpenedDocument | undefined;

/** Hands a document from the dialog to the page that shows it; it is stored nowhere else. */
export function openDocument(document: OpenedDocument): void {
  opened = document;
}

export const openedDocument = (): OpenedDocument | undefined => opened;
