import sharp from 'sharp';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { API, type AnswerOf } from '#core/api/api.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import {
  EXCHANGE_FORMAT,
  type ExchangeFile,
  type SentFile,
} from '#core/exchange/exchange-schema.ts';
import { confirm as confirmStep, id } from '#core/fixtures/trees.ts';
import { imagePath } from '#core/base/image.ts';
import { authoring, confirm, END, skip, storeIssue, ask, NEXT } from '../test/issues.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';

type Report = AnswerOf<typeof API.checkImport>;

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const drawn = async (red: number) => {
  const background = { r: red, g: 40, b: 40 };
  return await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
};

/** Signs an administrator in, with the exchange at hand. */
async function desk(opened: TestApp) {
  const at = await authoring(opened);
  const { admin } = at;
  const fileOf = async (ids?: string): Promise<ExchangeFile> =>
    JSON.parse((await admin(API.exportIssues, { query: ids ? { ids } : {} })).text) as ExchangeFile;
  const picture = async (red: number): Promise<string> => {
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(await drawn(red))], { type: 'image/png' }), 'a.png');
    const sent = new Response(form);
    const answer = await opened.app.inject({
      method: 'POST',
      url: API.uploadFile.path,
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '', cookie: admin.cookie },
    });
    return answer.json<{ data: { file: { file: string } } }>().data.file.file.slice(2);
  };
  const check = (body: object) => admin(API.checkImport, { body });
  const bring = (body: object) => admin(API.importIssues, { body });
  return { ...at, ...opened, fileOf, picture, check, bring };
}

const whats = (report: Report) => report.map(({ what }) => what);
const whys = (report: Report) => report.flatMap(({ problems }) => problems.map(({ code }) => code));
const oneIssue = (members: object = {}, more: object = {}): SentFile & Record<string, unknown> => ({
  format: EXCHANGE_FORMAT,
  version: 1,
  issues: [
    {
      _id: 'lift',
      title: 'Lift stuck',
      category: 'Safety concern',
      steps: [{ _id: 'a', ...confirm('Wait.', END) }],
      ...members,
    },
  ],
  ...more,
});

const withPicture = (bytes: Buffer, name = sha(bytes), text = bytes.toString('base64')) =>
  oneIssue(
    { steps: [{ _id: 'a', ...confirm('Look.', END), image: imagePath(name) }] },
    { pictures: { [name]: text } },
  );

