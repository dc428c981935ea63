/** Rows of analytics and advisor issue cards on one page. */
export const pageSize = 10;
/** Rows of the audit at once. */
export const auditRows = 50;
/** Characters of an issue title shown on a card. */
export const cardTitle = 22;
/** A password has more code points than this. */
export const passwordLongerThan = 8;
export const passwordMax = 256;
export const email = 254;
export const personName = 100;
export const title = 200;
/** Characters of 'Do this first'; references to contacts are not counted. */
export const firstAct = 200;
/** Characters of the note on a save, and of the message of an urgent correction. */
export const changeNoteOfSave = 200;
/** Paths of an issue that are listed, and can be checked. */
export const listedPaths = 500;
/** Revisions that are listed at once. */
export const listedRevisions = 50;
export const question = 10_000;
export const answerText = 200;
export const confirmationText = 1_000;
export const advisor = 100;
/** UTF-16 units of any free text of an advisor. */
export const text = 10_000;
/** One response in an attendance: an answer text as shown. */
export const response = 1_000;
/** Steps in one issue. */
export const steps = 500;
/** Steps in one attendance, which may repeat steps since a walk can go through a loop. */
export const walkedSteps = 2_000;
/** Taps in the trail of one attendance. */
export const trail = 500;
/** UTF-16 units of the text that says what happened in one moment of a walk, a name included. */
export const momentDid = 500;
/** Characters of the id that a phone gives itself. */
export const device = 100;
/** Corrections of one record, numbered from 1. */
export const corrections = 20;
/** Steps of a forward walk above which the editor shows a warning (PUBLISH-3). */
export const longWalk = 25;
/** The settings of a campus. */
export const campusName = 100;
export const contacts = 50;
export const contactId = 40;
export const contactName = 60;
export const contactNumber = 30;
export const contactWhen = 120;
/** Characters of the role that contacts share, and of their hours as somebody writes them. */
export const contactRole = 40;
export const contactHours = 200;
export const hourSpans = 20;
/** Areas of a campus, and characters of an area's name. */
export const areas = 50;
export const areaName = 40;
export const emergencyWords = 40;
/** Characters of the address of a campus's report form. */
export const reportForm = 1_000;
/** Search words for one category, and characters of one. */
export const synonyms = 200;
export const synonym = 40;
/** Characters of a search in an address. */
export const search = 500;
/** Characters that the server keeps of a search which found nothing. */
export const searchedWords = 40;
/** Searches of a campus for which an administrator said which issue was meant. */
export const taughtSearches = 1_000;
/** Addresses that are notified of escalations, and characters of one. */
export const notificationTargets = 200;
export const ladders = 20;
export const ladderSteps = 10;
export const stepTargets = 20;
/** Minutes that a step of a ladder may wait. */
export const stepWait = 120;
export const rounds = 3;
export const notificationAddress = 500;
/** Characters of a recipient's name, of the name with which somebody answers a link, and of the link. */
export const targetName = 40;
export const answerName = 80;
export const answerLink = 120;
/** Escalations that are listed for those who answer. */
export const openEscalations = 100;
/** Messages that are merged into one by one call. */
export const mergedAtOnce = 100;
/** Merged messages that are shown with the message they were merged into, the newest first. */
export const shownMerged = 100;
export const stars = 5;
/** Rows of analytics sent at once if no page is asked for. */
export const analyticsRows = 10_000;
/** Number up to which reports that are not opened yet are counted. */
export const reportsCounted = 10_000;
/** People who are offered at once as owners of an issue. */
export const offeredOwners = 100;
/** Issues that are exported by their ids at once, which is as many ids as fit into an address. */
export const exportedIds = 150;
/** Issues of a file that are sent at once, and the bytes that they take with their images. */
export const sentIssues = 500;
export const sentFileBytes = 24 * 1024 * 1024;
/** Bytes of a document to import. */
export const documentBytes = 15 * 1024 * 1024;
export const uploadBytes = 15 * 1024 * 1024;
/** Days of the shortest and the longest retention term. A phone may correct a record for three days, and an office keeps one for ten years at most. */
export const shortestTerm = 7;
export const longestTerm = 3_650;
/** Characters of the reason for which a record is void. */
export const voidReason = 200;
/** Limits of a duty calendar: its bytes and events, the titles that are shown, the days ahead that the server reads, and the stretches that it stores. */
export const calendarBytes = 2 * 1024 * 1024;
export const calendarEvents = 5_000;
export const calendarTitles = 40;
export const calendarDays = 366;
export const calendarSpans = 5_000;
/** Characters of the text around a name in a calendar, and of the name. */
export const calendarWords = 200;
export const calendarName = 120;
/** People on the roster. */
export const rotaPeople = 300;
/** Days of duty that phones and the duty page show, and bytes that a phone gets. */
export const rotaDays = 14;
export const rotaBytes = 8 * 1024;
/** Phones of one person that escalations wake, characters of a phone's address at its push service, and of its key. */
export const wokenPhones = 5;
export const pushEndpoint = 1_000;
export const phoneKey = 120;
