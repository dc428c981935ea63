import { constants, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { zipOf } from '../test/office-files.ts';
import { openOnSqlite } from '../test/test-app.ts';
import { errorDetails } from '../base/words/error-details.ts';

const REFUSALS = errorDetails.documents;

const sent = (bytes: Uint8Array | string) => ({
  name: '',
  content: Buffer.from(bytes).toString('base64'),
});

/** Counts the processes that this one has started and not seen end. */
const children = () =>
  process.getActiveResourcesInfo().filter((one) => one === 'ProcessWrap').length;
const parsed = (text: string) => JSON.parse(text) as { detail?: string };

/** A PDF of half a megabyte whose page unpacks to 600. */
const PDF_BOMB = (() => {
  const blanks = Buffer.alloc(1024 * 1024, 32);
  const packed = deflateRawSync(blanks, { finishFlush: constants.Z_FULL_FLUSH });
  const stream = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: 600 }, () => packed),
    Buffer.from([3, 0]),
  ]);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj 3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>> endobj 4 0 obj <</Filter/FlateDecode/Length ${stream.length}>> stream\n`,
    ),
    stream,
    Buffer.from('\nendstream endobj trailer <</Root 1 0 R>>'),
  ]);
})();

// IMPORT-8
test(
  'readDocument of a bomb, of nonsense or of a file that takes all memory delays nobody, and names the limit',
  { timeout: 60_000 },
  async () => {
    const { app, signedIn } = await openOnSqlite();
    const admin = await signedIn();
    const before = children();
    const nonsense = Buffer.alloc(10 * 1024 * 1024, 'If yes, go to step 4. "x;y" | \n');
    const bomb = zipOf({ 'word/document.xml': Buffer.alloc(60 * 1024 * 1024, 32) }, 1_000);
    const deep = zipOf({ 'word/document.xml': '<a>'.repeat(400) });
    const reads = Promise.all(
      [nonsense, bomb, deep, PDF_BOMB].map(
        async (bytes) => await admin(API.readDocument, { body: sent(bytes) }),
      ),
    );
    const health = await app.inject({ url: API.health.path });
    expect(health.statusCode).toBe(200);
    const said = (await reads).map(({ status, text }) => [status, parsed(text).detail]);
    expect(said.slice(0, 3)).toEqual(
      [REFUSALS.TOO_MUCH, REFUSALS.TOO_LARGE, REFUSALS.TOO_DEEP].map((one) => [422, one]),
    );
    // A slow machine reaches the other limit first.
    expect([REFUSALS.NO_ROOM, REFUSALS.TOO_SLOW]).toContain(said[3]?.[1]);
    const hungry = await admin(API.readDocument, { body: sent(`# a\n${'[a'.repeat(900_000)}`) });
    expect(hungry).toMatchObject({ status: 422, code: 'INVALID_DOCUMENT' });
    await expect.poll(children).toBe(before);
  },
);
