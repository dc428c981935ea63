/** Why a document is not read. */
export const REFUSALS = {
  NOT_KNOWN:
    'This file type cannot be imported. Use Word (.docx), ODT, RTF, PDF, HTML, text, Markdown, CSV, XLSX, XLSForm or a file made by Export.',
  OLD_WORD:
    'This is an old Word file or has a password. Save it as .docx without a password, and import that.',
  LOCKED_PDF: 'This PDF is locked. Save it without a password, or choose the original document.',
  SCANNED_PDF: 'This PDF is a scan without text. Choose the original document, or paste its text.',
  OLD_SHEET: 'This is an old Excel file. Save it as .xlsx, and import that.',
  OTHER_OFFICE: 'This file type cannot be imported. Save it as .docx, and import that.',
  OTHER_SHEET: 'OpenDocument sheets cannot be imported. Save it as .xlsx, and import that.',
  PAGES: 'Pages files cannot be imported. Export it as Word, and import that.',
  DAMAGED: 'This document is damaged. Open it, save it again, and import that.',
  TOO_MUCH:
    'This document is longer than 1,000,000 characters or 10,000 paragraphs. Choose a part of it, or paste its text.',
  TOO_MANY_PAGES: 'This PDF has more than 2,000 pages. Choose a part of it.',
  TOO_LARGE:
    'Unpacked, this document is larger than 32 MB. Remove its images, or choose a part of it.',
  TOO_DEEP: 'This document is nested too deeply. Paste its text.',
  TOO_SLOW:
    'Reading this document takes longer than 10 seconds. Choose a part of it, or paste its text.',
  NO_ROOM: 'Reading this document takes too much memory. Choose a part of it, or paste its text.',
  EMPTY: 'This document has no text.',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** A document that is refused in a sentence (IMPORT-8). */
export class Refused extends Error {
  readonly why: Refusal;

  constructor(why: Refusal) {
    super(REFUSALS[why]);
    this.why = why;
  }
}
