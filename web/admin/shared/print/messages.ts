import { BRAND } from '#core/base/brand.ts';

export const printMessages = {
  title: 'Print',
  published: (count: number, sheets: number) => {
    const issues = `${count} published ${count === 1 ? 'issue' : 'issues'}`;
    if (sheets === 0) return issues;
    return `${issues}. This prints about ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}.`;
  },
  what: 'What to print',
  kinds: { codes: 'QR sheet', binder: 'Binder', both: 'Both' },
  which: 'Which issues',
  all: 'All published issues',
  area: 'Codes for the walls of',
  wholeCampus: 'The whole campus',
  print: 'Print',
  loadFailed: 'What is to be printed did not load.',
  notPrinted: 'Not printed',
  notPrintedText: 'What is stored now did not load. Try again.',
  none: 'No issue is published yet',
  noneText: 'Only what advisors can walk is printed. Publish an issue first.',
  notPublished: 'This issue is not published',
  showAll: 'Show all published issues',
  unreachable: (address: string) =>
    `The codes lead to ${address}, which phones cannot reach. Set PUBLIC_URL to the address they open, then print.`,
  preview: 'What is printed',

  /** On paper. */
  product: BRAND.name,
  scan: 'Scan to open the procedure. It works without signal once the phone has been ready offline.',
  code: (title: string) => `QR code of ${title}`,
  binderTitle: 'Procedures',
  calls: 'Who to call',
  contact: 'Contact',
  number: 'Number',
  when: 'When to call',
  noNumber: 'number not set',
  mainNumber: 'Main number of the campus',
  contents: 'Contents',
  revision: (category: string, revision: number, day: string) =>
    `${category}. Revision ${revision}, ${day}.`,
  reviewBy: (day: string) => `Review by ${day}.`,
  starter: 'Starter text, not yet reviewed by your campus.',
  firstAct: 'Do this first',
  goTo: (to: number | 'end') => (to === 'end' ? 'go to the end' : `go to step ${to}`),
  picture: (step: number) => `Picture for step ${step}`,
  end: 'End',
  printed: (day: string) => `Printed ${day}. The app may be newer.`,
} as const;
