import type { Locator, Page } from '@playwright/test';

/**
 * Acts as the hands of a person, and counts clicks and taps, and keys, one for each character. A field that a page
 * does not focus is clicked first.
 */
export function countingHands() {
  const done = { clicks: 0, keys: 0 };
  const click = async (control: Locator): Promise<void> => {
    await control.click();
    done.clicks += 1;
  };
  const reach = async (field: Locator): Promise<void> => {
    const isReached = await field.evaluate((element) => element === document.activeElement);
    if (!isReached) await click(field);
  };
  return {
    done,
    click,
    /** Opens a printed address: a click on it, or a look through the camera and a tap. */
    open: async (page: Page, address: string): Promise<void> => {
      await page.goto(address);
      done.clicks += 1;
    },
    type: async (field: Locator, text: string): Promise<void> => {
      await reach(field);
      await field.fill(text);
      done.keys += text.length;
    },
    /** Pastes a text copied in another program: two clicks there, a key here. */
    paste: async (field: Locator, text: string): Promise<void> => {
      await reach(field);
      await field.fill(text);
      done.clicks += 2;
      done.keys += 1;
    },
    /** Picks a file by the machine's own dialog: it is opened, the file taken, the dialog closed. */
    pick: async (field: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> => {
      await field.setInputFiles(file);
      done.clicks += 3;
    },
    press: async (control: Locator, key: string): Promise<void> => {
      await control.press(key);
      done.keys += 1;
    },
  };
}