describeOnEachDatabase('a file of issues', (open) => {
  // EXCHANGE-1, EXCHANGE-2, EXCHANGE-4, EXCHANGE-6
  test('exportIssues and then importIssues into another installation give the same issues and pictures', async () => {
    const from = await desk(await open());
    const image = await from.picture(180);
    await from.add(ask('Is it a bug?', NEXT, END));
    await from.add({ ...confirm('Look.', END), image });
    const [first] = await from.steps();
    await from.updateStep(first?._id ?? '', { noAction: skip(2) });
    await from.update({
      title: 'Bed bugs',
      category: 'Pests',
      firstAct: 'Wash',
      reviewBy: '2027-01-01',
    });
    await from.update({ publish: true });
    await storeIssue(from.db.write, { _id: 'gone', title: 'Gone', isArchived: true });
    const answer = await from.admin(API.exportIssues);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="issues-2026-11-20.json"',
      'cache-control': 'no-store',
    });
    const file = await from.fileOf();
    expect(file.issues.map(({ title }) => title)).toEqual(['Bed bugs']);
    expect(file.issues[0]?.steps[0]?.noAction).toMatchObject({ goToStep: 'Step 2' });
    expect(whats((await from.check(file)).data)).toEqual(['same']);

    await from.db.write.deleteFrom('revision').execute();
    await from.db.write.deleteFrom('issue_part').execute();
    await from.db.write.deleteFrom('issue').execute();
    await from.db.write.deleteFrom('image').execute();
    const checked = await from.check(file);
    expect(checked.data).toMatchObject([{ what: 'new', here: null, blocking: 0, problems: [] }]);
    expect(await from.db.read.selectFrom('issue').select('id').execute()).toEqual([]);
    expect(await from.db.read.selectFrom('image').select('hash').execute()).toEqual([]);
    for (const what of ['new', 'same']) {
      expect(whats((await from.bring(file)).data)).toEqual([what]);
    }
    expect(await from.fileOf()).toMatchObject(file);
    expect(await from.read()).toMatchObject({ publish: false, revision: null, version: 1 });
    const stored = await from.app.inject({ url: `/${image}` });
    expect(stored.statusCode).toBe(200);
    expect(imagePath(sha(stored.rawPayload))).toBe(image);
    expect((await from.update({ publish: true })).status).toBe(200);
  });

  // EXCHANGE-4, EXCHANGE-6, EXCHANGE-15
  test('importIssues replaces changed issues, whether draft, archived or published, unless somebody saved them in the meantime', async () => {
    const { fileOf, check, bring, add, update, read, issue, anyone, params } = await desk(
      await open(),
    );
    await add(confirm('Look.', END));
    await update({ publish: true });
    const file = await fileOf(issue._id);
    await update({ title: 'Other words' });
    const [report] = (await check(file)).data;
    expect(report).toMatchObject({
      what: 'changed',
      here: { title: 'Other words', publish: true, isArchived: false },
    });
    const seen = { [issue._id]: report?.here?.version ?? 0 };
    await update({ title: 'Saved meanwhile' });
    for (const stale of [{ seen }, { seen: {} }, {}]) {
      const refused = (await bring({ ...file, ...stale })).data;
      expect([whats(refused), whys(refused)]).toEqual([['refused'], ['CHANGED_MEANWHILE']]);
    }
    expect(await read()).toMatchObject({ title: 'Saved meanwhile', publish: true });
    const { version } = await read();
    const now = { ...file, seen: { [issue._id]: version } };
    // The answer was lost, and the same is sent again.
    expect([whats((await bring(now)).data), whats((await bring(now)).data)]).toEqual([
      ['changed'],
      ['same'],
    ]);
    expect(await read()).toMatchObject({ title: 'Bed bugs', publish: false, revision: 3 });
    expect((await anyone(API.getIssue, { params })).status).toBe(404);
    await update({ isArchived: true });
    expect(whats((await bring(file)).data)).toEqual(['changed']);
    expect(await read()).toMatchObject({ isArchived: false, publish: false });
  });

  // EXCHANGE-5, EXCHANGE-6
  test('checkImport and importIssues refuse faulty issues one by one, and import the others', async () => {
    const { check, bring, db } = await desk(await open());
    const good = oneIssue().issues[0];
    const step = { _id: 'a', ...confirm('Wait.', END) };
    const hash = 'a'.repeat(64);
    const bad: [object, string][] = [
      [{ _id: 7 }, 'WRONG_TYPE'],
      [{ _id: '../x' }, 'BAD_ID'],
      [{ _id: 'b', category: 'All categories' }, 'NOT_ALLOWED'],
      [{ _id: 'c', steps: 'none' }, 'WRONG_TYPE'],
      [{ _id: 'd', steps: [{ ...step, answerType: 'Maybe' }] }, 'NOT_ALLOWED'],
      [{ _id: 'e', title: ' ' }, 'MISSING'],
      [{ _id: 'f', reviewBy: '2026-02-30' }, 'NOT_A_DAY'],
      [{ _id: 'g', steps: [step, step] }, 'STEP_TWICE'],
      [{ _id: 'h', steps: [{ ...step, ...confirm('On.', skip(9)) }] }, 'NO_SUCH_STEP'],
      [{ _id: 'i', steps: [{ ...step, image: imagePath(hash) }] }, 'PICTURE_MISSING'],
      [{ _id: 'j', steps: [{ ...step, image: '/etc/passwd' }] }, 'NOT_A_PICTURE'],
      [{ _id: 'k', unknown: true }, 'UNKNOWN_MEMBER'],
      [{}, 'ISSUE_TWICE'],
    ];
    const issues = [
      good,
      ...bad.map(([members]) => ({ ...(good as object), ...members })),
      null,
      'x',
    ];
    const { data } = await check({ ...oneIssue(), issues });
    expect(whys(data)).toEqual([...bad.map(([, code]) => code), 'WRONG_TYPE', 'WRONG_TYPE']);
    expect(whats(data)).toEqual(['new', ...Array.from({ length: 15 }, () => 'refused')]);
    await bring({ ...oneIssue(), issues });
    expect(
      await db.read.selectFrom('issue').select('id').where('id', '=', 'lift').execute(),
    ).toHaveLength(1);
    expect(await db.read.selectFrom('issue').select('id').execute()).toHaveLength(2);
  });

  // EXCHANGE-6, UPLOAD-2
  test('importIssues stores foreign pictures again, and refuses files that are not pictures', async () => {
    const { check, bring, db, app } = await desk(await open());
    const png = await drawn(20);
    const other = await drawn(200);
    const marked = Buffer.concat([await sharp(other).webp().toBuffer(), Buffer.from('PK<script>')]);
    for (const file of [
      withPicture(Buffer.from('<svg/>')),
      withPicture(png, 'b'.repeat(64)),
      withPicture(png, sha(png), '!!!'),
      withPicture(png, sha(png), 7 as unknown as string),
      withPicture(png.subarray(0, 40)),
    ]) {
      expect(whys((await check(file)).data)).toEqual(['PICTURE_UNREADABLE']);
      expect(whats((await bring(file)).data)).toEqual(['refused']);
    }
    expect(await db.read.selectFrom('image').select('hash').execute()).toEqual([]);
    for (const bytes of [png, marked]) {
      const file = withPicture(bytes);
      expect((await bring(file)).data[0]?.what).toMatch(/new|changed/);
      expect(whats((await bring(file)).data)).toEqual(['same']);
    }
    const stored = await db.read.selectFrom('image').selectAll().execute();
    for (const { bytes } of stored) expect(Buffer.from(bytes).includes('script')).toBe(false);
    const { steps } = await db.read
      .selectFrom('issue')
      .select('steps')
      .where('id', '=', 'lift')
      .executeTakeFirstOrThrow();
    const image = /images\/[0-9a-f]{64}\.webp/.exec(steps)?.[0];
    expect((await app.inject({ url: `/${image}` })).statusCode).toBe(200);
  });

  // EXCHANGE-7
  test('checkImport names the contacts that this campus does not have', async () => {
    const { check } = await desk(await open());
    const file = oneIssue({ firstAct: 'Call [[contact:emergency]] or [[contact:desk]]' });
    expect((await check(file)).data).toMatchObject([
      { what: 'new', unknownContacts: ['desk'], blocking: 1 },
    ]);
  });

  // EXCHANGE-3, EXCHANGE-8
  test('checkImport says in a sentence if a file is of another kind, too new or too large', async () => {
    const { check, admin, app } = await desk(await open());
    expect(await check(oneIssue({}, { version: 2 }))).toMatchObject({
      status: 422,
      code: 'INVALID_FILE',
      detail: expect.stringMatching(
        /^The file has version 2; this server reads up to 1\./,
      ) as unknown,
    });
    expect(await check(oneIssue({}, { format: 'other' }))).toMatchObject({ code: 'INVALID_FILE' });
    for (const body of [{}, { format: EXCHANGE_FORMAT, version: 1, issues: {} }, { issues: [] }]) {
      expect((await check(body)).status).toBe(400);
    }
    const send = async (payload: string | Buffer) =>
      await app.inject({
        method: 'POST',
        url: API.importIssues.path,
        payload,
        headers: { cookie: admin.cookie, 'content-type': 'application/json' },
      });
    const large = await send(Buffer.alloc(50_000_000, ' '));
    expect([large.statusCode, large.json<{ code: string }>().code]).toEqual([413, 'TOO_LARGE']);
    for (const text of ['{"data":', `{"data":${'['.repeat(50_000)}`, '{"data":{"__proto__":{}}}']) {
      expect((await send(text)).statusCode).toBe(400);
    }
    const big = oneIssue({}, { pictures: { x: 'A'.repeat(10_000_000) } });
    expect((await check(big)).status).toBe(200);
  });

  // EXCHANGE-1
  test('exportIssues returns the requested issues, archived ones too, and none if one is missing', async () => {
    const { db, fileOf, admin, issue } = await desk(await open());
    await storeIssue(db.write, {
      _id: 'gone',
      title: 'Gone',
      isArchived: true,
      steps: [confirmStep('a', 'end')],
    });
    const file = await fileOf(`gone,${issue._id}`);
    expect(file.issues.map(({ _id }) => _id)).toEqual(['gone', issue._id]);
    for (const [ids, status] of [
      ['none', 404],
      ['', 400],
      [','.repeat(9), 400],
    ] as const) {
      expect((await admin(API.exportIssues, { query: { ids } })).status).toBe(status);
    }
  });
});

