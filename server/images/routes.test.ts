import { connect } from 'node:net';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { id } from '#core/fixtures/trees.ts';
import { imagePathOf } from '#core/base/image.ts';
import { LIMITS } from '#core/base/limits.ts';
import { formatJson } from '../db/columns/json.ts';
import { storeIssue } from '../test/issues.ts';
import { seenRequests } from '../test/seen-requests.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { sweep } from './routes.ts';

const DAY = 24 * 60 * 60 * 1000;

async function drawn(red = 180): Promise<Buffer> {
  const create = {
    width: 40,
    height: 30,
    channels: 3,
    background: { r: red, g: 40, b: 40 },
  } as const;
  return await sharp({ create }).png().toBuffer();
}

type Part = { bytes: Uint8Array; field?: string; name?: string; type?: string };

async function uploading({ app, signedIn }: TestApp, email = 'ada@example.edu') {
  const { cookie } = await signedIn({ email });
  const post = async (parts: readonly Part[], headers: Record<string, string>) => {
    const form = new FormData();
    for (const { bytes, field = 'file', name = 'a.png', type = 'image/png' } of parts) {
      form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name);
    }
    const sent = new Response(form);
    const payload = Buffer.from(await sent.arrayBuffer());
    const contentType = sent.headers.get('content-type') ?? '';
    const url = API.uploadFile.path;
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': contentType, ...headers },
    });
    const body = answer.json<{ code?: string; data?: { file: { file: string } } }>();
    return { status: answer.statusCode, code: body.code, file: body.data?.file.file ?? '' };
  };
  return {
    upload: (...parts: Part[]) => post(parts, { cookie }),
    uploadAsNobody: (part: Part) => post([part], {}),
    get: (path: string) => app.inject({ method: 'GET', url: path }),
    cookie,
  };
}

