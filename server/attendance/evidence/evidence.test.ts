import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { imagePath } from '#core/base/image.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { ask } from '#core/fixtures/trees.ts';
import type { SavedStep } from '#core/step/step.ts';
import { openedRecords } from '../opened.ts';
import { formatJson } from '../../db/columns/json.ts';
import { writeSetting } from '../../db/settings.ts';
import { holdCampus, writeCampus } from '../../domain/campus.ts';
import { storedPictures } from '../../images/ready.ts';
import { ISSUE, KEY, sent, storeRevision, storeRevisions } from '../../test/attended-issue.ts';
import { describeOnEachDatabase, type TestApp } from '../../test/test-app.ts';
import { parseJson } from '../../test/parse-json.ts';
import { evidenceCommand } from './command.ts';
import { Evidence, sha256 } from './evidence.ts';
import { elapsedText } from './parts.ts';
import { picturesWalked } from './routes.ts';

/** Downloaded from a server before the seal had one form letter for letter, with the secret that it had. */
const EARLIER_FILE = join(import.meta.dirname, 'earlier-file.zst');
const EARLIER_SECRET = 'WU-p968b2AaVdbQcZ-y4IzvGb8NPnCOfU2eVACyj3kI';

/** Sends a record that went back once, called, and was corrected; returns its file. */
async function fileOf(app: TestApp, feedback = 'Glass <everywhere> & 5\u00a0cm'): Promise<string> {
  await storeRevisions(app.db, ISSUE, ['Is it <out>?']);
  const trail = [
    { step: 's1', at: 65_000, did: 'yes' },
    { step: 's2', at: 70_000, did: 'back' },
    { step: 's1', at: 3_725_000, did: 'no' },
    { step: 's2', at: 3_726_000, did: 'call:emergency' },
    { step: 's2', at: 3_727_000, did: 'yes' },
  ];
  const walked = {
    ...sent,
    revision: 1,
    steps: [
      { step: 's1', response: 'No' },
      { step: 's2', response: 'Yes' },
    ],
    trail,
    moments: [
      { step: 's1', at: 66_000, did: 'timer:10' },
      { step: 's2', at: 666_000, did: 'rang' },
      { step: 's2', at: 667_000, did: 'handed:Ben & <Co>' },
    ],
    report: 'opened',
    issueStatus: 'Escalated',
    startedAt: '2026-11-20T02:10:00.000Z',
    finishedAt: '2026-11-20T03:15:00.000Z',
  };
  const first = { ...walked, feedback: { description: 'Glass.', rating: 4 } };
  await app.call(API.attend, { body: first, key: KEY });
  const corrected = { ...walked, correction: 1, feedback: { description: feedback, rating: 4 } };
  const { data } = await app.call(API.attend, { body: corrected, key: KEY });
  const me = await app.signedIn({ name: 'Maya' });
  return (await me(API.recordEvidence, { params: { id: data._id } })).text;
}

async function verify({ deps, config }: TestApp, text: string | Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'reslife-evidence-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'record.html');
  writeFileSync(file, text);
  return await evidenceCommand(['verify', file], deps, openedRecords(deps, config.timeZone));
}

