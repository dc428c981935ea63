import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { recordText } from '#core/record/record-text.ts';
import { formatJson } from '../db/columns/json.ts';
import { uuidBytes } from '../db/columns/uuid.ts';
import { ISSUE, sent, storeRevisions } from '../test/attended-issue.ts';
import { ask, authoring, confirm, END, NEXT } from '../test/issues.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const at = ({ _id }: { _id: string }, field: string) => `step/${_id}/${field}`;

/** Returns a text as it is marked in Spanish. */
const said = (words: string) => `<span lang="es">${words}</span>`;

describeOnEachDatabase('a walk in another language', (open) => {
  // TRANSLATE-11, EVIDENCE-1
  test('attend keeps the original responses; getRecord and recordEvidence have the language and the words that were shown', async () => {
    const app = await open();
    const { add, update, admin, anyone, params, read } = await authoring(app);
    const first = await add(ask('Is it hot?', NEXT, END));
    const second = await add(confirm('Look.', NEXT));
    const third = await add({
      ...ask('How long?', END, END),
      customiseAnswerType: true,
      yesAction: { ...END, customText: 'A day' },
      noAction: { ...END, customText: 'A week' },
    });
    const texts = {
      [at(first, 'question')]: { text: '¿Está <caliente>?', of: 'Is it hot?' },
      [at(second, 'question')]: { text: 'Mira.', of: 'Look.' },
      [at(second, 'confirmationAction.confirmationText')]: { text: 'Hecho', of: 'Done' },
    };
    await update({ publish: true });
    const spanish = { params: { ...params, language: 'es' } };
    await admin(API.saveTranslation, { ...spanish, body: { texts } });
    await admin(API.saveTranslation, { ...spanish, body: { publish: true, partly: true } });
    const { revision } = await read();
    const from = { issueId: params.id, revision };
    const body = {
      ...sent,
      ...from,
      steps: [
        { step: first._id, response: 'Yes' },
        { step: second._id, response: true },
        { step: third._id, response: 'A day' },
      ],
      trail: [
        { step: first._id, at: 2_000, did: 'yes' },
        { step: second._id, at: 4_000, did: 'tick' },
        { step: third._id, at: 5_000, did: 'yes' },
      ],
      moments: [
        { step: first._id, at: 1_000, did: 'shown:es' },
        { step: first._id, at: 1_500, did: 'shown:"><b>' },
      ],
    };
    const { data } = await anyone(API.attend, { body });
    // Today's words differ; the record has those of its revision.
    await admin(API.saveTranslation, { ...spanish, body: { publish: false } });

    const record = (await admin(API.getRecord, { params: { id: data._id } })).data;
    expect(record.steps).toEqual([
      { step: first._id, question: 'Is it hot?', response: 'Yes', shownIn: 'es' },
      { step: second._id, question: 'Look.', response: true },
      { step: third._id, question: 'How long?', response: 'A day' },
    ]);
    expect(record.translated?.['es']).toEqual({
      steps: {
        [first._id]: { question: '¿Está <caliente>?' },
        [second._id]: { question: 'Mira.', 'confirmationAction.confirmationText': 'Hecho' },
      },
      answers: { yes: 'Sí', no: 'No' },
    });
    expect(recordText(record)).toContain(
      '1. Is it hot? Yes (shown in Spanish)\n2. Look. Confirmed',
    );
    // Each language in which it was shown, also of a step that was looked at again in the original.
    const again = ['ar', 'es', ''].map((to, at) => ({
      step: second._id,
      at,
      did: `shown:${to}`,
    }));
    const { moments = [] } = record;
    expect(recordText({ ...record, moments: [...moments, ...again] })).toContain(
      '2. Look. Confirmed (shown in Arabic and Spanish)',
    );

    const { text } = await admin(API.recordEvidence, { params: { id: data._id } });
    const shown = '<p class="quiet">shown in Spanish</p>';
    expect(text).toContain(`<b>Yes</b></p>${shown}`);
    expect(text).toContain(
      `${shown}<div lang="es"><p>¿Está &lt;caliente&gt;?</p><p class="quiet">Sí / No</p></div>`,
    );
    expect(text).not.toContain('<p>Mira.</p>');
    expect(text).not.toContain('"><b>');

    // TRANSLATE-20
    const { campus, version } = (await admin(API.getSettings)).data;
    const settings = { campus: { ...campus, language: 'es' as const }, version };
    await admin(API.updateSettings, { body: settings });
    const inSpanish = (await admin(API.recordEvidence, { params: { id: data._id } })).text;
    const own = '<span lang="es">Is it hot?</span>';
    expect(inSpanish).toContain(`<h1><span lang="es">${record.title}</span></h1>`);
    expect(inSpanish).toContain(`<p>1. ${own}</p>`);
    expect(inSpanish).toContain(`<div><p>${own}</p>`);
    expect(text).toContain('<div><p>Is it hot?</p>');
    expect(inSpanish).toContain(`the procedure “${said(record.title)}” (revision ${revision}).`);
    expect(inSpanish).toContain('<p><b>Yes</b></p>');
    for (const own of ['Done', 'A day']) expect(inSpanish).toContain(`<b>${said(own)}</b>`);
    expect(inSpanish).toContain(`<p class="quiet">${said('Done')}</p>`);
    expect(inSpanish).toContain(`<p class="quiet">${said('A day')} / ${said('A week')}</p>`);
    // A question may be stored without its step: of a revision that never came here.
    const { _id: id } = (await anyone(API.attend, { body: { ...sent, ...from } })).data;
    const gone = [
      { step: 'gone', question: 'Is it gone?', response: 'Yes' },
      { step: 'lost', response: 'Yes' },
    ];
    await app.db.write
      .updateTable('attendance')
      .set({ steps: formatJson(gone) })
      .where('id', '=', uuidBytes(id))
      .execute();
    const ofGone = (await admin(API.recordEvidence, { params: { id } })).text;
    expect(ofGone).toContain(`<p>${said('Is it gone?')}</p>`);
    expect(ofGone).toContain('<p>text not on this server</p>');
  });

  // TRANSLATE-12
  test('the last column of analyticsCsv has the languages once a record that counts has one', async () => {
    const app = await open();
    await storeRevisions(app.db, ISSUE, ['Hot?']);
    const me = await app.signedIn();
    const lines = async () => {
      const query = { startDate: '2026-11-01', endDate: '2026-11-30' };
      const { text } = await me(API.analyticsCsv, { query });
      return text.trim().split('\r\n');
    };
    const walked = (did: readonly string[], more: object = {}) =>
      app.call(API.attend, {
        body: { ...sent, moments: did.map((one, at) => ({ step: 's1', at, did: one })), ...more },
      });
    await walked(['shown:fr'], { practice: true });
    expect((await lines()).map((line) => line.includes('Shown in'))).not.toContain(true);
    await walked([]);
    await walked(['shown:es', 'shown:', 'shown:=1+2', 'shown:ca', 'shown:es']);
    const [head, ...rows] = await lines();
    expect(head).toMatch(/,Shown in$/);
    expect(rows).toHaveLength(2);
    expect(rows.filter((row) => row.endsWith(',"es, ca"'))).toHaveLength(1);
    expect(rows.filter((row) => row.endsWith(','))).toHaveLength(1);
  });
});
