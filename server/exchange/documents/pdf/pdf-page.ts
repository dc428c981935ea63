import type { Rule } from './pdf-rules.ts';

/** A piece of text that is drawn at once, or the beginning or end of a part to which the file's structure refers by an id. */
export type PdfItem = {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly [number, number, number, number, number, number];
  readonly fontName: string;
  readonly hasEOL: boolean;
};
export type PdfMark = { readonly type: string; readonly tag?: string; readonly id?: string | null };

/** An element of the structure that a program stored with the text, or a part of the page in that element. */
export type PdfElement = {
  readonly role?: string;
  readonly children?: readonly PdfElement[];
  readonly type?: string;
  readonly id?: string;
};

export type PdfRemark = {
  readonly subtype?: string;
  readonly url?: string;
  readonly rect?: readonly number[];
  readonly quadPoints?: ArrayLike<number> | null;
  readonly contentsObj?: { readonly str?: string };
};

/** A page of a PDF as the library returns it. */
export type PdfPage = {
  readonly items: readonly (PdfItem | PdfMark)[];
  readonly remarks: readonly PdfRemark[];
  readonly rules: readonly Rule[];
  readonly bold: ReadonlySet<string>;
  readonly structure: PdfElement | undefined;
  /** True if the page shows something but has no text, such as a scanned page. */
  readonly isPicture: boolean;
  readonly height: number;
  /** The matrix that turns places in the file into places on the page as readers see it, from its upper left. */
  readonly turned: readonly number[];
};

export const isItem = (one: PdfItem | PdfMark): one is PdfItem => 'str' in one;
