import { BRAND } from '#core/base/brand.ts';

export const printMessages = {
  title: 'Print',
  published: (count: number, sheets: number) => {
    const issues = `${count} published ${count === 1 ? 'procedure' : 'procedures'}`;
    if (sheets === 0) return issues;
    return `${issues}, ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'} of paper.`;
  },
  what: 'What to print',
  kinds: { codes: 'QR sheet', binder: 'Binder', both: 'Both' },
  which: 'Which procedures',
  all: 'All published',
  paper: 'Paper',
  letter: 'Letter',
  area: 'QR codes for',
  wholeCampus: 'Whole campus',
  language: 'Language',
  original: 'In the original',
  print: 'Print',
  loadFailed: 'The pages to print did not load.',
  notPrinted: 'Not printed',
  notPrintedText: 'The latest version did not load. Try again.',
  none: 'Nothing is published yet',
  noneText: 'Publish a procedure first.',
  notPublished: 'This procedure is not published',
  showAll: 'Show all published',
  unreachable: (address: string) =>
    `Phones cannot reach ${address}. Ask your operator to set PUBLIC_URL, then print.`,
  preview: 'Print preview',

  /** On paper. */
  product: BRAND.name,
  scan: 'Scan to open. Works without a signal once the phone says “Ready offline”.',
  code: (title: string) => `QR code of ${title}`,
  binderTitle: 'Procedures',
  calls: 'Who to call',
  contact: 'Contact',
  number: 'Number',
  when: 'When to call',
  noNumber: 'number not set',
  mainNumber: 'Campus main number',
  contents: 'Contents',
  revision: (category: string, revision: number, day: string) =>
    `${category}. Revision ${revision}, ${day}.`,
  reviewBy: (day: string) => `Review by ${day}.`,
  starter: 'Starter text, not reviewed yet.',
  unreviewed: 'Translated, not reviewed yet.',
  firstAct: 'Do this first',
  notYet: (language: string) => `This step is not in ${language} yet.`,
  goTo: (to: number | 'end') => (to === 'end' ? 'go to the end' : `go to step ${to}`),
  picture: (step: number) => `Image for step ${step}`,
  end: 'End',
  printed: (day: string) => `Printed ${day}. The app may be newer.`,
} as const;
