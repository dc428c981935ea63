import { expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const heading = (text: string) => lineBlock(text, { kind: 'heading', level: 1, isApart: true });
const AROUND = new Set(['Ring the bell.', 'Light the lamp.', 'Write in the log.', 'Sign out.']);

/** Returns the marks of the steps that the second of five became, in a procedure beside 'Fire drill'. */
function marksOf(second: string): readonly string[] {
  const blocks = [
    heading('Boiler'),
    ...textBlocks(
      `1. Ring the bell.\n2. ${second}\n3. Light the lamp.\n4. Write in the log.\n5. Sign out.`,
    ),
    heading('Fire drill'),
    ...textBlocks('1. Count the heads.\n2. Report.'),
  ];
  const { issues } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
  const own = issues[0]?.steps.filter(({ step }) => !AROUND.has(step.question ?? '')) ?? [];
  return issues.length === 2 ? own.flatMap(({ marks }) => marks) : [];
}

/** Sentences with answers, and ways, as people write them. */
const SENTENCES = `
Call the desk if the pump is on, otherwise go to 4. | Go to 4 if the pump is on. | Go to 4 unless the pump is on.
Go to 4 or 5, depending on the pump. | Either call the desk or go to 4. | Hot: 4, cool: 5. | Hot? 4. Cool? 5.
Only when it is hot go to 4. | Go straight to 4 when there is smoke. | 4 if hot, 5 if not. | If hot 4, if cool 5.
If smoke, 4. | Smoke? Go to 4. | Pump on = 4, pump off = 5. | If hot, leave; else wait. | If it is on then call the desk else wait.
If the pump is on call the desk, if it is off go to 4. | Call the desk when hot, wait when cool. | Check whether the pump is on.
With smoke, leave; without, wait. | Leave (if smoke) or wait (if none). | For smoke, leave. For no smoke, wait. | Hot or cool?
Hot (Y/N) | Hot: ☐ Yes ☐ No | Circle one: hot / cool | Y go to 3, N go to 4. | Is it on? Y=3 N=4 | Is it on? yes 3 no 4
Is it on? Yes - log and done. No - wait. | If he refuses call the desk and if he agrees wait. | Leave or wait, whichever is safer.
Weekdays: call the desk. Weekends: wait. | Minor? Call the parents. Adult? Wait. | One person: wait. Two or more: call the desk.
Now goto 4. | Pick up at 4. | Fast forward to 4. | Continue at #4. | Next is 4. | Next: 4 | Repeat 1-2. | Return to the top.
Then 4. | Ignore 3 and 4. | Skip 3. | Skip ahead. | Steps 3 and 4 do not apply. | Go to step four. | Go to the fourth step.
Go to the final step. | Go to section B. | Go to Appendix C. | Go to tab 4. | Proceed to Level 2. | Go to IV. | Go to (d).
Use the fire drill procedure. | Switch to Fire drill. | See Fire drill. | See the Fire drill card. | Refer to Fire drill.
End. | Finish. | You are done. | All done. | Done. | That is it. | Case closed. | No action needed. | Stand down. | End of procedure.
Exit. | Exit this procedure. | Wrap up here. | Call it a night. | STOP. | Log it and stop. | Log it and done. | Log it and end.
This ends the procedure. | Procedure complete. | Incident closed. | It ends here. | Stop the procedure. | Abort.`;

// IMPORT-35: what may be an answer or a way is read as one, or marked
test.each(SENTENCES.trim().split(/ \| |\n/))(
  "'%s' is read as an answer or skip, or marked",
  (sentence) => {
    expect(marksOf(sentence)).not.toEqual([]);
    // 'Hot: 4' alone is a number of something.
    if (!/^\P{L}|[:?] \d/u.test(sentence))
      expect(marksOf(`Leave the room. ${sentence}`)).not.toEqual([]);
  },
);

const NAMES = ['Yes/No', 'Y/N', 'If yes/If no', 'Yes/Otherwise', 'If so/If not', 'On/Not on'];
const SIGNS = [': ', ', ', ' - ', ' → ', ' = ', ' ', '. '];
const ARRANGED = ['A. B.', 'A, B.', 'A; B.', '\nA.\nB.', 'A / B', '\n   - A\n   - B'];

// IMPORT-35
test.each(NAMES)(
  '%s below or after a question are read as answers or marked, with any signs',
  (names) => {
    const [yes = '', no = ''] = names.split('/');
    const plain = SIGNS.flatMap((sign) =>
      ARRANGED.map((form) =>
        form.replace('B', `${no}${sign}wait`).replace('A', `${yes}${sign}go to 4`),
      ),
    ).filter((answers) => marksOf(`Is the pump on? ${answers}`).length === 0);
    expect(plain).toEqual([]);
  },
);

test.each([
  'If it is hot, leave.',
  'Wait until six.',
  'Quiet hours start at 10 pm.',
  'Go with two helpers.',
  'Call a parent as well if the guest is under 18, whatever happened.',
  'See what the fire drill needs.',
  'Close the valve and write down when.',
])("'%s' is one step without a mark", (sentence) => {
  expect(marksOf(sentence)).toEqual([]);
});

/** Returns the marks of a step above rows, each for a case and the second with these words. */
function marksAbove(second: string, cases: readonly string[]) {
  const blocks = [
    heading('Boiler'),
    ...textBlocks('1. Read the fault on the display.'),
    ...['Shut off the burner and go to 4.', second, 'Wait.'].map((text, at) =>
      lineBlock(`${text}\nFault shown: ${cases[at]}`, { isApart: true, kind: 'numbered' }),
    ),
    ...textBlocks('2. Look at the tank.\n3. Note the time.\n4. Call the plumber.'),
  ];
  return guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues[0]?.steps[0]?.marks;
}

// IMPORT-35
test('a step above rows for different cases is marked if two of the rows skip to other steps', () => {
  const cases = ['Low water', 'No flame', 'Any other'];
  expect(marksAbove('Reset it and go to 3.', cases)).toContain('MAYBE_ANSWERS');
  expect(marksAbove('Reset it.', cases)).toEqual([]);
  expect(marksAbove('Reset it and go to 3.', ['Low water', 'No flame', 'Low water'])).toEqual([]);
});
