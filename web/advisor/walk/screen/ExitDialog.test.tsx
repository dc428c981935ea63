import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ServerReply } from '#core/outbox/server-reply.ts';
import { draw } from '#kit/test/draw.ts';
import { storeRecord, recordAfter } from '../../phone/outbox/outbox.ts';
import { emptyPhone } from '../../test/phone.ts';
import { ExitDialog } from './ResultDialog.tsx';

beforeEach(emptyPhone);

const dialog = page.getByRole('dialog', { name: 'Exit the issue workflow?' });
const nothing = vi.fn<() => void>();

const waits: ServerReply = { kind: 'retry', why: 'no-answer' };
const refused: ServerReply = { kind: 'refused', code: 'INVALID_INPUT', status: 400, epoch: '' };
const received: ServerReply = { kind: 'received', id: 'r', receivedAt: '', held: 0, epoch: '' };

// OUTBOX-5, OUTBOX-8, WALK-20
test.each([
  [waits, false, /\?Not sent yet\. It is kept on this phone and will be tried again\./],
  [refused, false, /\?Not accepted\. Copy it from Records/],
  [received, false, /\?Received by the office\./],
  [waits, true, /The escalation stays recorded\. Not sent yet\./],
  [received, true, /The escalation stays recorded\. Received by the office\./],
] as const)(
  'the dialog says how far the record is: %o, under way %s',
  async (answer, isUnderWay, words) => {
    const body = { description: 'Quick', rating: 4, advisor: 'Amara' };
    const address = 'POST /api/feedback';
    const said = { key: 'walk', address, advisor: 'Amara', title: '', body } as const;
    await storeRecord(said, new Date());
    await recordAfter('walk', { type: 'answered', sent: 0, answer });
    draw(
      <ExitDialog
        category="Water"
        recordKey="walk"
        isUnderWay={isUnderWay}
        onExit={nothing}
        onStay={nothing}
      />,
    );
    await expect.element(dialog).toMatchTextContent(words);
  },
);
