import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { parseProof } from '#core/people/advisor-proof.ts';
import { ISSUE, sent, storeRevisions } from '../../test/attended-issue.ts';
import { auditedActs } from '../../test/test-admin.ts';
import { describeOnEachDatabase, type Open } from '../../test/test-app.ts';
import { sweepAccounts } from '../routes.ts';

const DAY = 24 * 3_600_000;

async function openEnrolling(open: Open, settings: Parameters<Open>[0] = {}) {
  const app = await open({ advisorSignIn: 'enrolled', ...settings });
  await storeRevisions(app.db, ISSUE, ['Is it out?']);
  const owner = await app.signedIn();
  const add = async (advisor = ' Sam\u202e Okafor', days = 7) =>
    (await owner(API.addPhone, { body: { advisor, days } })).data;
  const enrol = async (code: string) => await app.call(API.enrolPhone, { body: { code } });
  const attend = async (proof: string, advisor = 'Sam Okafor') => {
    const body = { ...sent, advisor, startedAt: null, finishedAt: null, proof };
    const { data, status } = await app.call(API.attend, { body });
    expect(status).toBe(200);
    const rows = app.db.read.selectFrom('attendance').select(['id', 'proof']);
    const all = await rows.execute();
    return all.find(({ id }) => Buffer.from(id).toString('hex') === data._id.replaceAll('-', ''))
      ?.proof;
  };
  return { app, owner, add, enrol, attend };
}

