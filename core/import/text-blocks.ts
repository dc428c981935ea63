import { lineBlock, type SourceBlock } from './source.ts';

/** The most characters of one block: a longer paragraph is several, cut between words. */
export const BLOCK_LENGTH = 4_000;

/** Splits a text into pieces that fit in a block. */
export function inLengths(text: string): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > BLOCK_LENGTH) {
    const space = rest.lastIndexOf(' ', BLOCK_LENGTH);
    const at = space > 0 ? space : BLOCK_LENGTH;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...parts, rest];
}

/** Splits a block that is too long; only the first piece keeps its label and pictures. */
export function splitBlock(block: SourceBlock): readonly SourceBlock[] {
  return inLengths(block.text).map((text, index) =>
    index === 0 ? { ...block, text } : lineBlock(text, { isApart: true }),
  );
}

/** The signs that a forwarded mail has before each of its lines. */
const QUOTED = /^\s*(?:>[^\S\n]?)+/;

/** Returns the lines of a plain text as blocks, without empty ones. */
export function textBlocks(text: string): readonly SourceBlock[] {
  const blocks: SourceBlock[] = [];
  let isApart = true;
  const lines = text.split(/\r\n|[\n\r\f\v\u2028\u2029]/);
  const isQuoted = lines.every((line) => line.trim() === '' || QUOTED.test(line));
  for (const written of lines) {
    const line = isQuoted ? written.replace(QUOTED, '') : written;
    if (line.trim() === '') {
      isApart = true;
      continue;
    }
    blocks.push(...splitBlock(lineBlock(line, { isApart })));
    isApart = false;
  }
  return blocks;
}
