import { printMessages } from '../shared/print/messages.ts';

/** The sizes of paper, each with the height between the margins of a sheet, in mm. */
export const PAPERS = {
  letter: { label: printMessages.letter, room: 259.4 },
  a4: { label: 'A4', room: 277 },
} as const;
export type Paper = keyof typeof PAPERS;

export const isPaper = (name: string | null): name is Paper =>
  name !== null && Object.hasOwn(PAPERS, name);

/** The regions whose printers use Letter; others use A4. */
const LETTER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** Returns the paper of the region in a language tag, such as 'en-US'. */
export function paperOf(language: string): Paper {
  const { region } = new Intl.Locale(language).maximize();
  return region !== undefined && LETTER.includes(region) ? 'letter' : 'a4';
}
