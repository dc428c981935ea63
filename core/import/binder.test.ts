import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../fixtures/binder-outline.ts';
import { PASTED } from '../fixtures/binder-pages.ts';
import { guessIssues } from './guessed-issues.ts';
import { textBlocks } from './text-blocks.ts';

// IMPORT-3, IMPORT-4, IMPORT-5, IMPORT-6
test('pages of binders become the issues that somebody would make of them', async () => {
  const outlines = Object.entries(PASTED).map(([what, text]) => {
    const { issues } = guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS });
    return `== ${what}\n\n${outlineText(issues)}\n`;
  });
  await expect(outlines.join('\n')).toMatchFileSnapshot('../fixtures/binder-pages.outlines.txt');
});
