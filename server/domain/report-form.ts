import { settingOf } from '../db/settings.ts';

/** The address of the campus's own report form, with placeholders; '' where it has none (REPORT-1). */
export const { read: readReportForm, write: writeReportForm } = settingOf<{
  readonly address: string;
}>('report', { address: '' });
