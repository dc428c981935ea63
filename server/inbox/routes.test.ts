import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { InboxState } from '#core/inbox/inbox.ts';
import { authoring, confirm, END } from '../test/issues.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const ZONE = 'Europe/London';

describeOnEachDatabase('the inbox', (openApp) => {
  /** Opens an inbox of one message of each kind, the note first and the missing issue last. */
  const open = async () => {
    const app = await openApp({ timeZone: ZONE });
    const author = await authoring(app);
    const step = await author.add(confirm('Call [[contact:emergency]]', END));
    await author.update({ title: 'Lockout', category: 'Access' });
    await author.update({ publish: true });
    const { call, clock } = app;
    const { admin } = author;
    const send = async (feedback: string, category: string | null = 'Pests') => {
      clock.pass(1_000);
      const body = { advisor: 'Kim', feedback, category };
      return (await call(API.reportMissingIssue, { body })).data._id;
    };
    clock.pass(1_000);
    const issueId = author.issue._id;
    const noted = { advisor: 'Ali', issueId, revision: 1, step: step._id, text: 'Not at night.' };
    const note = (await call(API.sendStepNote, { body: noted })).data._id;
    clock.pass(1_000);
    const rated = { advisor: 'Sam', rating: 4.5, description: 'Bigger text.' };
    const feedback = (await call(API.sendFeedback, { body: rated })).data._id;
    const missing = await send('A wasps nest. It hums.');
    const list = async (query: Record<string, string> = {}) =>
      (await admin(API.listInbox, { query })).data;
    const ids = async (query?: Record<string, string>) =>
      (await list(query)).messages.map(({ _id }) => _id);
    const change = async (kind: string, id: string, body: object) =>
      await admin(API.updateMessage, { params: { kind, id }, body });
    const get = async (kind: string, id: string) =>
      await admin(API.getMessage, { params: { kind, id } });
    const merge = async (id: string, messages: readonly string[], isMerged = true) =>
      await admin(API.mergeMessages, { params: { id }, body: { messages, isMerged } });
    const unread = async () => (await admin(API.countUnread)).data.unread;
    const calls = { list, ids, change, get, merge, unread, send };
    return { ...app, ...author, issueId, step, note, feedback, missing, ...calls };
  };

  // INBOX-1, MESSAGES-8
  test('listInbox: every message from advisors is listed, newest first', async () => {
    const { list, unread, note, feedback, missing, issueId, admin } = await open();
    await admin(API.updateIssue, { params: { id: issueId }, body: { title: 'Locked out' } });
    const plain = { rating: null, category: null, issue: null, merged: 0, hasDraft: false };
    const fresh = { ...plain, isRead: false, isAnswered: false, isArchived: false };
    expect(await list()).toEqual({
      messages: [
        {
          ...fresh,
          _id: missing,
          kind: 'missing',
          advisor: 'Kim',
          receivedAt: '2026-11-20T03:07:03.000Z',
          excerpt: 'A wasps nest. It hums.',
          category: 'Pests',
        },
        {
          ...fresh,
          _id: feedback,
          kind: 'feedback',
          advisor: 'Sam',
          receivedAt: '2026-11-20T03:07:02.000Z',
          excerpt: 'Bigger text.',
          rating: 4.5,
        },
        {
          ...fresh,
          _id: note,
          kind: 'note',
          advisor: 'Ali',
          receivedAt: '2026-11-20T03:07:01.000Z',
          excerpt: 'Not at night.',
          category: 'Access',
          issue: 'Locked out',
        },
      ],
      next: null,
      timeZone: ZONE,
    });
    expect(await unread()).toBe(3);
  });

  // INBOX-2
  test('countUnread: the list is filtered by kind and state, and unread messages are counted', async () => {
    const { ids, change, unread, note, feedback, missing } = await open();
    expect(await ids({ kind: 'note' })).toEqual([note]);
    await change('note', note, { isArchived: true });
    await change('feedback', feedback, { isRead: true, answer: '' });
    const byState = async (state: InboxState) => await ids({ state });
    expect(await byState('open')).toEqual([missing, feedback]);
    expect(await byState('unread')).toEqual([missing]);
    expect(await byState('answered')).toEqual([feedback]);
    expect(await byState('archived')).toEqual([note]);
    expect(await ids({ state: 'archived', kind: 'missing' })).toEqual([]);
    expect(await unread()).toBe(1);
  });

  // INBOX-3, CONTACT-7
  test('getMessage: an opened note shows the step in the words of its walk', async () => {
    const { get, note, issueId, step, update } = await open();
    await update({ title: 'Locked out' });
    expect((await get('note', note)).data).toMatchObject({
      kind: 'note',
      text: 'Not at night.',
      isCorrected: false,
      note: {
        issueId,
        title: 'Lockout',
        isArchived: false,
        revision: 1,
        step: step._id,
        number: 1,
        question: 'Call emergency services',
      },
      draft: null,
      merged: [],
      mergedInto: null,
      timeZone: ZONE,
    });
  });

  // INBOX-3
  test('a note on an unknown step has neither number nor question', async () => {
    const { call, get, issueId } = await open();
    const body = { advisor: 'Ali', issueId, revision: 99, step: 'x', text: 'Wrong.' };
    const { data } = await call(API.sendStepNote, { body });
    const { note } = (await get('note', data._id)).data;
    expect(note).toMatchObject({ revision: 99, number: null, question: null });
  });

  // INBOX-4, INBOX-5
  test('updateMessage: a message is marked as read, given an internal note, archived and restored', async () => {
    const { change, feedback, db } = await open();
    expect((await change('feedback', feedback, { isRead: true })).data.isRead).toBe(true);
    expect((await change('feedback', feedback, { isRead: false })).data.isRead).toBe(false);
    const answered = await change('feedback', feedback, { answer: 'Told Sam.' });
    const noted = { answer: 'Told Sam.', answeredAt: '2026-11-20T03:07:03.000Z' };
    expect(answered.data).toMatchObject({ ...noted, isAnswered: true, answeredBy: 'Ada' });
    const reopened = await change('feedback', feedback, { answer: null });
    expect(reopened.data).toMatchObject({ isAnswered: false, answer: 'Told Sam.' });
    expect((await change('feedback', feedback, { isArchived: true })).data.isArchived).toBe(true);
    expect((await change('feedback', feedback, { isArchived: false })).data.isArchived).toBe(false);
    expect((await change('feedback', feedback, {})).status).toBe(200);
    const trail = await db.read
      .selectFrom('audit')
      .select('what')
      .where('subject', '=', `feedback/${feedback}`)
      .execute();
    expect(trail.map(({ what }) => what)).toEqual([
      'message.answer',
      'message.reopen',
      'message.archive',
      'message.bringBack',
    ]);
  });

  // INBOX-14
  test('an update that changes nothing adds no row to the activity log', async () => {
    const { change, feedback, clock, db } = await open();
    const answerOf = async (body: object) => (await change('feedback', feedback, body)).data;
    const all = { isRead: true, isArchived: true, answer: 'Told Sam.' };
    const first = await answerOf(all);
    expect(first).toMatchObject({ isChanged: true, isArchived: true });
    clock.pass(1_000);
    expect(await answerOf(all)).toEqual({ ...first, isChanged: false });
    expect(await answerOf({})).toEqual({ ...first, isChanged: false });
    expect(await answerOf({ answer: null })).toMatchObject({ isChanged: true, isAnswered: false });
    expect(await answerOf({ answer: null })).toMatchObject({ isChanged: false });
    const trail = await db.read
      .selectFrom('audit')
      .select('what')
      .where('subject', '=', `feedback/${feedback}`)
      .execute();
    expect(trail.map(({ what }) => what).toSorted()).toEqual([
      'message.answer',
      'message.archive',
      'message.reopen',
    ]);
  });

  // INBOX-14
  test('when two people archive a message at the same time, only one of them changes it', async () => {
    const { change, feedback } = await open();
    const both = [0, 1].map(async () => await change('feedback', feedback, { isArchived: true }));
    const changed = (await Promise.all(both)).map(({ data }) => data.isChanged);
    expect(new Set(changed)).toEqual(new Set([false, true]));
  });

  // INBOX-13
  test.each(['missing', 'feedback', 'note'] as const)(
    'archiving a %s can be undone only with the time at which it was archived',
    async (kind) => {
      const { change, clock, ...ids } = await open();
      const say = async (body: object) => (await change(kind, ids[kind], body)).data;
      const { archivedAt } = await say({ isArchived: true });
      expect(archivedAt).not.toBeNull();
      await say({ isArchived: false });
      clock.pass(1);
      const again = await say({ isArchived: true });
      const late = await say({ isArchived: false, archivedAt });
      expect(late).toEqual({ ...again, isChanged: false });
      const own = await say({ isArchived: false, archivedAt: again.archivedAt });
      expect(own).toMatchObject({ isChanged: true, isArchived: false, archivedAt: null });
    },
  );

  // INBOX-3, INBOX-4
  test('an unknown message is not found, and unknown changes are refused', async () => {
    const { change, get, merge, feedback, missing, admin } = await open();
    const answers = [
      await get('missing', feedback),
      await get('other', feedback),
      await get('note', 'x'),
      await change('note', missing, { isRead: true }),
      await merge(feedback, [missing]),
      await merge(missing, [feedback]),
      await admin(API.makeDraft, { params: { id: feedback } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    for (const body of [{ isRead: 1 }, { text: 'x' }, { answer: 'x'.repeat(10_001) }]) {
      expect((await change('missing', missing, body)).status).toBe(400);
    }
    const queries = [{ before: 'x' }, { state: 'all' }, { kind: 'letter' }];
    for (const query of queries) {
      expect((await admin(API.listInbox, { query })).code).toBe('INVALID_INPUT');
    }
  });

  // INBOX-6
  test('makeDraft: a missing issue becomes a draft with its category and words, once', async () => {
    const { get, admin, missing, send, merge, list, db } = await open();
    const again = await send('Wasps, again.', 'Other');
    await merge(missing, [again]);
    const make = async () => await admin(API.makeDraft, { params: { id: missing } });
    const [first, second] = await Promise.all([make(), make()]);
    expect(first.data).toMatchObject({
      title: 'A wasps nest',
      category: 'Pests',
      publish: false,
      steps: [{ question: 'A wasps nest. It hums.\n\nWasps, again.' }],
    });
    expect(second.data._id).toBe(first.data._id);
    expect((await make()).data._id).toBe(first.data._id);
    expect((await admin(API.listIssues)).data.map(({ title }) => title).sort()).toEqual([
      'A wasps nest',
      'Lockout',
    ]);
    const { _id, title } = first.data;
    const draft = { _id, title, publish: false, isArchived: false };
    expect((await get('missing', missing)).data.draft).toEqual(draft);
    expect((await list()).messages[0]).toMatchObject({ _id: missing, hasDraft: true, merged: 1 });
    const made = await db.read.selectFrom('audit').selectAll().where('subject', '=', _id).execute();
    expect(made.map(({ what }) => what)).toEqual(['issue.create']);
  });

  // INBOX-7
  test('mergeMessages: messages become part of another one, and separate again', async () => {
    const { get, merge, ids, unread, missing, send, note, feedback } = await open();
    const [second, third, fourth] = [await send('Two'), await send('Three'), await send('Four')];
    await merge(second, [third]);
    expect(await ids()).toEqual([fourth, second, missing, feedback, note]);
    const merged = await merge(missing, [second, second, missing]);
    expect(merged.data.merged.map(({ text }) => text)).toEqual(['Two', 'Three']);
    expect(await ids()).toEqual([fourth, missing, feedback, note]);
    expect(await unread()).toBe(4);
    expect((await get('missing', third)).data.mergedInto).toBe(missing);
    // A message that was merged into another takes none itself.
    expect((await merge(third, [fourth])).status).toBe(404);
    const separate = await merge(missing, [second, third], false);
    expect(separate.data.merged).toEqual([]);
    expect(await ids()).toEqual([fourth, third, second, missing, feedback, note]);
  });

  // INBOX-15
  test('merging removes nothing from another message, and names what it moved', async () => {
    const { get, merge, missing, send } = await open();
    const [second, third, fourth] = [await send('Two'), await send('Three'), await send('Four')];
    const moved = async (id: string, ids: readonly string[], isMerged = true) =>
      (await merge(id, ids, isMerged)).data.moved;
    expect(await moved(second, [third])).toEqual([{ _id: third, from: null }]);
    expect(await moved(fourth, [third])).toEqual([]);
    expect((await get('missing', third)).data.mergedInto).toBe(second);
    expect(await moved(missing, [second, third])).toEqual([
      { _id: second, from: null },
      { _id: third, from: second },
    ]);
    expect(await moved(missing, [second])).toEqual([]);
    expect(await moved(fourth, [second], false)).toEqual([]);
    expect(await moved(missing, [second, fourth], false)).toEqual([{ _id: second, from: missing }]);
  });

  // INBOX-15
  test('when two people merge a message at the same time, only one merge moves it', async () => {
    const { get, merge, missing, send } = await open();
    const [second, third] = [await send('Two'), await send('Three')];
    const both = await Promise.all([merge(missing, [third]), merge(second, [third])]);
    const moved = both.map(({ data }) => data.moved.length);
    expect(new Set(moved)).toEqual(new Set([0, 1]));
    const target = moved[0] === 1 ? missing : second;
    expect((await get('missing', third)).data.mergedInto).toBe(target);
  });

  // INBOX-7
  test('getMessage returns the newest hundred merged messages, and the count of all', async () => {
    const { get, merge, missing, send, list } = await open();
    const sent: string[] = [];
    for (let number = 0; number < 102; number += 1) sent.push(await send(`Wasp ${number}`));
    await merge(missing, sent.slice(0, 100));
    expect((await get('missing', missing)).data.merged).toHaveLength(100);
    await merge(missing, sent.slice(100));
    const { merged, mergedCount } = (await get('missing', missing)).data;
    expect(merged.map(({ _id }) => _id)).toEqual(sent.slice(2));
    expect(mergedCount).toBe(102);
    expect((await list()).messages[0]).toMatchObject({ _id: missing, merged: 102 });
    const fewer = await merge(missing, sent.slice(50), false);
    expect(fewer.data).toMatchObject({ mergedCount: 50 });
    expect(fewer.data.merged.map(({ _id }) => _id)).toEqual(sent.slice(0, 50));
  });

  // INBOX-7, MESSAGES-3
  test('a merged message that its advisor corrects is separate again, unread, not archived', async () => {
    const { call, get, merge, change, missing, ids } = await open();
    const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    const body = { advisor: 'Kim', feedback: 'A bat' };
    const { _id } = (await call(API.reportMissingIssue, { body, key })).data;
    await change('missing', _id, { isRead: true, isArchived: true });
    await merge(missing, [_id]);
    await call(API.reportMissingIssue, { body: { ...body, feedback: 'Bats', correction: 1 }, key });
    expect(await ids({ state: 'unread', kind: 'missing' })).toContain(_id);
    const corrected = { text: 'Bats', isCorrected: true, mergedInto: null };
    expect((await get('missing', _id)).data).toMatchObject(corrected);
  });
});
