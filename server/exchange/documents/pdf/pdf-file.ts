import {
  AnnotationMode,
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'unpdf/pdfjs';
import { isItem, type PdfPage, type PdfRemark } from './pdf-page.ts';
import { rulesOf } from './pdf-rules.ts';
import { Refused } from '../base/refused.ts';

/** The most pages of a document that are read. A binder of 1,000 pages already has more text than is read. */
const PAGES = 2_000;

const isBoldFont = (font: { name?: string }): boolean =>
  /bold|black|heavy|semib/i.test(font.name ?? '');

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const all = items as PdfPage['items'];
  // The names of the fonts are known only after the page's drawing was read.
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

/** Opens a PDF. It runs no scripts of the file, draws nothing, decodes no more than the text, and asks nothing of the network. */
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
