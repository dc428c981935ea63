import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { FOR_EVER } from '#core/privacy/retention.ts';
import { writeTerms } from './terms.ts';
import { auditedActs } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

describeOnEachDatabase('the terms of retention', (open) => {
  // PRIVACY-1
  test("getPrivacy and saveTerms: everything is kept until somebody saves a term, and nobody overwrites another person's change", async () => {
    const app = await open();
    const admin = await app.signedIn();
    expect((await app.call(API.getPrivacy)).code).toBe('NOT_SIGNED_IN');
    const first = (await admin(API.getPrivacy)).data;
    expect(first).toEqual({ terms: FOR_EVER, version: 1, timeZone: 'Europe/London' });
    const terms = { ...FOR_EVER, records: 365, mails: 7 };
    const saved = await admin(API.saveTerms, { body: { terms, version: 1 } });
    const at = '2026-11-21T03:07:00.000Z';
    const waiting = { terms, at };
    const after = { terms: FOR_EVER, version: 2, timeZone: 'Europe/London', waiting };
    expect(saved.data).toEqual(after);
    expect((await admin(API.getPrivacy)).data).toEqual(saved.data);
    const late = await admin(API.saveTerms, { body: { terms: FOR_EVER, version: 1 } });
    expect(late.code).toBe('VERSION_CONFLICT');
    // The same again changes nothing, and is not in the trail.
    expect((await admin(API.saveTerms, { body: { terms, version: 2 } })).data.version).toBe(2);
    expect((await auditedActs(app)).filter((what) => what === 'privacy.edit')).toHaveLength(1);
  });

  // PRIVACY-1
  test('saveTerms and previewTerms refuse invalid terms', async () => {
    const { signedIn } = await open();
    const admin = await signedIn();
    for (const records of [0, 6, 3_651, 7.5, '30']) {
      const body = { terms: { ...FOR_EVER, records }, version: 1 };
      expect((await admin(API.saveTerms, { body })).code).toBe('INVALID_INPUT');
    }
    const { status, data } = await admin(API.previewTerms, { query: { records: '7' } });
    expect(status).toBe(200);
    expect(data.records).toEqual({ count: 0, oldest: null });
    for (const records of ['x', '-7', '0', '99999'])
      expect((await admin(API.previewTerms, { query: { records } })).code).toBe('INVALID_INPUT');
  });

  // PRIVACY-13
  test('privacyNotice: anybody can read the terms for what advisors send, and who is notified', async () => {
    const app = await open();
    const { signedIn, call } = app;
    const none = { records: null, messages: null, searches: null, mail: false, webhook: false };
    expect((await call(API.privacyNotice)).data).toEqual(none);
    const admin = await signedIn();
    await writeTerms(app.db.write, {
      terms: { ...FOR_EVER, records: 365, signIns: 30 },
      version: 2,
    });
    const target = { kind: 'mail', address: 'duty@example.edu', categories: [] } as const;
    const summary = { ...target, escalations: false, summary: 'daily' as const };
    await admin(API.addNotificationTarget, { body: summary });
    expect((await call(API.privacyNotice)).data).toEqual({ ...none, records: 365 });
    const told = {
      ...target,
      address: 'b@example.edu',
      escalations: true,
      summary: 'none' as const,
    };
    await admin(API.addNotificationTarget, { body: told });
    expect((await call(API.privacyNotice)).data).toEqual({ ...none, records: 365, mail: true });
    const { call: asks } = await open({ advisorSignIn: 'enrolled' });
    expect((await asks(API.privacyNotice)).data).toEqual({ ...none, proof: 'enrolled' });
  });
});
