/** The sentences of the API's errors that say more than their code; those of INVALID_INPUT are for programmers, and stay where they are thrown (LANG-12). */
export const errorDetails = {
  restoreFirst: 'Restore this archived procedure first.',
  addStepFirst: 'Add a step first.',
  notTranslated: 'No text is translated yet.',
  textsLeft: (missing: number, stale: number) =>
    `Not translated yet: ${missing}. Outdated: ${stale}.`,
  pathsLeft: (count: number) => `Check every path first: ${count} left.`,
  noChangesWait: 'No changes are waiting.',
  correctedMeanwhile: 'Advisors now see a correction of the same text. Resolve that first.',
  pathChanged: 'This path has changed.',
  notYourCategory: (category: string) => `You cannot change procedures in ${category}.`,
  saveWithoutNote: 'A second person must approve this: save without a note.',
  ownChange: {
    published:
      'You made the last change. Somebody else must publish it. If it cannot wait, send an urgent correction.',
    never:
      'You made the last change. Somebody else must publish it. Ask an owner or an author for its category.',
    before: (revision: number) =>
      `You made the last change. Somebody else must publish it. Or restore revision ${revision}, which you can publish because advisors already had it.`,
    review: 'You made the last change. Change it again, or request a review.',
  },
  messageUnread: 'Nobody else has read the message. Publish without it.',
  changesWait:
    'Changes to this procedure are waiting. Send only the message, or publish or discard the changes first.',
  removedUrgently: (sentence: string) => `An urgent correction removed this text: “${sentence}”`,
  discardAndSend: 'Discard the waiting changes, and send it as an urgent correction.',
  restoreAndSend: (revision: number | null) =>
    `Change it, or restore and publish revision ${revision} and send it as an urgent correction.`,
  tellWhy: 'To use it again, tell advisors why in the editor.',
  numbersInMessage:
    'Nobody else checks this message before advisors see it. Remove numbers and addresses; insert contacts instead.',
  newInCorrection: (added: string) =>
    `Nobody else checks an urgent correction before advisors see it, and “${added}” is new. Insert a contact instead.`,
  imageInCorrection:
    'Nobody else checks an urgent correction before advisors see it, so it cannot add an image.',
  ownCorrection:
    'You made this urgent correction. Somebody else must press “I have read it” first.',
  readCorrection: 'Read the urgent correction and press “I have read it”.',
  yourCorrection: 'You wrote this correction. Somebody else must read it.',
  nothingToReview: 'Only a draft with a step, or waiting changes, can be reviewed.',
  inviteOther: 'Invite another owner or author first.',
  settingsSaved: 'Somebody else saved the settings first.',
  /** A setting that asks for a proof only if there is something new to dial in it. */
  namedOnPhones: {
    name: (added: string) => `Every phone shows the campus name right away. Leave out “${added}”.`,
  },
  nothingWaits: 'Nothing is waiting for approval.',
  yourRequest: 'You requested this change. Another owner must approve it.',
  tooManySteps: (most: number) => `A procedure can have at most ${most} steps.`,
  stepsLeadHere: (steps: string) => `These steps lead to it: ${steps}.`,
  ownerInactive: 'The owner must be an active administrator.',
  fileTooNew: (version: string, most: number) =>
    `The file has version ${version}; this server reads up to ${most}. Update the server, or export from an older one.`,
  tooManyContacts: (added: number, most: number) =>
    `This procedure adds ${added === 1 ? 'a contact' : `${added} contacts`}, but Settings can have only ${most}, including those waiting for approval. Remove some first.`,
  termsSaved: 'Somebody else saved the limits first.',
  isVoid: 'This record is already void.',
  setUpSecondStep: 'Set up two-step sign-in in your profile within 15 minutes of signing in.',
  errorNumber: (id: string) => `Error number: ${id}.`,
  imagePixels: (millions: number) => `An image can have at most ${millions} million pixels.`,
  imagesWait: 'Too many images are being uploaded. Try again in a moment.',
  documents: {
    NOT_KNOWN:
      'This file type cannot be imported. Use Word (.docx), ODT, RTF, PDF, HTML, text, Markdown, CSV, XLSX, XLSForm or a file made by Export.',
    OLD_WORD:
      'This is an old Word file or has a password. Save it as .docx without a password, and import that.',
    LOCKED_PDF: 'This PDF is locked. Save it without a password, or choose the original document.',
    SCANNED_PDF:
      'This PDF is a scan without text. Choose the original document, or paste its text.',
    OLD_SHEET: 'This is an old Excel file. Save it as .xlsx, and import that.',
    OTHER_OFFICE: 'This file type cannot be imported. Save it as .docx, and import that.',
    OTHER_SHEET: 'OpenDocument sheets cannot be imported. Save it as .xlsx, and import that.',
    PAGES: 'Pages files cannot be imported. Export it as Word, and import that.',
    DAMAGED: 'This document is damaged. Open it, save it again, and import that.',
    TOO_MUCH:
      'This document is longer than 1,000,000 characters or 10,000 paragraphs. Import it in parts, or paste its text.',
    TOO_MANY_PAGES: 'This PDF has more than 2,000 pages. Import it in parts.',
    TOO_LARGE:
      'Unpacked, this document is larger than 32 MB. Remove its images, or import it in parts.',
    TOO_DEEP: 'This document has too many tables or lists inside one another. Paste its text.',
    TOO_SLOW:
      'Reading this document takes longer than 10 seconds. Import it in parts, or paste its text.',
    NO_ROOM: 'Reading this document takes too much memory. Import it in parts, or paste its text.',
    EMPTY: 'This document has no text.',
  },
};
