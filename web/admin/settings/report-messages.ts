import type { ReportFormProblem } from '#core/campus/report-form.ts';
import type { ReportPlaceholder } from '#core/campus/report-placeholders.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { ReportVendor } from './report-vendors.ts';

type VendorWords = { readonly name: string; readonly example: string; readonly text: string };

export const reportMessages = {
  text: 'Advisors open your form and paste the timeline.',
  vendor: 'System',
  address: 'Form address',
  hint: 'Starts with https://, or empty for no form.',
  problems: {
    TOO_LONG: `At most ${LIMITS.reportForm} characters`,
    NOT_HTTPS: 'Enter a full address that starts with https://.',
    PLACEHOLDER_TOO_EARLY: 'Placeholders go after the ? or # in the address.',
    UNKNOWN_PLACEHOLDER: 'There is no such placeholder. See the list below.',
  } satisfies Record<ReportFormProblem, string>,
  tried: { title: 'Test of the form', advisor: 'Nobody' },
  placeholders: 'Placeholders',
  placeholdersText: 'Put the name in braces where the form takes the value.',
  meaning: {
    title: 'Procedure title',
    category: 'Category',
    outcome: 'Resolved or Escalated',
    start: 'Start, such as 2026-11-21T02:14',
    end: 'End',
    area: 'Area, if chosen',
    advisor: 'Username',
    code: 'Record code',
  } satisfies Record<ReportPlaceholder, string>,
  told: {
    title: 'procedure title',
    category: 'category',
    outcome: 'outcome',
    start: 'start',
    end: 'end',
    area: 'area',
    advisor: 'username',
    code: 'record code',
  } satisfies Record<ReportPlaceholder, string>,
  sent: 'What is sent',
  nothingSet: 'No form is set.',
  sendsNothing: (host: string) => `${host} gets nothing about the record.`,
  sends: (host: string, what: string) => `Opening the form sends ${host} only this: ${what}.`,
  onPhone: 'Advisors paste the timeline. This server sends nothing.',
  tryIt: 'Try it',
  tryText: 'Opens the form with a made-up record.',
  saved: 'Report form saved',
  removed: 'Report form removed',
  notSaved: 'The form was not saved.',
  vendors: {
    own: {
      name: 'Our own or another',
      example: 'https://forms.example.edu/incident?what={title}&when={start}',
      text: 'Some forms can be filled in from their address.',
    },
    maxient: {
      name: 'Maxient',
      example: 'https://cm.maxient.com/reportingform.php?YourUniversity&layout_id=0',
      text: 'Copy the address of your public reporting form.',
    },
    roompact: {
      name: 'Roompact',
      example: 'https://roompact.com/forms/#/form/…',
      text: 'Copy the form address. Advisors sign in to Roompact.',
    },
    starrez: {
      name: 'StarRez',
      example: 'https://yourcampus.starrezhousing.com/StarRezPortalX/…',
      text: 'Copy the page address in your portal. Advisors sign in to StarRez.',
    },
  } satisfies Record<ReportVendor, VendorWords>,
} as const;
