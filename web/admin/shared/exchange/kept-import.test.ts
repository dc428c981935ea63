import { expect, test } from 'vitest';
import { storeSession } from '../../../base/session.ts';
import { keepDocument, keepSaid, keptImport, removeKept } from './kept-import.ts';
import type { OpenedDocument } from './opened-document.ts';

const named = (name: string): OpenedDocument => ({
  name,
  print: name,
  key: `${name}-20261126`,
  contactsKey: name,
  source: { kind: 'text', blocks: [], pictures: {} },
});

// IMPORT-20
test('a tab whose document was replaced in another tab does not change the new one', async () => {
  storeSession({ _id: 'me', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' });
  const [leak, lockout] = [named('leak'), named('lockout')];
  await keepDocument(leak);
  await keepSaid(leak, 'of the leak');
  expect(await keptImport()).toEqual({ document: leak, said: 'of the leak' });
  await keepDocument(lockout);
  await keepSaid(leak, 'of the leak again');
  expect(await keptImport()).toEqual({ document: lockout, said: undefined });
  await keepSaid(lockout, 'of the lockout');
  await keepSaid(leak, 'of the leak again');
  await removeKept(leak);
  expect(await keptImport()).toEqual({ document: lockout, said: 'of the lockout' });
  await keepDocument(leak);
  expect(await keptImport()).toEqual({ document: leak, said: undefined });
  await removeKept(leak);
  expect(await keptImport()).toBeUndefined();
});
