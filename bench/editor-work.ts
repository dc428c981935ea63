// Every kind of tap and key in the editor of an issue of 60 steps, with the tree open beside it.
import type { Bench } from './measurement.ts';
import { measureEditor } from './editor-rounds.ts';
import { answeredIn, paintedIn, PAUSE, PRESS } from './throttled-page.ts';

const OPEN = 'a tap that opens a step';
const KEY = 'a key in its question';
const TARGET = 'a key that chooses where an answer leads';
const MOVE = 'a tap that moves it, saved';
const ADD = 'a tap that adds a step';

/** In ms: after that a choice by keys starts again. */
const SECOND = 1_100;

const title = (number: number) => ({ selector: 'main h2', text: `Step ${number}` });

export const bench: Bench = async () => {
  const goals = { [OPEN]: 100, [KEY]: 100, [TARGET]: 100, [MOVE]: 100, [ADD]: 100 };
  return await measureEditor(goals, async (page, url, { _id, steps }, note) => {
    const tap = async (what: string, name: string, number: number): Promise<void> => {
      const button = page.getByRole('button', { name, exact: true });
      note(
        what,
        await answeredIn(page, async () => await button.click({ delay: PRESS }), title(number)),
      );
      await page.waitForTimeout(PAUSE);
    };
    const key = async (what: string, pressed: string): Promise<void> =>
      note(what, await paintedIn(page, async () => await page.keyboard.press(pressed)));

    await page.goto(`${url}/issue/${_id}`);
    const tree = page.getByRole('region', { name: 'Tree' });
    await tree.getByRole('button', { name: `${steps.length}. ` }).waitFor();
    for (const number of [1, steps.length, Math.ceil(steps.length / 2)]) {
      await tap(OPEN, `Step ${number}`, number);
    }
    const number = Math.ceil(steps.length / 2);
    await tap(MOVE, 'Move up', number - 1);
    await tap(MOVE, 'Move down', number);
    await page.getByRole('textbox', { name: 'Question or Statement' }).focus();
    for (const character of 'where') {
      await key(KEY, character);
      await page.waitForTimeout(PAUSE / 2);
    }
    await page
      .getByRole('combobox', { name: 'Action type' })
      .first()
      .selectOption('Skip to a specific step');
    await page.getByRole('combobox', { name: 'Step number' }).first().focus();
    for (const pressed of '31') {
      await page.waitForTimeout(SECOND);
      await key(TARGET, pressed);
    }
    await tap(ADD, 'ADD A STEP', steps.length + 1);
  });
};
