/** The systems whose forms campuses use; docs/incident-report.md describes each. */
export const REPORT_VENDORS = ['own', 'maxient', 'roompact', 'starrez'] as const;
export type ReportVendor = (typeof REPORT_VENDORS)[number];
