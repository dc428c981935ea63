import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { openDocument, readDocument } from '../../server/exchange/documents/read-document.ts';
import { wordsIn } from './compared.ts';

/** The drawers that a test may open. */
const DRAWERS = ['learned-from', 'tested'].map((drawer) => join(import.meta.dirname, drawer));

const FOLDERS = DRAWERS.flatMap((drawer) =>
  readdirSync(drawer).map((folder) => {
    const all = readdirSync(join(drawer, folder), { recursive: true, encoding: 'utf8' });
    const files = all.filter((file) => extname(file) !== '' && !file.endsWith('.outcome.txt'));
    return [basename(drawer), folder, files] as const;
  }),
);

test('each folder has documents, more than 80 in all', () => {
  expect(FOLDERS.filter(([, , files]) => files.length === 0)).toEqual([]);
  expect(FOLDERS.flatMap(([, , files]) => files).length).toBeGreaterThan(80);
});

// IMPORT-2
test.each(FOLDERS)('each word of %s/%s is in an issue once, or is left out', async (drawer, name, files) => {
  const folder = join(import.meta.dirname, drawer, name);
  const wrong: string[] = [];
  for (const file of files) {
    const sent = { name: file, bytes: readFileSync(join(folder, file)) };
    const { blocks } = readDocument(await openDocument(sent));
    const { issues, left } = guessIssues(blocks, { name: 'Document', campus: NEW_CAMPUS });
    const own = issues.flatMap(({ pieces, steps }) => [
      ...pieces,
      ...steps.flatMap((step) => step.pieces),
    ]);
    const pieces = [...own, ...left].toSorted((a, b) => a.from - b.from);
    for (const [place, { text, cells }] of blocks.entries()) {
      for (const [at, words] of [text, ...cells.map((cell) => cell.text)].entries()) {
        const ranges = pieces.filter(({ block, cell }) => block === place && cell === at - 1);
        let end = 0;
        for (const { from, to } of ranges) {
          if (from < end || wordsIn(words.slice(end, from)).length > 0)
            wrong.push(`${file}: ${words}`);
          end = to;
        }
        if (wordsIn(words.slice(end)).length > 0) wrong.push(`${file}: ${words}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
