import type { Page } from '@playwright/test';
import { DESK_AND_PHONE, expectAccessible } from './accessibility.ts';
import { ADMIN_VIEWS, ADVISOR_VIEWS, expectReadable } from './text-fit.ts';

/** Judges a screen of the advisor: axe finds nothing, and every text is whole, enlarged too. */
export async function judgePhone(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectReadable(page, state, ADVISOR_VIEWS);
}

/** Judges a screen of the administrator: axe finds nothing, and every text is whole, enlarged too. */
export async function judgeDesk(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state, DESK_AND_PHONE);
  await expectReadable(page, state, ADMIN_VIEWS);
}
