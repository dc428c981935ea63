/** The numbers of the product, and the sizes that the server accepts. */
export const LIMITS = {
  /** Rows of analytics and advisor issue cards on one page. */
  pageSize: 10,
  /** Characters of an issue title shown on a card. */
  cardTitle: 22,
  /** A password has more code points than this. */
  passwordLongerThan: 8,
  passwordMax: 256,
  email: 254,
  personName: 100,
  title: 200,
  /** Characters of 'Do this first', references to contacts not counted. */
  firstAct: 200,
  /** Characters of the note on a save, and of the sentence of an urgent one. */
  saidOfSave: 200,
  /** Paths of an issue that are listed, and can be checked. */
  listedPaths: 500,
  /** Revisions that are listed at once. */
  listedRevisions: 50,
  question: 10_000,
  answerText: 200,
  confirmationText: 1_000,
  advisor: 100,
  /** Any free text of an advisor, in UTF-16 units. */
  text: 10_000,
  /** One response in an attendance: an answer text as shown. */
  response: 1_000,
  /** Steps in one issue. */
  steps: 500,
  /** Steps in one attendance; a walk through a loop repeats steps. */
  walkedSteps: 2_000,
  /** Taps in the trail of one attendance. */
  trail: 500,
  /** Characters of the id that a phone gave itself. */
  device: 100,
  /** Corrections of one record, numbered from 1. */
  corrections: 20,
  /** A forward walk longer than this gets a warning (PUBLISH-3). */
  longWalk: 25,
  /** The settings of a campus. */
  campusName: 100,
  contacts: 50,
  contactId: 40,
  contactName: 60,
  contactNumber: 30,
  contactWhen: 120,
  emergencyWords: 40,
  /** Words of the search for one category, and characters of one. */
  synonyms: 100,
  synonym: 40,
  /** Characters that are kept of a search which found nothing. */
  searchedWords: 40,
  stars: 5,
  /** Rows of analytics sent at once where no page is asked for. */
  analyticsRows: 10_000,
  uploadBytes: 15 * 1024 * 1024,
} as const;
