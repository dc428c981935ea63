import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { recordText } from '#core/record/record-text.ts';
import { storyOf } from '#core/record/story.ts';
import { FOR_EVER, NAMELESS } from '#core/privacy/retention.ts';
import { sweepByTerms } from '../privacy/sweep.ts';
import { writeTerms } from '../privacy/terms.ts';
import { openEscalations } from '../test/escalated.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evidenceCommand } from './evidence/command.ts';
import { openedRecords } from './opened.ts';
import { recordsIn } from './recorded.ts';

const UNDONE = { step: 's1', at: 2_000, did: 'took back:Escalated' };

async function opened(open: Open) {
  const all = await openEscalations(open);
  const { app, owner } = all;
  const record = async (id: string) => (await owner(API.getRecord, { params: { id } })).data;
  const times = async () =>
    await app.db.read.selectFrom('attendance').select(['told_at', 'had_at']).executeTakeFirst();
  return { ...all, record, times };
}

describeOnEachDatabase('the events after an escalation', (open) => {
  // ANSWERS-11, RECORDED-5
  test('is in the record: when it arrived, whom it reached, who answered and after how long', async () => {
    const { app, add, attend, links, press, sender, record, times } = await opened(open);
    await add('mail', 'a@example.edu', { name: 'Duty manager' });
    await add('mail', 'b@example.edu');
    const { id } = await attend();
    expect((await record(id)).answers).toMatchObject([{ did: 'came', name: '' }]);
    expect(recordText(await record(id))).toContain('Escalation: Nobody took it');
    await sender.sendDue();
    await app.mails();
    app.clock.pass(4.5 * 60_000);
    const [manager, other] = await links();
    await press(other, 'cannot');
    app.clock.pass(60_000);
    await press(manager, 'have');
    app.clock.pass(60_000);
    await press(manager, 'have', 'Jo Field');
    await press(other, 'have');
    const { answers = [] } = await record(id);
    expect(answers.filter(({ did }) => did !== 'told').map(({ did, name }) => [did, name])).toEqual(
      [
        ['came', ''],
        ['cannot', 'b@example.edu'],
        ['have', 'Jo Field'],
        ['have', 'b@example.edu'],
      ],
    );
    const text = recordText(await record(id));
    expect(text).toContain('Escalation: Jo Field took it after 5 min');
    expect(text).toContain('b@example.edu pressed “I can’t take it”.');
    expect(storyOf(await record(id)).map(({ did }) => did)).toContain('pressed');
    expect(await times()).toEqual({
      told_at: answers[0]?.at,
      had_at: answers.find(({ did }) => did === 'have')?.at,
    });
  });

  // ANSWERS-11
  test('starts again with an escalation after an Undo, and tells what happened to both', async () => {
    const { app, add, attend, links, press, record, times } = await opened(open);
    await add('mail', 'a@example.edu');
    const { id, key } = await attend();
    await press((await links())[0], 'have');
    expect((await times())?.had_at).toEqual(expect.any(String));
    app.clock.pass(60_000);
    await attend({ correction: 1, takenBack: true, moments: [UNDONE] }, key);
    app.clock.pass(60_000);
    await attend({ correction: 2, moments: [UNDONE] }, key);
    const { answers = [], receivedAt } = await record(id);
    expect(answers.map(({ did }) => did)).toEqual(['came', 'have', 'came']);
    expect(await times()).toEqual({ told_at: receivedAt, had_at: null });
    expect(recordText(await record(id))).toContain('Escalation: Nobody took it');
  });

  // ANSWERS-11, PRIVACY-4, PRIVACY-5
  test('keeps its times after the retention term, but no names', async () => {
    const { app, add, attend, links, press, times } = await opened(open);
    await add('mail', 'a@example.edu', { name: 'Duty manager' });
    const { id } = await attend();
    await press((await links())[0], 'have');
    const before = await times();
    app.clock.pass(9 * 24 * 3_600_000);
    await writeTerms(app.db.write, { terms: { ...FOR_EVER, records: 7 }, version: 2 });
    await sweepByTerms(app.deps, app.config);
    expect(await times()).toEqual(before);
    const { answers = [] } = (await recordsIn(app.db.read)(id)) ?? {};
    expect(answers.map(({ did, name }) => [did, name])).toEqual([
      ['came', ''],
      ['have', NAMELESS],
    ]);
  });

  // ANSWERS-11, EVIDENCE-4
  test('is in the evidence, and the check reports it apart from the rest of the record', async () => {
    const { app, owner, add, attend, links, press } = await opened(open);
    await add('mail', 'a@example.edu', { name: 'Duty manager' });
    const { id } = await attend();
    const verify = async (text: string) => {
      const file = join(app.config.dataDir, 'file.html');
      await writeFile(file, text);
      const openRecord = openedRecords(app.deps, app.config.timeZone);
      return (await evidenceCommand(['verify', file], app.deps, openRecord))?.text;
    };
    const { text } = await owner(API.recordEvidence, { params: { id } });
    expect(text).toContain('Nobody took it');
    expect(await verify(text)).toContain('is the same in this database.');
    await press((await links())[0], 'have');
    expect(await verify(text)).toContain('except for who was told or answered since then');
    const later = (await owner(API.recordEvidence, { params: { id } })).text;
    expect(later).toContain('Duty manager took it within a minute');
    expect(later).toContain('Duty manager pressed “I have it”.');
    expect(await verify(later)).toContain('is the same in this database.');
  });
});
