import type { SourceDocument } from '#core/import/source.ts';

/** A document that was read and is to be looked at. */
export type OpenedDocument = {
  /** What an issue without a title of its own is called. */
  readonly name: string;
  readonly source: SourceDocument;
  /** With which the ids of its issues begin, so that what is sent twice comes in once. */
  readonly key: string;
};

let opened: OpenedDocument | undefined;

/** Hands a document from the dialog to the page where it is looked at; it is kept nowhere else. */
export function openDocument(document: OpenedDocument): void {
  opened = document;
}

export const openedDocument = (): OpenedDocument | undefined => opened;
