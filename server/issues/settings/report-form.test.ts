import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { parseJson } from '../../test/parse-json.ts';
import { describeOnEachDatabase, type TestApp } from '../../test/test-app.ts';

const FORM = 'https://forms.example.edu/report?what={title}&who={advisor}';

async function formOf({ call }: TestApp) {
  const { text } = await call(API.listAdvisorIssues, { params: { category: 'Fire' } });
  return parseJson(Type.Object(API.listAdvisorIssues.beside), text).campus.report;
}

describeOnEachDatabase('the report form of a campus', (open) => {
  // REPORT-1, REPORT-3, REPORT-10
  test('setReportForm: is stored, sent to phones with the library, and can be removed', async () => {
    const app = await open();
    const admin = await app.signedIn();
    expect((await admin(API.getSettings)).data.report).toBe('');
    expect(await formOf(app)).toBeUndefined();
    expect((await app.call(API.privacyNotice)).data.report).toBeUndefined();
    const set = await admin(API.setReportForm, { body: { address: ` ${FORM} ` } });
    expect(set).toMatchObject({ status: 200, data: { report: FORM } });
    expect(await formOf(app)).toBe(FORM);
    expect((await app.call(API.privacyNotice)).data.report).toEqual({
      host: 'forms.example.edu',
      told: ['title', 'advisor'],
    });
    await admin(API.setReportForm, { body: { address: '' } });
    expect(await formOf(app)).toBeUndefined();
  });

  // REPORT-1
  test.each(['http://forms.example.edu', 'javascript:alert(1)', 'https://a.edu/?x={comment}'])(
    'setReportForm: refuses %s and changes nothing',
    async (address) => {
      const { signedIn } = await open();
      const admin = await signedIn();
      await admin(API.setReportForm, { body: { address: FORM } });
      const refused = await admin(API.setReportForm, { body: { address } });
      expect(refused).toMatchObject({ status: 422, code: 'INVALID_REPORT_FORM' });
      expect((await admin(API.getSettings)).data.report).toBe(FORM);
    },
  );
});
