// The editor of an issue of 60 steps, opened on a slow machine.
import type { Bench } from './measurement.ts';
import { measureEditor } from './editor-rounds.ts';
import { answeredIn, loadedIn, PRESS } from './throttled-page.ts';

/** Steps that fill the screen. */
const SCREENFUL = 12;

const FROM_LIST = 'editor of 60 steps, from the list of 500';
const BY_ADDRESS = 'the same by its address';

export const bench: Bench = async () =>
  await measureEditor({ [FROM_LIST]: 300, [BY_ADDRESS]: 300 }, async (page, url, issue, note) => {
    // The rest of a long stepper, below the foot of the screen, is drawn afterwards.
    const last = Math.min(issue.steps.length, SCREENFUL);
    const onScreen = { selector: 'nav button', text: `Step ${last}` };
    await page.goto(`${url}/admin?search=${encodeURIComponent(issue.title)}`);
    const card = page.getByRole('link', { name: issue.title, exact: true });
    await card.waitFor();
    // As long as it takes to look for it, and for the list to be drawn whole.
    await page.waitForTimeout(1_500);
    note(
      FROM_LIST,
      await answeredIn(page, async () => await card.click({ delay: PRESS }), onScreen),
    );
    // As in a tab of its own: the old page takes time to go.
    await page.goto('about:blank');
    note(BY_ADDRESS, await loadedIn(page, `${url}/issue/${issue._id}`, onScreen));
  });
