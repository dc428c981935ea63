import { FROM_RIGHT } from './from-right.ts';

// A time, a date or a fraction is one number: in a text from right to left, its halves would change places.
const NUMBER = /([+(]?\d(?:[\d ().-]|[:/,](?=\d))*\d)/;

/** Splits a text that has letters from right to left, so that every second piece is a number (CONTACT-12). Any other text is one piece. */
export function numberPieces(text: string): readonly string[] {
  return FROM_RIGHT.test(text) ? text.split(NUMBER) : [text];
}
