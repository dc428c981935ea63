/** Why a document is not read. */
export const REFUSALS = {
  NOT_KNOWN:
    'This is none of what can be read: a Word document (.docx), ODT, RTF, PDF, HTML, text, Markdown, CSV, XLSX, an XLSForm, or a file that Export made.',
  OLD_WORD:
    'This is a document of an old Word, or one with a password. Open it, save it as .docx without a password, and choose that.',
  LOCKED_PDF:
    'This PDF is locked. Save it without a password, or choose the document that it was made of.',
  SCANNED_PDF:
    'This PDF has no letters, only pictures of pages. Choose the document that it was made of, or have a scanner program read it and paste its text.',
  OLD_SHEET: 'This is a sheet of an old Excel. Open it, save it as .xlsx, and choose that.',
  OTHER_OFFICE: 'This kind of document is not read. Save it as .docx, and choose that.',
  OTHER_SHEET: 'A sheet of OpenDocument is not read. Save it as .xlsx, and choose that.',
  PAGES: 'A document of Pages is not read. Export it as Word, and choose that.',
  DAMAGED:
    'The document is damaged, or a part of it is missing. Open it, save it again, and choose that.',
  TOO_MUCH:
    'There is too much in this document, more than in any binder. Choose a part of it, or paste its text.',
  EMPTY: 'There are no words in this document.',
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
