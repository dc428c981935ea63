import { describe, expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { wordFile } from '../../test/office-files.ts';
import { openOnSqlite } from '../../test/test-app.ts';

const sent = (bytes: Uint8Array | string, name = '') => ({
  name,
  content: Buffer.from(bytes).toString('base64'),
});

describe('a document', () => {
  // IMPORT-1
  test('readDocument returns the paragraphs, and stores nothing', async () => {
    const { signedIn } = await openOnSqlite();
    const admin = await signedIn();
    const file = wordFile([
      { text: 'Lockout', style: 'berschrift1' },
      { text: 'Knock.', list: '1' },
    ]);
    const { status, data } = await admin(API.readDocument, { body: sent(file, 'binder.docx') });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      kind: 'word',
      blocks: [
        { kind: 'heading', level: 1, text: 'Lockout' },
        { kind: 'numbered', label: '1.', text: 'Knock.' },
      ],
    });
    expect((await admin(API.listIssues)).data).toEqual([]);
  });

  // IMPORT-8
  test('readDocument refuses in a sentence what is not a document or too large', async () => {
    const { signedIn } = await openOnSqlite();
    const admin = await signedIn();
    const old = await admin(API.readDocument, {
      body: sent(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])),
    });
    expect(old).toMatchObject({ status: 422, code: 'INVALID_DOCUMENT' });
    expect(old.text).toContain('Save it as .docx');
    const large = await admin(API.readDocument, { body: sent(Buffer.alloc(16 * 1024 * 1024)) });
    expect(large).toMatchObject({ status: 413, code: 'TOO_LARGE' });
    expect(await admin(API.readDocument, { body: { name: 'a' } })).toMatchObject({ status: 400 });
  });
});
