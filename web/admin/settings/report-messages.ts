import type { ReportFormProblem } from '#core/campus/report-form.ts';
import type { ReportPlaceholder } from '#core/campus/report-placeholders.ts';
import { LIMITS } from '#core/base/limits.ts';

/** Systems whose forms campuses use; docs/incident-report.md describes each. */
export const REPORT_VENDORS = ['own', 'maxient', 'roompact', 'starrez'] as const;
export type ReportVendor = (typeof REPORT_VENDORS)[number];

type VendorWords = { readonly name: string; readonly example: string; readonly text: string };

export const reportMessages = {
  title: 'Incident report',
  text: "The campus's own form. Advisors open it after a procedure, with the timeline ready to paste.",
  vendor: 'Whose form it is',
  address: 'Address of the form',
  hint: 'Begins with https://. Empty: advisors are offered no form.',
  problems: {
    TOO_LONG: `At most ${LIMITS.reportForm} characters`,
    NOT_HTTPS:
      'Write a whole address that begins with https:// and has no blanks or names before an @.',
    PLACEHOLDER_TOO_EARLY: 'Placeholders stand after the ? or the # of the address.',
    UNKNOWN_PLACEHOLDER: 'There is no such placeholder. Those there are stand below.',
  } satisfies Record<ReportFormProblem, string>,
  placeholders: 'What the address can be filled in with',
  placeholdersText: 'Write the name in braces where the form takes the value.',
  meaning: {
    title: 'Title of the procedure',
    category: 'Its category',
    outcome: 'Resolved or Escalated',
    start: 'Begin, 2026-11-21T02:14, campus time',
    end: 'End, the same way',
    area: 'Area of the campus that the advisor chose; empty without',
    advisor: 'Username of the advisor',
    code: 'Code of the record, once the office has it',
  } satisfies Record<ReportPlaceholder, string>,
  told: {
    title: 'title of the procedure',
    category: 'category',
    outcome: 'outcome',
    start: 'begin',
    end: 'end',
    area: 'area',
    advisor: 'username of the advisor',
    code: 'code of the record',
  } satisfies Record<ReportPlaceholder, string>,
  sent: 'What is sent to whom',
  nothingSet: 'No form is set: nothing is opened and nothing is sent.',
  sendsNothing: (host: string) =>
    `Only the address is opened. ${host} is told nothing of the record.`,
  sends: (host: string, what: string) =>
    `Whoever opens the form sends to ${host}: ${what}. Nothing else, and never a text that somebody wrote.`,
  onPhone:
    'The timeline is copied on the phone and goes where the advisor pastes it. This server sends nothing to the form.',
  tryIt: 'Try it',
  tryText: 'Opens the address in a new window with a made-up record.',
  save: 'Save the form',
  saved: 'Report form saved',
  removed: 'No report form any more',
  notSaved: 'It was not saved.',
  notSavedYet: 'The report form is not saved: it has its own button.',
  vendors: {
    own: {
      name: 'Our own, or another one',
      example: 'https://forms.example.edu/incident?what={title}&when={start}',
      text: 'Forms that take values from their address can be filled in.',
    },
    maxient: {
      name: 'Maxient',
      example: 'https://cm.maxient.com/reportingform.php?YourUniversity&layout_id=0',
      text: 'Copy the address of your public reporting form. No way to fill it in from the address is published: it is opened, and the timeline pasted.',
    },
    roompact: {
      name: 'Roompact',
      example: 'https://roompact.com/forms/#/form/…',
      text: 'Copy the address of the form. Roompact asks for its own sign-in, and no way to fill it in from the address is published: it is opened, and the timeline pasted.',
    },
    starrez: {
      name: 'StarRez',
      example: 'https://yourcampus.starrezhousing.com/StarRezPortalX/…',
      text: 'Copy the address of the page in your portal. It asks for its own sign-in, and no way to fill it in from the address is published: it is opened, and the timeline pasted.',
    },
  } satisfies Record<ReportVendor, VendorWords>,
} as const;