describeOnEachDatabase('images', (open) => {
  // UPLOAD-1, UPLOAD-4
  test('uploadFile stores an image and returns its path', async () => {
    const { upload, get } = await uploading(await open());
    const { status, file } = await upload({ bytes: await drawn() });
    expect(status).toBe(200);
    expect(file).toMatch(/^\.\/images\/[0-9a-f]{64}\.webp$/);
    const answer = await get(`/${imagePathOf(file)}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 });
  });

  // UPLOAD-4
  test('uploadFile stores the same image once', async () => {
    const opened = await open();
    const { upload } = await uploading(opened);
    const [one, two] = [
      await upload({ bytes: await drawn() }),
      await upload({ bytes: await drawn() }),
    ];
    expect(one.file).toBe(two.file);
    expect(await opened.db.read.selectFrom('image').select('hash').execute()).toHaveLength(1);
  });

  // UPLOAD-1
  test('uploadFile is for administrators', async () => {
    const { uploadAsNobody } = await uploading(await open());
    expect(await uploadAsNobody({ bytes: await drawn() })).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    });
  });

  // UPLOAD-2
  test('uploadFile looks at the content of a file, not at its name', async () => {
    const { upload } = await uploading(await open());
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const text of [svg, '<html>', 'GIF89a', '%PDF-1.7', 'MZ', '']) {
      const refused = await upload({ bytes: Buffer.from(text), name: 'photo.png' });
      expect(refused).toMatchObject({ status: 422, code: 'NOT_AN_IMAGE' });
    }
    const odd = { name: '../../etc/passwd.svg', type: 'image/svg+xml' };
    expect(await upload({ bytes: await drawn(), ...odd })).toMatchObject({ status: 200 });
  });

  // UPLOAD-1
  test('uploadFile takes exactly one part, named file', async () => {
    const opened = await open();
    const { upload, cookie } = await uploading(opened);
    const bytes = await drawn();
    expect(await upload()).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(await upload({ bytes, field: 'image' })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await upload({ bytes }, { bytes })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await upload({ bytes }, { bytes, field: 'x' }, { bytes })).toMatchObject({
      status: 400,
    });
    const json = await opened.app.inject({
      method: 'POST',
      url: API.uploadFile.path,
      payload: { data: {} },
      headers: { cookie },
    });
    expect(json.json()).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  // API-16
  test('uploadFile refuses a form that cannot be read', async () => {
    const opened = await open();
    const { cookie } = await uploading(opened);
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\npic';
    const malformed = [
      ['multipart/form-data', part],
      ['multipart/form-data; boundary=', part],
      ['multipart/form-data; boundary=b', part],
      ['multipart/form-data; boundary=b', part.slice(0, 30)],
      ['multipart/form-data; boundary=other', part],
      ['multipart/form-data; boundary=b', 'no form'],
      ['multipart/form-data; boundary=b', ''],
      ['multipart/form-data; boundary=b', part.replace('"file"', '"__proto__"')],
    ] as const;
    for (const [type, payload] of malformed) {
      const headers = { cookie, 'content-type': type };
      const url = API.uploadFile.path;
      const answer = await opened.app.inject({ method: 'POST', url, headers, payload });
      expect([type, payload, answer.statusCode]).toEqual([type, payload, 400]);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  // API-16
  test('an uploadFile that its sender cuts off is not logged as an error', async () => {
    const { app, deps, signedIn } = await open();
    const { cookie } = await signedIn();
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    vi.spyOn(deps.log, 'child').mockReturnValue(log);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const seen = seenRequests(app);
    for (const [n, type] of ['multipart/form-data; boundary=b', 'application/json'].entries()) {
      const path = type.endsWith('json') ? API.attend.path : API.uploadFile.path;
      const { port } = new URL(address);
      const socket = connect(Number(port), '127.0.0.1');
      const form =
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\npic';
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: ${type}`;
      socket.write(`${head}\r\nContent-Length: 9000\r\n\r\n${form}`);
      await expect.poll(seen.read).toBe(n + 1);
      socket.destroy();
      await expect.poll(seen.over).toBe(n + 1);
    }
    // Their log lines are written by the time another request is answered.
    expect((await app.inject(API.health.path)).statusCode).toBe(200);
    const errors = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);
    expect(errors).toEqual([]);
  });

  // UPLOAD-3
  test('uploadFile rejects files that are too large', async () => {
    const { upload } = await uploading(await open());
    const bytes = Buffer.concat([await drawn(), Buffer.alloc(LIMITS.uploadBytes)]);
    expect(await upload({ bytes })).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });

  // UPLOAD-3
  test('uploadFile waits for its turn before its body is read, and one sender leaves room for others', async () => {
    const opened = await open();
    const { cookie } = await uploading(opened);
    const other = await uploading(opened, 'bea@example.edu');
    const { port } = new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' }));
    const answers = Array.from({ length: 16 }, () => {
      const socket = connect(Number(port), '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      const type = 'multipart/form-data; boundary=b';
      const head = `POST ${API.uploadFile.path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: ${type}`;
      socket.write(`${head}\r\nContent-Length: 14000000\r\n\r\n--b\r\n`);
      const answer = { text: '' };
      socket.on('data', (chunk: Buffer) => (answer.text += chunk.toString()));
      return answer;
    });
    const refused = () => answers.filter(({ text }) => text.startsWith('HTTP/1.1 503'));
    // Two are read, twelve wait.
    await expect.poll(() => refused().length).toBe(2);
    for (const { text } of refused()) {
      expect(text).toContain('application/problem+json');
      expect(text).toContain('retry-after: 5');
    }
    expect(await other.upload({ bytes: await drawn() })).toMatchObject({ status: 200 });
  });

  // UPLOAD-4
  test('an image is served only under its exact name', async () => {
    const { upload, get } = await uploading(await open());
    const { file } = await upload({ bytes: await drawn() });
    const path = `/${imagePathOf(file)}`;
    expect((await get(`/${path}`)).statusCode).toBe(200);
    const hash = path.slice('/images/'.length, -'.webp'.length);
    const wrong = [
      `/images/${hash}`,
      `/images/${hash}.png`,
      `/images/${hash}.webp.webp`,
      `/images/${hash.toUpperCase()}.webp`,
      `/images/${hash.slice(1)}.webp`,
      `/images/${'0'.repeat(64)}.webp`,
      `/images/x/${hash}.webp`,
      `/images/..%2f${hash}.webp`,
      `/images/../${hash}.webp`,
      `/images/${hash}.webp%00`,
      '/images/',
    ];
    for (const address of wrong)
      expect([address, (await get(address)).statusCode]).toEqual([address, 404]);
  });

  test('HEAD returns the headers of GET without the image', async () => {
    const opened = await open();
    const { upload } = await uploading(opened);
    const { file } = await upload({ bytes: await drawn() });
    const head = await opened.app.inject({ method: 'HEAD', url: `/${imagePathOf(file)}` });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  });

  // UPLOAD-4, RECORD-20
  test('a sweep removes only images that nothing has referred to for seven days', async () => {
    const opened = await open();
    const { upload } = await uploading(opened);
    const { db, deps, clock } = opened;
    const paths: string[] = [];
    for (const red of [10, 60, 110, 160, 210]) {
      paths.push(imagePathOf((await upload({ bytes: await drawn(red) })).file));
    }
    const [inStep = '', inRemoved = '', inRevision = '', unnamed = '', again = ''] = paths;
    const at = clock.now.toISOString();
    await storeIssue(db.write, {
      _id: 'issue',
      isArchived: true,
      steps: [{ _id: id('a'), image: inStep }],
      removed: [{ step: { _id: id('b'), image: inRemoved }, index: 1, skips: [] }],
      revision: 1,
    });
    const steps = formatJson([{ _id: id('a'), image: inRevision }]);
    const words = { title: 'Bed bugs', category: 'Pests' } as const;
    const revision = { issue_id: 'issue', number: 1, ...words, steps, saved_at: at };
    await db.write
      .insertInto('revision')
      .values({ ...revision, saved_by: null, note: null })
      .execute();
    clock.pass(7 * DAY);
    expect(await sweep(deps)).toBe(0);
    const { upload: uploadLater } = await uploading(opened, 'bea@example.edu');
    expect((await uploadLater({ bytes: await drawn(210) })).file).toContain(again);
    clock.pass(1);
    expect(await sweep(deps)).toBe(1);
    const stored = await db.read.selectFrom('image').select('hash').execute();
    const named = stored.map(({ hash }) => `images/${hash}.webp`);
    expect(named.sort()).toEqual([inStep, inRemoved, inRevision, again].sort());
    expect(named).not.toContain(unnamed);
    expect(await sweep(deps)).toBe(0);
  });
});