describeOnEachDatabase('enrolled phones', (open) => {
  // SIGNIN-47
  test('addPhone makes a code that enrolPhone accepts once for the cleaned name, and listPhones has the phone', async () => {
    const { app, owner, add, enrol, attend } = await openEnrolling(open);
    const { phone, code } = await add();
    expect(phone).toMatchObject({ advisor: 'Sam Okafor', state: 'waiting' });
    expect(code).toMatch(/^[\w-]{43}$/);
    // The code itself is not stored.
    const stored = await app.db.read.selectFrom('advisor_phone').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code);
    const { data } = await enrol(code);
    expect(data.advisor).toBe('Sam Okafor');
    const { from = 0, until = 0, ...said } = parseProof(data.proof) ?? {};
    expect(said).toEqual({ by: 'phone', name: 'Sam Okafor', phone: phone._id });
    expect(until - from).toBe(366 * DAY);
    expect((await enrol(code)).code).toBe('INVALID_PASSCODE');
    expect(await attend(data.proof)).toBe('phone');
    expect(await attend(data.proof, 'Kim')).toBe('none');
    expect(await attend(data.proof.replace(phone._id, 'another'))).toBe('none');
    const { phones } = (await owner(API.listPhones)).data;
    expect(phones).toMatchObject([{ advisor: 'Sam Okafor', state: 'enrolled' }]);
  });

  // SIGNIN-47
  test('one of ten phones that open one code at once is enrolled', async () => {
    const { add, enrol } = await openEnrolling(open);
    const { code } = await add();
    const answers = await Promise.all(Array.from({ length: 10 }, async () => await enrol(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  // SIGNIN-47, SIGNIN-48
  test('a code ends after its days or once it is revoked, and a made-up code is invalid', async () => {
    const { app, owner, add, enrol } = await openEnrolling(open);
    const [late, back] = [await add('Sam', 2), await add('Kim', 2)];
    const { data } = await owner(API.revokePhone, { params: { id: back.phone._id } });
    expect(data.phones.map(({ state }) => state).toSorted()).toEqual(['revoked', 'waiting']);
    expect((await enrol(back.code)).code).toBe('INVALID_PASSCODE');
    app.clock.pass(2 * DAY);
    expect((await enrol(late.code)).code).toBe('INVALID_PASSCODE');
    expect((await enrol('made up')).code).toBe('INVALID_PASSCODE');
    const again = await app.signedIn({ email: 'bob@example.edu' });
    const { phones } = (await again(API.listPhones)).data;
    expect(phones.map(({ state }) => state).toSorted()).toEqual(['ended', 'revoked']);
  });

  // SIGNIN-50
  test('a phone that was revoked, is missing in a restored backup, or has a foreign proof is told so with its next record, and no other is', async () => {
    const { app, owner, add, enrol } = await openEnrolling(open);
    const enrolled = async () => {
      const { phone, code } = await add();
      return { id: phone._id, proof: (await enrol(code)).data.proof };
    };
    const [revoked, lost, known] = [await enrolled(), await enrolled(), await enrolled()];
    const told = async (proof: string, advisor = 'Sam Okafor') => {
      const body = { ...sent, advisor, startedAt: null, finishedAt: null, proof };
      return (await app.call(API.attend, { body })).headers['reslife-phone'];
    };
    expect(await told(revoked.proof)).toBeUndefined();
    await owner(API.revokePhone, { params: { id: revoked.id } });
    await app.db.write.deleteFrom('advisor_phone').where('id', '=', lost.id).execute();
    expect(await told(revoked.proof)).toBe('unknown');
    expect(await told(lost.proof)).toBe('unknown');
    expect(await told(known.proof)).toBeUndefined();
    // With another name it proves nothing, and is still enrolled.
    expect(await told(known.proof, 'Kim')).toBeUndefined();
    // A backup from before the first phone lacks the secret that signed this one.
    expect(await told(known.proof.replace(/.$/, '-'))).toBe('unknown');
    expect(await told('made up')).toBe('unknown');
  });

  // SIGNIN-48
  test('records of a revoked phone are not verified from then on; earlier ones stay verified', async () => {
    const { app, owner, add, enrol, attend } = await openEnrolling(open);
    const { phone, code } = await add();
    const { proof } = (await enrol(code)).data;
    expect(await attend(proof)).toBe('phone');
    await owner(API.revokePhone, { params: { id: phone._id } });
    expect(await attend(proof)).toBe('none');
    const rows = await app.db.read.selectFrom('attendance').select('proof').execute();
    expect(rows.map((row) => String(row.proof)).toSorted()).toEqual(['none', 'phone']);
    const again = await owner(API.revokePhone, { params: { id: phone._id } });
    expect(again.code).toBe('NOT_FOUND');
    expect(await auditedActs(app)).toEqual(['phone.add', 'phone.revoke']);
  });

  // SIGNIN-47, SIGNIN-48
  test('a phone is trusted for a year, and ended codes and phones are deleted later', async () => {
    const { app, add, enrol, attend } = await openEnrolling(open);
    const { proof } = (await enrol((await add()).code)).data;
    await add('Kim', 1);
    app.clock.pass(366 * DAY);
    expect(await attend(proof)).toBe('phone');
    await sweepAccounts(app.deps);
    const left = async () =>
      (await app.db.read.selectFrom('advisor_phone').select('advisor').execute()).map(
        ({ advisor }) => advisor,
      );
    expect(await left()).toEqual(['Sam Okafor']);
    app.clock.pass(1);
    expect(await attend(proof)).toBe('none');
    app.clock.pass(30 * DAY);
    await sweepAccounts(app.deps);
    expect(await left()).toEqual([]);
  });

  // SIGNIN-47
  test('only owners see and make them; without the setting nobody can make or use one', async () => {
    const { app, enrol } = await openEnrolling(open);
    const author = await app.signedIn({ email: 'bob@example.edu', role: 'author' });
    expect((await author(API.listPhones)).code).toBe('NOT_ALLOWED');
    const without = await openEnrolling(open, { advisorSignIn: 'name' });
    const body = { advisor: 'Sam', days: 7 };
    expect((await without.owner(API.addPhone, { body })).code).toBe('NOT_FOUND');
    expect((await without.enrol('x')).code).toBe('NOT_FOUND');
    expect((await without.owner(API.listPhones)).data.phones).toEqual([]);
    for (const wrong of [
      { advisor: '\u200b', days: 7 },
      { advisor: 'Sam', days: 0 },
      { advisor: 'Sam', days: 31 },
    ]) {
      const owner = await app.signedIn({ email: `${wrong.days}@example.edu` });
      expect((await owner(API.addPhone, { body: wrong })).code).toBe('INVALID_INPUT');
    }
    expect((await enrol('')).code).toBe('INVALID_INPUT');
  });

  // SIGNIN-47
  test('guessing codes is limited', async () => {
    const { add, enrol } = await openEnrolling(open, { rateLimit: true });
    for (let tries = 0; tries < 100; tries += 1) await enrol('guess');
    expect((await enrol('guess')).code).toBe('TOO_MANY_REQUESTS');
    expect((await enrol((await add()).code)).code).toBe('TOO_MANY_REQUESTS');
  });

  // PRIVACY-10, PRIVACY-11
  test('the data about a person has their phones, and forgetting the person removes them', async () => {
    const { app, owner, add, enrol, attend } = await openEnrolling(open);
    const { proof } = (await enrol((await add()).code)).data;
    const name = 'Sam Okafor';
    const about = await owner(API.aboutPerson, { body: { name } });
    expect(about.data.rows['advisor_phone']).toMatchObject([{ advisor: name }]);
    expect(JSON.stringify(about.data.rows)).not.toContain('code_hash');
    await owner(API.forgetPerson, { body: { name, confirmation: name } });
    expect(await app.db.read.selectFrom('advisor_phone').selectAll().execute()).toEqual([]);
    expect(await attend(proof)).toBe('none');
  });
});
