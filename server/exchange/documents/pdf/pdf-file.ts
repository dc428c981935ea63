import {
  AnnotationMode,
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'unpdf/pdfjs';
import { rulesOf, type Rule } from './pdf-rules.ts';
import { Refused } from '../base/refused.ts';

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

/** A remark or a link on a page. */
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

/** Pages of a document: a binder of 1,000 has more words than are read. */
const PAGES = 2_000;

const isBoldFont = (font: { name?: string }): boolean =>
  /bold|black|heavy|semib/i.test(font.name ?? '');

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const all = items as PdfPage['items'];
  // The names of fonts are there once the page has been taken apart.
  const drawn = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const fonts = [...new Set(all.filter(isItem).map(({ fontName }) => fontName))];
  const bold = fonts.filter(
    (font) =>
      page.commonObjs.has(font) && isBoldFont(page.commonObjs.get(font) as { name?: string }),
  );
  const { height, transform } = page.getViewport({ scale: 1 });
  return {
    items: all,
    remarks: (await page.getAnnotations()) as readonly PdfRemark[],
    rules: rulesOf(drawn),
    bold: new Set(bold),
    structure: (await page.getStructTree()) ?? undefined,
    isPicture:
      !all.some((one) => isItem(one) && one.str.trim() !== '') &&
      drawn.fnArray.includes(OPS.transform),
    height,
    turned: transform,
  };
}

async function readPages(pdf: PDFDocumentProxy): Promise<readonly PdfPage[]> {
  if (pdf.numPages > PAGES) throw new Refused('TOO_MANY_PAGES');
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    pages.push(await readPage(page));
    page.cleanup();
  }
  return pages;
}

/** Opens a PDF: nothing of it is run, drawn or decoded but its letters, and nothing is asked of the network. */
export async function openPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: 0,
    verbosity: 0,
  });
  try {
    return await readPages(await task.promise);
  } catch (error) {
    if (error instanceof Refused) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Refused(isLocked ? 'LOCKED_PDF' : 'DAMAGED');
  } finally {
    await task.destroy();
  }
}
