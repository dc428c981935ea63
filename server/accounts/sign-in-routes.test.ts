import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { addAdmin, auditedActs, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { hashPassword, needsRehash } from '../auth/passwords.ts';

const HOUR = 3_600_000;
const email = 'ada@example.edu';

function cookieIn(answer: { headers: Record<string, unknown> }): string {
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map(String);
  return cookies.find((cookie) => /^(__Host-)?sid=/.test(cookie)) ?? '';
}

async function signIn({ call }: TestApp, body: { email: string; password: string }, ip = '') {
  return await call(API.signIn, { body, headers: ip === '' ? {} : { 'x-forwarded-for': ip } });
}

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie']].flat().map((set) => String(set).split(';')[0] ?? '');

describeOnEachDatabase('sign-in', (open) => {
  // SESSION-3, SIGNIN-12
  test('signIn returns the session that the browser stores, and sets an HttpOnly cookie', async () => {
    const app = await open();
    const admin = await addAdmin(app);
    const answer = await signIn(app, { email: ' Ada@Example.edu ', password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ _id: admin.id, email, name: 'Ada', role: 'admin' });
    expect(cookieIn(answer)).toMatch(
      /^sid=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [session] = await app.db.read.selectFrom('session').selectAll().execute();
    expect(session?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await auditedActs(app)).toEqual(['session.signIn']);
  });

  // SIGNIN-13
  test('signIn accepts an email with other capital letters, and never one that only looks alike', async () => {
    const app = await open();
    const { id } = await addAdmin(app, { email: 'kir\u00E9@example.edu' });
    const old = await signIn(app, { email: 'KIR\u00C9@example.edu', password: PASSWORD });
    expect(old.data).toMatchObject({ _id: id });
    await addAdmin(app, { email: 'kim@example.edu' });
    for (const lookalike of ['\u212Aim@example.edu', 'k\u0456m@example.edu', 'kire@example.edu']) {
      const answer = await signIn(app, { email: lookalike, password: PASSWORD });
      expect([lookalike, answer.code]).toEqual([lookalike, 'INCORRECT_CREDENTIALS']);
    }
  });

  // ACCOUNTS-1, API-13
  test('signIn gives access to calls for administrators, and signOut ends it on the server', async () => {
    const app = await open();
    await addAdmin(app);
    const cookie = cookieIn(await signIn(app, { email, password: PASSWORD })).split(';')[0] ?? '';
    const headers = { cookie };
    expect((await app.call(API.getProfile, { headers })).data).toMatchObject({
      email,
      name: 'Ada',
    });
    const out = await app.call(API.signOut, { headers });
    expect(out.status).toBe(200);
    expect(cookieIn(out)).toContain('Expires=Thu, 01 Jan 1970');
    expect((await app.call(API.getProfile, { headers })).code).toBe('NOT_SIGNED_IN');
    expect(await auditedActs(app)).toEqual(['session.signIn', 'session.signOut']);
  });

  // SESSION-6
  test('signOut without a session is no error', async () => {
    const app = await open();
    expect((await app.call(API.signOut)).status).toBe(200);
  });

  // SESSION-3
  test('cookies are Secure and bound to the host over https', async () => {
    const app = await open({ publicUrl: 'https://reslife.example.edu' });
    await addAdmin(app);
    const answer = await signIn(app, { email, password: PASSWORD });
    expect(cookieIn(answer)).toMatch(/^__Host-sid=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(String([answer.headers['set-cookie']].flat()[1])).toMatch(
      /^__Host-known-.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  // SIGNIN-22
  test('signIn from an unknown device is emailed; the first one of an account and one from a known device are not', async () => {
    const app = await open();
    await addAdmin(app);
    const body = { email, password: PASSWORD };
    const known = cookiesOf(await app.call(API.signIn, { body })).join('; ');
    await app.call(API.signIn, { body, headers: { cookie: known } });
    expect(await app.mails()).toEqual([]);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await app.call(API.signIn, { body, headers: { 'user-agent': agent } });
    const [mail, ...more] = await app.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New device signed in to ResLife On-Call');
    expect(mail?.body).toContain('with Firefox on Linux from 127.0.0.1, ');
  });

  // SIGNIN-2
  test('a wrong password, an unknown email and a disabled administrator get the same answer', async () => {
    const app = await open();
    await addAdmin(app);
    await addAdmin(app, { email: 'gone@example.edu', disabled: 1 });
    const answers = [
      await signIn(app, { email, password: 'not the lamp' }),
      await signIn(app, { email: 'nobody@example.edu', password: PASSWORD }),
      await signIn(app, { email: 'gone@example.edu', password: PASSWORD }),
    ];
    const first = answers[0]?.text;
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.code).toBe('INCORRECT_CREDENTIALS');
      expect(answer.text).toBe(first);
      expect(cookieIn(answer)).toBe('');
    }
    expect(await auditedActs(app)).toEqual(Array(3).fill('session.refuse'));
  });

  test('the password is compared byte for byte', async () => {
    const app = await open();
    await addAdmin(app, { password: ' Пароль  🔑 ' });
    expect((await signIn(app, { email, password: ' Пароль  🔑 ' })).status).toBe(200);
    expect((await signIn(app, { email, password: 'Пароль  🔑' })).status).toBe(401);
  });

  // SIGNIN-2
  test('an invited administrator without a password gets SET_PASSWORD', async () => {
    const app = await open();
    await addAdmin(app, { password: null });
    const answer = await signIn(app, { email, password: 'anything' });
    expect(answer.status).toBe(403);
    expect(answer.code).toBe('SET_PASSWORD');
  });

  // SIGNIN-1
  test('an error names an empty field or an unknown member', async () => {
    const app = await open();
    const empty = await signIn(app, { email: '  ', password: '' });
    expect(empty.status).toBe(400);
    expect(empty.problems?.map(({ field }) => field)).toEqual(['email', 'password']);
    const odd = await app.call(API.signIn, { body: { email, password: 'x', role: 'admin' } });
    expect(odd.status).toBe(400);
  });

  // SESSION-4
  test('a session that the browser had is never continued, but ended', async () => {
    const app = await open();
    await addAdmin(app);
    const planted = `sid=${'x'.repeat(43)}`;
    const body = { email, password: PASSWORD };
    const first = await app.call(API.signIn, { body, headers: { cookie: planted } });
    const own = cookieIn(first).split(';')[0] ?? '';
    expect(own).not.toBe(planted);
    const second = await app.call(API.signIn, { body, headers: { cookie: own } });
    expect(cookieIn(second)).not.toContain(own);
    const old = await app.call(API.getProfile, { headers: { cookie: own } });
    expect(old.code).toBe('NOT_SIGNED_IN');
  });

  test('a hash with other parameters is renewed at the next sign-in', async () => {
    const app = await open();
    const { id } = await addAdmin(app);
    const weak = await hashPassword(PASSWORD, { memoryCost: 16, timeCost: 1, parallelism: 1 });
    await app.db.write.updateTable('admin').set({ password_hash: weak }).execute();
    expect((await signIn(app, { email, password: PASSWORD })).status).toBe(200);
    const row = await app.db.read
      .selectFrom('admin')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(needsRehash(row.password_hash ?? weak, app.config.passwordCost)).toBe(false);
    expect((await signIn(app, { email, password: PASSWORD })).status).toBe(200);
  });
});

describeOnEachDatabase('guessing', (open) => {
  const wrong = { email, password: 'not the lamp' };
  const limited = { rateLimit: true, trustProxy: ['127.0.0.1'] };

  // ACCESS-7
  test('after ten wrong passwords from one address in an hour even the right one has to wait', async () => {
    const app = await open(limited);
    await addAdmin(app);
    for (let n = 0; n < 10; n += 1) expect((await signIn(app, wrong, '10.0.0.1')).status).toBe(401);
    const full = await signIn(app, { email, password: PASSWORD }, '10.0.0.1');
    expect(full.status).toBe(429);
    expect(full.code).toBe('TOO_MANY_REQUESTS');
    expect(full.headers['retry-after']).toBe('3600');
    expect((await signIn(app, { email, password: PASSWORD }, '10.0.0.2')).status).toBe(200);
    app.clock.pass(HOUR);
    expect((await signIn(app, { email, password: PASSWORD }, '10.0.0.1')).status).toBe(200);
  });

  test('a successful sign-in clears the wrong tries before it', async () => {
    const app = await open(limited);
    await addAdmin(app);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 9; n += 1) expect((await signIn(app, wrong)).status).toBe(401);
      expect((await signIn(app, { email, password: PASSWORD })).status).toBe(200);
    }
  });

  // ACCESS-7
  test('at most fifty wrong passwords for one email are checked, from anywhere', async () => {
    const app = await open(limited);
    await addAdmin(app);
    const statuses: number[] = [];
    for (let n = 0; n < 51; n += 1) {
      statuses.push((await signIn(app, wrong, `10.0.1.${n}`)).status);
    }
    expect(statuses).toEqual([...Array(50).fill(401), 429]);
  });

  // ACCESS-7
  test('at most fifty wrong passwords from one network are checked in a quarter of an hour', async () => {
    const app = await open(limited);
    const statuses: number[] = [];
    for (let n = 0; n < 51; n += 1) {
      const body = { email: `nobody${n}@example.edu`, password: 'x' };
      // Addresses of one /64 are one guesser.
      statuses.push((await signIn(app, body, `2001:db8::${n + 1}`)).status);
    }
    expect(statuses).toEqual([...Array(50).fill(401), 429]);
    app.clock.pass(HOUR / 4);
    expect((await signIn(app, wrong, '2001:db8::1')).status).toBe(401);
  });

  // ACCESS-7
  test('parallel guesses are counted before they are checked', async () => {
    const app = await open(limited);
    await addAdmin(app);
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(app, wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  // ACCESS-7
  test('after two hundred wrong passwords from one address nobody elsewhere has to wait', async () => {
    const app = await open(limited);
    await addAdmin(app);
    const statuses: number[] = [];
    for (let n = 0; n < 200; n += 1) statuses.push((await signIn(app, wrong, '192.0.2.7')).status);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(190).fill(429)]);
    const owner = { email, password: PASSWORD };
    expect((await signIn(app, owner, '10.0.0.1')).status).toBe(200);
    // They do not count against the address for other emails either.
    const other = { email: 'bob@example.edu', password: PASSWORD };
    await addAdmin(app, other);
    expect((await signIn(app, other, '192.0.2.7')).status).toBe(200);
  });

  // ACCESS-9
  test('a browser that signed in before does not wait because of strangers', async () => {
    const app = await open(limited);
    await addAdmin(app);
    await addAdmin(app, { email: 'bob@example.edu' });
    const own = { email, password: PASSWORD };
    const knownOf = async (body: { email: string; password: string }) => {
      const set = String([(await signIn(app, body)).headers['set-cookie']].flat()[1]);
      expect(set).toMatch(
        /^known-[\w-]{16}=\d+\.[\w-]{16}\.[\w-]{16}\.[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      return set.split(';')[0] ?? '';
    };
    const known = await knownOf(own);
    const bobs = await knownOf({ ...own, email: 'bob@example.edu' });
    const flood = async () => {
      for (let n = 0; n < 50; n += 1) await signIn(app, wrong, `192.0.2.${n}`);
    };
    const from = async (cookie: string, body = own) =>
      (await app.call(API.signIn, { body, headers: { cookie, 'x-forwarded-for': '192.0.2.1' } }))
        .status;
    await flood();
    const [name = '', value = ''] = known.split('=');
    const later = value.replace(/^\d+/, (since) => `${Number(since) + 1}`);
    const madeUp = ['', `${name}=`, `${name}=1.a.b`, `${name}=1.a.b.c`, `${name}=${later}`, bobs];
    madeUp.push(`${name}=${bobs.split('=')[1]}`);
    for (const cookie of madeUp) expect([cookie, await from(cookie)]).toEqual([cookie, 429]);
    for (let n = 0; n < 20; n += 1) expect(await from(known)).toBe(200);

    for (let n = 0; n < 10; n += 1) expect(await from(known, wrong)).toBe(401);
    expect(await from(known)).toBe(429);
    app.clock.pass(HOUR);
    await flood();
    expect(await from(known)).toBe(200);
    app.clock.pass(90 * 24 * HOUR);
    await flood();
    expect(await from(known)).toBe(429);
  });

  // ACCESS-9
  test('a new password makes every browser unknown except the one in which it was set', async () => {
    const app = await open(limited);
    await addAdmin(app);
    const next = 'another password of Ada';
    const own = { email, password: PASSWORD };
    const [, stolen = ''] = cookiesOf(await signIn(app, own));
    const [session = ''] = cookiesOf(await signIn(app, own));
    const changed = await app.call(API.changePassword, {
      body: { password: PASSWORD, newPassword: next },
      headers: { cookie: session },
    });
    expect(changed.status).toBe(200);
    const [known = ''] = cookiesOf(changed);
    for (let n = 0; n < 50; n += 1) await signIn(app, wrong, `192.0.2.${n}`);
    const from = async (cookie: string) => {
      const headers = { cookie, 'x-forwarded-for': '192.0.2.1' };
      return (await app.call(API.signIn, { body: { email, password: next }, headers })).status;
    };
    expect([await from(stolen), await from(known)]).toEqual([429, 200]);
  });

  // ACCESS-9
  test('a browser that signed in before does not wait because of others on its network', async () => {
    const app = await open(limited);
    await addAdmin(app);
    const own = { email, password: PASSWORD };
    const first = await signIn(app, own, '192.0.2.7');
    const cookie = String([first.headers['set-cookie']].flat()[1]).split(';')[0] ?? '';
    for (let n = 0; n < 51; n += 1) {
      await signIn(app, { email: `nobody${n}@example.edu`, password: 'x' }, '192.0.2.7');
    }
    expect((await signIn(app, own, '192.0.2.7')).status).toBe(429);
    const headers = { cookie, 'x-forwarded-for': '192.0.2.7' };
    expect((await app.call(API.signIn, { body: own, headers })).status).toBe(200);
  });

  test('SET_PASSWORD is returned twenty times an hour to one address', async () => {
    const app = await open(limited);
    const codes: unknown[] = [];
    for (let n = 0; n < 21; n += 1) {
      const invited = `new${n}@example.edu`;
      await addAdmin(app, { email: invited, password: null });
      codes.push((await signIn(app, { email: invited, password: 'x' })).code);
    }
    expect(codes).toEqual([...Array(20).fill('SET_PASSWORD'), 'TOO_MANY_REQUESTS']);
  });
});
