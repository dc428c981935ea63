import { expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const ORDERS = `
----------------------------------------
DO-1  WATER ON THE FLOOR
----------------------------------------
REVISED 02/11/2025

1.1  SHUT THE VALVE BEHIND THE BOILER.
1.2  WHERE DOES IT COME FROM?
       A PIPE        - SHUT THE MAIN IN THE CELLAR AND CALL THE
                       PLUMBER.
       THE ROOF      - PUT OUT THE BUCKETS.
1.3  WRITE IT DOWN.

----------------------------------------
DO-2  LIGHTS OUT
----------------------------------------
2.1  IS THE STREET DARK AS WELL?
       YES - WAIT FOR THE POWER COMPANY.
       NO  - RESET THE BREAKER.
2.2  WRITE IT DOWN.
`;

// IMPORT-2, IMPORT-4: capitals everywhere are no look
test('procedures in all capitals keep their titles, questions and answers', () => {
  const { issues } = guessIssues(textBlocks(ORDERS), { name: 'Orders', campus: BINDER_CAMPUS });
  expect(
    issues.map(({ title, steps }) => [title, ...steps.map(({ step }) => step.question)]),
  ).toEqual([
    [
      'WATER ON THE FLOOR',
      'SHUT THE VALVE BEHIND THE BOILER.',
      'WHERE DOES IT COME FROM?',
      'SHUT THE MAIN IN THE CELLAR AND CALL THE PLUMBER.',
      'PUT OUT THE BUCKETS.',
      'WRITE IT DOWN.',
    ],
    [
      'LIGHTS OUT',
      'IS THE STREET DARK AS WELL?',
      'WAIT FOR THE POWER COMPANY.',
      'RESET THE BREAKER.',
      'WRITE IT DOWN.',
    ],
  ]);
});
