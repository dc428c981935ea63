import { printMessages } from '../shared/print/messages.ts';

/** The papers of printers: the height between the margins of a sheet, in mm. */
export const PAPERS = {
  letter: { label: printMessages.letter, room: 259.4 },
  a4: { label: 'A4', room: 277 },
} as const;
export type Paper = keyof typeof PAPERS;

export const isPaper = (name: string | null): name is Paper =>
  name !== null && Object.hasOwn(PAPERS, name);

/** Regions whose printers have Letter; A4 elsewhere. */
const LETTER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** Returns the paper of a language's region, as 'en-US'. */
export function paperOf(language: string): Paper {
  const { region } = new Intl.Locale(language).maximize();
  return region !== undefined && LETTER.includes(region) ? 'letter' : 'a4';
}
