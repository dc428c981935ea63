import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { twoPeople } from '../../test/issues.ts';
import { describeOnSqlite, type TestApp } from '../../test/test-app.ts';

/** Lets Ada and Bob correct the procedure urgently: revision 1 has the words of before. */
async function corrected(app: TestApp) {
  const desk = await twoPeople(app);
  const { admin, bob, issue, step, params } = desk;
  await desk.publish(bob);
  const write = async (question: string, more: object = {}) =>
    await admin(API.updateStep, {
      params: { issueId: issue._id, stepId: step._id },
      body: { question, ...more },
    });
  await write('Look at the bed.', { urgent: 'Look at it first.' });
  await bob(API.readCorrection, { params: { id: issue._id }, body: { revision: 2 } });
  const question = async () => {
    const { data } = await admin(API.getIssue, { params, query: { words: 'published' } });
    return data.steps[0]?.question;
  };
  return { ...desk, write, question };
}

const FORMER = 'Look under the bed.';
const SAID = 'An urgent correction removed this text: “Look at it first.”';

describeOnSqlite('words that an urgent correction replaced', (open) => {
  // PUBLISH-15
  test('are refused instead of waiting for approval, and are published with an urgent sentence', async () => {
    const { write, update, read, question } = await corrected(await open());
    for (const save of [() => write(FORMER), () => update({ restoreRevision: 1 })]) {
      const { code, detail } = await save();
      expect([code, detail]).toEqual([
        'CORRECTED_URGENTLY',
        `${SAID} To use it again, tell advisors why in the editor.`,
      ]);
    }
    expect(await read()).not.toHaveProperty('pending');
    expect((await update({ restoreRevision: 1, urgent: 'Look under it.' })).status).toBe(200);
    expect(await question()).toBe(FORMER);
  });

  // REVIEW-20, PUBLISH-15
  test('are published with an urgent sentence even if they contain a number that is no longer in the issue', async () => {
    const { bob, issue, write, update, settle, question } = await corrected(await open());
    const dialed = 'Call 555 0199.';
    await write(dialed);
    await settle(bob, 'publish');
    await write('Call nobody.', { urgent: 'Call nobody.' });
    await bob(API.readCorrection, { params: { id: issue._id }, body: { revision: 4 } });
    const more = await write('Call 555 0199 or 555 0198.', { urgent: 'Call again.' });
    expect(more.code).toBe('SECOND_PERSON_NEEDED');
    const numbers = { restoreRevision: 3, urgent: 'Call 555 0199.' };
    expect((await update(numbers)).code).toBe('SECOND_PERSON_NEEDED');
    expect((await write(dialed, { urgent: 'Call again.' })).status).toBe(200);
    expect(await question()).toBe(dialed);
    await write('Call nobody.', { urgent: 'Call nobody.' });
    const back = await update({ restoreRevision: 3, urgent: 'Call again.' });
    expect(back.status).toBe(200);
    expect(await question()).toBe(dialed);
  });

  // PUBLISH-15
  test('cannot replace other waiting changes, and the refusal says how to use them', async () => {
    const { admin, write, update, read, settle, question } = await corrected(await open());
    await write('Look in the bed.');
    const { code, detail } = await write(FORMER);
    expect([code, detail]).toEqual([
      'SECOND_PERSON_NEEDED',
      `${SAID} Discard the waiting changes, and send it as an urgent correction.`,
    ]);
    expect((await read()).steps[0]?.question).toBe('Look in the bed.');
    // Changes that wait are saved as they are, except for their words.
    expect((await update({ reviewBy: '2027-03-01' })).status).toBe(200);
    expect((await settle(admin, 'discard')).status).toBe(200);
    expect((await write(FORMER, { urgent: 'Look under it.' })).status).toBe(200);
    expect(await question()).toBe(FORMER);
  });

  // PUBLISH-15
  test('keep waiting if saved before the correction, and refusing their approval says how to use them', async () => {
    const { admin, bob, issue, write, update, settle, question } = await corrected(await open());
    await write('Look in the bed.');
    await settle(bob, 'publish');
    await write('Look at the bed.');
    await update({ reviewBy: null, urgent: 'Read it again.' });
    await bob(API.readCorrection, { params: { id: issue._id }, body: { revision: 4 } });
    const { code, detail } = await settle(bob, 'publish');
    expect([code, detail]).toEqual([
      'SECOND_PERSON_NEEDED',
      'An urgent correction removed this text: “Read it again.” Discard the waiting changes, and send it as an urgent correction.',
    ]);
    await settle(admin, 'discard');
    expect((await write('Look at the bed.', { urgent: 'Look at it.' })).status).toBe(200);
    expect(await question()).toBe('Look at the bed.');
  });

  // PUBLISH-15
  test('are not published from a draft, and the refusal says how to use them', async () => {
    const { admin, bob, params, update, publish, question } = await corrected(await open());
    await update({ publish: false });
    await update({ restoreRevision: 1 });
    for (const call of [admin, bob]) {
      const { code, detail } = await publish(call);
      expect([code, detail]).toEqual([
        'SECOND_PERSON_NEEDED',
        `${SAID} Change it, or restore and publish revision 2 and send it as an urgent correction.`,
      ]);
    }
    await update({ restoreRevision: 2 });
    expect((await publish(bob)).status).toBe(200);
    const body = { restoreRevision: 1, urgent: 'Look under it.' };
    expect((await bob(API.updateIssue, { params, body })).status).toBe(200);
    expect(await question()).toBe(FORMER);
  });
});
