import { expect, test } from 'vitest';
import { INBOX_STATES } from '#core/inbox/inbox.ts';
import { INBOX_TABS, inboxAddress, parseInbox } from './InboxTabs.tsx';

const queryOf = (address: string) => new URL(address, 'http://localhost').searchParams;

// INBOX-2
test('the shown list is read back from its address', () => {
  for (const tab of INBOX_TABS) {
    for (const state of INBOX_STATES) {
      for (const open of [undefined, { kind: 'note', _id: 'a-b' } as const]) {
        const view = { tab, state, open };
        expect(parseInbox(queryOf(inboxAddress(view)))).toEqual(view);
      }
    }
  }
});

// INBOX-2
test('nonsense in the address is ignored', () => {
  const query = new URLSearchParams({ tab: 'x', show: '1', message: 'letter/1' });
  const view = parseInbox(query);
  expect(view).toEqual({ tab: 'all', state: 'open', open: undefined });
  expect(inboxAddress(view)).toBe('/admin/inbox');
});