describeOnEachDatabase('evidence of a record', (open) => {
  test('recordEvidence: one file has the words, detours, times, timers, people, report, corrections and hash (EVIDENCE-1)', async () => {
    const app = await open();
    const text = await fileOf(app);
    for (const part of [
      '<p>1. Is it &lt;out&gt;?</p><p><b>No</b> (again)</p>',
      '<span class="quiet">1:05 after start</span>',
      '<span class="quiet">1:02:05 after start</span>',
      'went back from step 2.',
      'tapped Call emergency services.',
      'Glass &lt;everywhere&gt; &amp; 5&nbsp;cm',
      'Feedback was “Glass.”',
      'set a timer of 10 minutes at step 1.',
      '<p>The timer rang at step 2.</p>',
      'handed the procedure over to Ben &amp; &lt;Co&gt;.',
      'Ben &amp; &lt;Co&gt; ended the procedure: escalated.',
      '<dt>Handed over to</dt><dd>Ben &amp; &lt;Co&gt;</dd>',
      '<dt>Incident report</dt><dd>Opened on the phone</dd>',
    ]) {
      expect(text).toContain(part);
    }
    const json = /id="record">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    const { code, revision, record } = parseJson(Evidence, json);
    expect(text).toContain(`<dd>${code}</dd>`);
    expect(text).toContain(`<dd>${revision?.sha256}</dd>`);
    expect(revision?.content).toMatchObject({ steps: [{ question: 'Is it <out>?' }, {}] });
    expect(record.former).toHaveLength(1);
    expect(json).not.toContain('"number":"');
  });

  test('the file is an attachment with its own name, only for administrators; unknown records have none', async () => {
    const app = await open();
    await fileOf(app);
    const params = { id: KEY.toLowerCase() };
    expect((await app.call(API.recordEvidence, { params })).status).toBe(401);
    const me = await app.signedIn({ email: 'reader@example.edu', role: 'reader' });
    const { data: rows } = await me(API.analytics, {
      query: { startDate: '2026-11-01', endDate: '2026-11-30' },
    });
    const { headers } = await me(API.recordEvidence, {
      params: { id: rows.analysis[0]?._id ?? '' },
    });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="record-.{5}\.html"$/);
    expect(headers['cache-control']).toBe('no-store');
    expect((await me(API.recordEvidence, { params: { id: ISSUE } })).code).toBe('NOT_FOUND');
  });

  // CONTACT-7
  test('contacts keep the names that were shown, everywhere, and none is a bare reference (EVIDENCE-1)', async () => {
    const app = await open();
    const setName = async (name: string, words: string) => {
      const held = await holdCampus(app.db.write);
      const contacts = [contactWith('security', { name }), contactWith('desk', { name })];
      const emergency = { ...held.campus.emergency, words };
      await writeCampus(app.db.write, held, { campus: { ...held.campus, contacts, emergency } });
    };
    await storeRevisions(app.db, ISSUE, ['Call [[contact:security]] or [[contact:emergency]].']);
    const moments = [
      { step: 's1', at: 900, did: 'named:security=Jane Smith' },
      { step: 's1', at: 900, did: 'named:emergency=911' },
      { step: 's2', at: 1_900, did: 'named:desk=Night desk' },
    ];
    const trail = [
      { step: 's1', at: 950, did: 'call:security' },
      { step: 's1', at: 1_000, did: 'yes' },
      { step: 's2', at: 2_000, did: 'call:desk' },
    ];
    const body = { ...sent, revision: 1, moments, trail, startedAt: '2026-11-20T02:10:00.000Z' };
    await app.call(API.attend, { body: { ...body, issueStatus: 'Escalated' }, key: KEY });
    const { data } = await app.call(API.attend, { body: { ...body, correction: 1 }, key: KEY });
    await setName('Bob Jones', 'the police');
    const me = await app.signedIn();
    const { text } = await me(API.recordEvidence, { params: { id: data._id } });
    const shown = text.slice(0, text.indexOf('id="record">'));
    expect(shown.match(/Call Jane Smith or 911\./g)).toHaveLength(3);
    expect(shown).toContain('tapped Call Jane Smith.');
    expect(shown).toContain('tapped Call Night desk.');
    expect(shown).not.toMatch(/Bob Jones|the police|\[\[contact/);
    await setName('Carol', 'the fire brigade');
    expect((await verify(app, text))?.text).toContain('is the same in this database');
  });

  // CONTACT-12
  test('a number in right-to-left text is displayed left to right, and stored without marks', async () => {
    const app = await open();
    const question = 'اتصل 777-0142 أو';
    await storeRevisions(app.db, ISSUE, [question]);
    const { data } = await app.call(API.attend, { body: { ...sent, revision: 1 }, key: KEY });
    const me = await app.signedIn();
    const { text } = await me(API.recordEvidence, { params: { id: data._id } });
    const [shown = '', recorded] = text.split('id="record">');
    expect(shown.match(/<p>(1\. )?اتصل <bdi>777-0142<\/bdi> أو<\/p>/g)).toHaveLength(2);
    expect(recorded).toContain(question);
    expect((await verify(app, text))?.status).toBe(0);
  });

  test('the file has the pictures of the walked steps, once each (EVIDENCE-1)', async () => {
    const app = await open();
    const create = { width: 4, height: 3, channels: 3, background: '#b42828' } as const;
    const bytes = await sharp({ create }).webp().toBuffer();
    const pictures = storedPictures(app.deps);
    const ready = await pictures.ready(bytes);
    if (!ready) throw new Error('no picture');
    await pictures.store(ready);
    await storeRevisions(app.db, ISSUE, ['Is it out?']);
    await storeRevision(app.db, ISSUE, 2, 'Seen?');
    const steps = [{ ...ask('s1', 'end', 'end'), image: imagePath(ready.hash) }];
    await app.db.write
      .updateTable('revision')
      .set({ steps: formatJson<SavedStep[]>(steps) })
      .where('number', '=', 2)
      .execute();
    const walked = { ...sent, revision: 2, steps: [{ step: 's1', response: 'Yes' }] };
    const { data } = await app.call(API.attend, { body: walked });
    const me = await app.signedIn();
    const { text } = await me(API.recordEvidence, { params: { id: data._id } });
    const source = `src="data:image/webp;base64,${Buffer.from(ready.bytes).toString('base64')}"`;
    expect(text.split(source)).toHaveLength(2);
  });

  test('verify: an untouched file is whole, one changed letter is found, and another server calls it foreign (EVIDENCE-4)', async () => {
    const app = await open();
    const text = await fileOf(app);
    const whole = await verify(app, text);
    expect(whole).toMatchObject({ status: 0 });
    expect(whole?.text).toContain('nothing in this file has changed, made on');
    expect(whole?.text).toContain('is the same in this database');

    const seal = text.indexOf('id="seal">');
    await fc.assert(
      fc.asyncProperty(
        fc.nat(text.length - 1),
        fc.constantFrom('x', ' ', '<', '0'),
        async (at, by) => {
          fc.pre(text[at] !== by);
          const changed = text.slice(0, at) + by + text.slice(at + 1);
          const verdict = await verify(app, changed);
          expect(verdict?.status, `at ${at} of ${seal}`).toBe(1);
        },
      ),
      { numRuns: 60 },
    );
    expect((await verify(app, 'a letter'))?.text).toContain('not an evidence file');

    await app.db.write.deleteFrom('setting').where('name', '=', 'evidence_secret').execute();
    expect(await verify(app, text)).toMatchObject({
      status: 1,
      text: expect.stringMatching(/NOT OURS/),
    });
  });

  test('verify: anything added, removed or repeated in a file is a change, even in its seal (EVIDENCE-4)', async () => {
    const app = await open();
    const text = await fileOf(app, 'A letter that no page has: \u{fffd}');
    const [seal = ''] = /<script[^>]*id="seal">.*?<\/script>/.exec(text) ?? [];
    const json = /\{.*\}/.exec(seal)?.[0] ?? '';
    const { shown, file, mark }: Record<string, string> = JSON.parse(json) as never;
    const forged = '</SCRIPT ><style>#verdict,#evidence{display:none}</style><h1>Resolved</h1>';
    const seals = [
      JSON.stringify({ shown, file, mark, x: forged }),
      JSON.stringify({ [forged]: '', shown, file, mark }),
      JSON.stringify({ shown, file, mark, x: '<!--<script>' }),
      JSON.stringify({ file, shown, mark }),
      JSON.stringify({ shown, file, mark }, null, 1),
      `${json} `,
      ` ${json}`,
      `{"shown":"0",${json.slice(1)}`,
      json.replace('"shown"', String.raw`"\u0073hown"`),
      json.replace(shown ?? '', (shown ?? '').toUpperCase()),
      `${json.slice(0, -2)}=="}`,
    ];
    const changed = [
      ...seals.map((by) => text.replace(json, () => by)),
      text.replace(seal, () => seal + seal),
      text.replace(seal, () => `${seal}<p>${seal}</p>`),
      `${seal}${text}`,
      text.replace(seal, ''),
      `${text}\n`,
      `\u{feff}${text}`,
      text.replaceAll('\n', '\r\n'),
    ];
    for (const one of changed) {
      const verdict = await verify(app, one);
      expect(verdict?.text).toMatch(/^CHANGED|^This is no/);
      expect(verdict?.status).toBe(1);
    }
    const bytes = Buffer.from(text);
    const at = bytes.indexOf('\u{fffd}');
    const unreadable = Buffer.concat([
      bytes.subarray(0, at),
      Buffer.of(0xff),
      bytes.subarray(at + 3),
    ]);
    expect((await verify(app, unreadable))?.text).toContain('CHANGED');
    expect((await verify(app, text))?.status).toBe(0);
  });

  test('verify: a file from a former version, which hashed only its parts, is recognized (EVIDENCE-4)', async () => {
    const app = await open();
    await writeSetting(app.db.write, 'evidence_secret', 'a secret of then');
    const parts = ['h1 { color: red }', '<h1>Window</h1>', '{"format":"reslife-oncall-evidence"}'];
    const [look, main, json] = parts;
    const before = `<!doctype html>\n<html lang="en">\n<head>\n<style id="look">${look}</style>\n</head>\n<body>\n<main id="evidence">${main}</main>\n<script type="application/json" id="record">${json}</script>\n<script type="application/json" id="seal">`;
    const after = '</script>\n<script>check()</script>\n</body>\n</html>\n';
    const [shown, file] = [sha256(parts.join('')), sha256(before + after)];
    const mac = createHmac('sha256', 'a secret of then').update(`${shown} ${file}`);
    const seal = JSON.stringify({ shown, file, mark: mac.digest('base64url') });
    expect(await verify(app, before + seal + after)).toMatchObject({
      status: 0,
      text: expect.stringMatching(/^WHOLE/),
    });
    expect((await verify(app, `${before}${seal}${after} `))?.status).toBe(1);
  });

  // EVIDENCE-4
  test('verify: a real file of an earlier version is whole and compared with its record, and an altered copy is changed', async () => {
    const app = await open();
    await writeSetting(app.db.write, 'evidence_secret', EARLIER_SECRET);
    const file = zstdDecompressSync(readFileSync(EARLIER_FILE)).toString();
    expect(await verify(app, file)).toEqual({
      text: 'WHOLE: nothing in this file has changed, made on 2026-11-27T00:23:16.429Z by ada.\nIts record is no longer in this database.\n',
      status: 0,
    });
    const altered = await verify(app, file.replace('Went well', 'Went badly'));
    expect(altered).toMatchObject({ status: 1, text: expect.stringMatching(/^CHANGED/) });
  });

  test('verify: a file cut off anywhere, or no evidence at all, gets one sentence and the exit code 1 (EVIDENCE-4)', async () => {
    const app = await open();
    const text = await fileOf(app);
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), async (at) => {
        const verdict = await verify(app, text.slice(0, at));
        expect(verdict?.status).toBe(1);
        expect(verdict?.text).toMatch(
          /^(This is not an evidence file, or|CHANGED: this file).*\.\n$/,
        );
      }),
      { numRuns: 60 },
    );
    const openRecord = openedRecords(app.deps, app.config.timeZone);
    const folder = await evidenceCommand(['verify', tmpdir()], app.deps, openRecord);
    expect(folder).toEqual({ text: `${tmpdir()} cannot be read.\n`, status: 1 });
  });

  test('verify tells what happened to the record since then', async () => {
    const app = await open();
    const text = await fileOf(app);
    const body = { ...sent, revision: 1, correction: 2, steps: [] };
    await app.call(API.attend, { body, key: KEY });
    expect((await verify(app, text))?.text).toContain('corrected later');
    await app.db.write.deleteFrom('attendance').execute();
    expect((await verify(app, text))?.text).toContain('no longer in this database');
  });
});

test('the time since Start has minutes and seconds, and hours from one hour on', () => {
  expect([0, 59_999, 60_000, 3_599_999, 3_600_000, -5].map(elapsedText)).toEqual([
    '0:00',
    '0:59',
    '1:00',
    '59:59',
    '1:00:00',
    '0:00',
  ]);
});

const hash = (digit: string): string => digit.repeat(64);

test('only pictures that do not fit are left out; steps that were not walked have none (EVIDENCE-2)', async () => {
  const bytes = new Map(['1', '2', '3', '4'].map((digit) => [hash(digit), new Uint8Array(40)]));
  bytes.set(hash('2'), new Uint8Array(70));
  const steps = ['1', '2', '3', '4'];
  const pictureOf = await picturesWalked(
    {
      asked: steps.map((digit) => ({ _id: digit, image: imagePath(hash(digit)) })),
      steps: ['1', '2', '3'].map((step) => ({ step, response: 'Yes', question: null })),
      trail: [],
    },
    async (wanted) => await Promise.resolve(bytes.get(wanted)),
    100,
  );
  expect(steps.filter((digit) => pictureOf(hash(digit)))).toEqual(['1', '3']);
});
