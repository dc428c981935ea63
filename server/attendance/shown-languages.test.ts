import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { recordText } from '#core/record/record-text.ts';
import { sent } from '../test/attended-issue.ts';
import { ask, authoring, confirm, END, NEXT } from '../test/issues.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

describeOnEachDatabase('a walk in another language', (open) => {
  // TRANSLATE-11, EVIDENCE-1
  test('attend keeps the original responses; getRecord and recordEvidence have the language and the words shown', async () => {
    const app = await open();
    const { add, update, admin, anyone, params, read } = await authoring(app);
    const first = await add(ask('Is it hot?', NEXT, END));
    const second = await add(confirm('Look.', END));
    const at = (step: { _id: string }, field: string) => `step/${step._id}/${field}`;
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
    const body = {
      ...sent,
      issueId: params.id,
      revision,
      steps: [
        { step: first._id, response: 'Yes' },
        { step: second._id, response: true },
      ],
      trail: [
        { step: first._id, at: 2_000, did: 'yes' },
        { step: second._id, at: 4_000, did: 'tick' },
      ],
      moments: [
        { step: first._id, at: 1_000, did: 'shown:es' },
        { step: first._id, at: 1_500, did: 'shown:"><b>' },
      ],
    };
    const { data } = await anyone(API.attend, { body });
    // The words of today are others; the record has those of its revision.
    await admin(API.saveTranslation, { ...spanish, body: { publish: false } });

    const record = (await admin(API.getRecord, { params: { id: data._id } })).data;
    expect(record.steps).toEqual([
      { step: first._id, question: 'Is it hot?', response: 'Yes', shownIn: 'es' },
      { step: second._id, question: 'Look.', response: true },
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

    const { text } = await admin(API.recordEvidence, { params: { id: data._id } });
    const shown = '<p class="quiet">shown in Spanish</p>';
    expect(text).toContain(`<b>Yes</b></p>${shown}`);
    expect(text).toContain(
      `${shown}<div lang="es"><p>¿Está &lt;caliente&gt;?</p><p class="quiet">Sí / No</p></div>`,
    );
    expect(text).not.toContain('<p>Mira.</p>');
    expect(text).not.toContain('"><b>');
  });
});