describeOnEachDatabase('a draft from an existing text', (open) => {
  // EXCHANGE-9, STEP-9
  test('copyIssue makes an equal draft with new step ids, once for each key', async () => {
    const { admin, params, add, update, steps } = await desk(await open());
    await add(ask('Is it a bug?', NEXT, END));
    await add(confirm('Look.', END));
    const [first] = await steps();
    await admin(API.updateStep, {
      params: { issueId: params.id, stepId: first?._id ?? '' },
      body: { noAction: skip(2) },
    });
    await update({ title: 'x'.repeat(200), category: 'Pests' });
    await update({ publish: true });
    const key = '6ffb3b0a-6c4d-4b6e-9d4d-0c8e1e9f0a11';
    const copied = await admin(API.copyIssue, { params, body: {}, key });
    const again = await admin(API.copyIssue, { params, body: {}, key });
    expect(again.data).toEqual(copied.data);
    const { title, publish, isArchived, steps: copies, _id } = copied.data;
    expect({ title, publish, isArchived, _id }).toEqual({
      title: `${'x'.repeat(193)} (copy)`,
      publish: false,
      isArchived: false,
      _id: key,
    });
    expect(copies.map(({ _id: _, ...step }) => step)).toEqual(
      (await steps()).map(({ _id: _, ...step }) => step),
    );
    const own = new Set((await steps()).map((step) => step._id));
    expect(copies.some((step) => own.has(id(step._id)))).toBe(false);
    for (const { _id } of copies) expect(_id).toMatch(/^[\w-]{12}$/);
    expect((await admin(API.copyIssue, { params: { id: 'x' }, body: {} })).status).toBe(404);
  });

  // EXCHANGE-10
  test('listStarters offers the starter library, and says which texts are already here', async () => {
    const { admin } = await desk(await open());
    const offered = (await admin(API.listStarters)).data;
    expect(offered.length).toBeGreaterThan(10);
    const title = 'Bed bugs or mice';
    const stepCount = expect.any(Number) as number;
    expect(offered).toContainEqual({ title, category: 'Pests', stepCount, isHere: false });
  });

  // EXCHANGE-10
  test('addStarter adds a text as a draft with its contacts, once for each key', async () => {
    const { admin } = await desk(await open());
    const title = 'Bed bugs or mice';
    const key = '6ffb3b0a-6c4d-4b6e-9d4d-0c8e1e9f0a12';
    const added = await admin(API.addStarter, { body: { title }, key });
    await admin(API.addStarter, { body: { title }, key });
    expect(added.data).toMatchObject({ title, publish: false, isStarter: true, _id: key });
    const { contacts } = (await admin(API.getSettings)).data.campus;
    expect(contacts.map((contact) => contact.id)).toEqual([
      'security',
      'duty-manager',
      'facilities',
      'advisor-support',
    ]);
    expect(NEW_CAMPUS.contacts).toEqual([]);
    expect((await admin(API.listStarters)).data.filter(({ isHere }) => isHere)).toHaveLength(1);
    expect((await admin(API.listIssues)).data).toHaveLength(2);
    const params = { id: key };
    expect((await admin(API.updateIssue, { params, body: { publish: true } })).status).toBe(200);
    expect((await admin(API.addStarter, { body: { title: 'None' } })).status).toBe(404);
  });
});
