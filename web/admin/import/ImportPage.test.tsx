import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { DUTY } from '#core/fixtures/contacts.ts';
import { textBlocks } from '#core/import/text-blocks.ts';
import { storeSession } from '../../base/session.ts';
import { openDocument } from '../shared/exchange/opened-document.ts';
import { answer } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import { ImportPage } from './ImportPage.tsx';

// AREAS-6
test('those who share a role stand by it in what is made of a document', async () => {
  storeSession({ _id: 'me', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' });
  vi.spyOn(window, 'fetch').mockImplementation(
    async () => await Promise.resolve(answer({ campus: { ...NEW_CAMPUS, contacts: DUTY } })),
  );
  const blocks = [...textBlocks('LEAK\n\n1. Call the duty manager.\n2. Wait.')];
  await openDocument({
    name: 'Binder',
    print: 'print',
    key: 'key',
    contactsKey: 'key',
    source: { kind: 'text', blocks, pictures: {} },
  });
  drawAdmin(<ImportPage />);
  const made = page.getByRole('mark').filter({ hasText: 'Duty manager (by area and hour)' });
  await expect.element(made).toBeVisible();
});
