import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { authoring, confirm, END } from '../test/issues.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describeOnEachDatabase('notes on steps', (openApp) => {
  /** Opens a published issue of one step, and a note on that step. */
  const open = async () => {
    const app = await openApp();
    const author = await authoring(app);
    const step = await author.add(confirm('Call the office', END));
    await author.update({ publish: true });
    const body = {
      advisor: 'Sam',
      issueId: author.issue._id,
      revision: 1,
      step: step._id,
      text: 'The office is closed at night.',
    };
    const notes = async () => (await author.admin(API.listStepNotes, author)).data;
    const archive = async (id: string, isArchived: boolean) =>
      await author.admin(API.updateMessage, { params: { kind: 'note', id }, body: { isArchived } });
    return { ...app, ...author, body, notes, archive };
  };

  // MESSAGES-7, MESSAGES-11
  test('listStepNotes: a note is stored once for each key and listed for administrators', async () => {
    const { call, body, notes } = await open();
    const first = await call(API.sendStepNote, { body, key: KEY });
    expect(first).toMatchObject({ status: 200, data: { key: KEY, correction: 0 } });
    const again = await call(API.sendStepNote, { body, key: KEY });
    expect(again.data).toEqual(first.data);
    const { text, step } = body;
    const { receivedAt, _id } = first.data;
    expect(await notes()).toEqual([{ _id, step, revision: 1, text, advisor: 'Sam', receivedAt }]);
    const other = await call(API.sendStepNote, { body: { ...body, text: 'No' }, key: KEY });
    expect(other).toMatchObject({ status: 422, code: 'KEY_REUSED' });
  });

  // MESSAGES-7
  test('sendStepNote: is accepted for a changed or removed issue and an unknown step, but not without an issue', async () => {
    const { call, body, notes, update, admin } = await open();
    await update({ title: 'Mice' });
    await update({ isArchived: true });
    const strange = { ...body, step: '../no such step', revision: 99 };
    expect((await call(API.sendStepNote, { body: strange })).status).toBe(200);
    expect((await call(API.sendStepNote, { body: { ...body, revision: null } })).status).toBe(200);
    const listed = (await notes()).map(({ step, revision }) => ({ step, revision }));
    expect(listed).toContainEqual({ step: strange.step, revision: 99 });
    expect(listed).toContainEqual({ step: body.step, revision: null });
    const draft = await admin(API.createIssue, { body: { title: 'Draft', category: 'Pests' } });
    for (const issueId of ['nothing', draft.data._id]) {
      const answer = await call(API.sendStepNote, { body: { ...body, issueId } });
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  // MESSAGES-11, INBOX-5, OUTBOX-2, OUTBOX-35
  test('an archived note is not listed, can be restored, and returns if it is corrected', async () => {
    const { call, body, notes, archive, db } = await open();
    const { data } = await call(API.sendStepNote, { body, key: KEY });
    expect((await archive(data._id, true)).data).toMatchObject({ isArchived: true });
    expect(await notes()).toEqual([]);
    await archive(data._id, false);
    expect(await notes()).toHaveLength(1);
    await archive(data._id, true);
    const corrected = { ...body, text: 'Closed from six.', correction: 1 };
    expect((await call(API.sendStepNote, { body: corrected, key: KEY })).status).toBe(200);
    expect(await notes()).toMatchObject([{ _id: data._id, text: 'Closed from six.' }]);
    const acts = db.read.selectFrom('audit').select(['what', 'subject']);
    const trail = await acts.orderBy('number').execute();
    expect(trail.filter(({ subject }) => subject === `note/${data._id}`)).toMatchObject([
      { what: 'message.archive' },
      { what: 'message.bringBack' },
      { what: 'message.archive' },
    ]);
    const other = { ...corrected, advisor: 'Kim', correction: 2 };
    expect((await call(API.sendStepNote, { body: other, key: KEY })).status).toBe(400);
  });

  // MESSAGES-11
  test('an unknown issue has no notes', async () => {
    const { admin, call, body, params } = await open();
    await call(API.sendStepNote, { body });
    const missing = await admin(API.listStepNotes, { params: { id: 'another' } });
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await admin(API.listStepNotes, { params })).data).toHaveLength(1);
  });

  // MESSAGES-7, MESSAGES-10
  test.each<[string, object]>([
    ['no text', { text: undefined }],
    ['blanks', { text: ' \n ' }],
    ['a text too long', { text: 'a'.repeat(10_001) }],
    ['no name left', { advisor: '\u200f' }],
    ['no step', { step: undefined }],
    ['a revision 0', { revision: 0 }],
  ])('a note with %s is an error', async (_, changes) => {
    const { call, body } = await open();
    const answer = await call(API.sendStepNote, { body: { ...body, ...changes } });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});
