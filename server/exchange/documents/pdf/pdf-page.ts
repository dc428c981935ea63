import type { Rule } from './pdf-rules.ts';

/** Letters that are drawn in one go, or the begin or end of a part that the file's structure names by its id. */
export type PdfItem = {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly [number, number, number, number, number, number];
  readonly fontName: string;
  readonly hasEOL: boolean;
};
export type PdfMark = { readonly type: string; readonly tag?: string; readonly id?: string | null };

/** An element of the structure that a program wrote beside the letters, or a part of the page in it. */
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

/** A page of a PDF as its library takes it apart. */
export type PdfPage = {
  readonly items: readonly (PdfItem | PdfMark)[];
  readonly remarks: readonly PdfRemark[];
  readonly rules: readonly Rule[];
  readonly bold: ReadonlySet<string>;
  readonly structure: PdfElement | undefined;
  /** True if it is drawn without letters, as a scanned one. */
  readonly isPicture: boolean;
  readonly height: number;
  /** The matrix from the file's places to those of the page as it is turned, from its upper left. */
  readonly turned: readonly number[];
};

export const isItem = (one: PdfItem | PdfMark): one is PdfItem => 'str' in one;
