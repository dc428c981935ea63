import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { writeAlone } from '../domain/campus.ts';
import { ROWS } from '../test/access/acts.ts';
import { openWorld, type Name } from '../test/access/acts-world.ts';
import { describeOnSqlite, type Open } from '../test/test-app.ts';

/** The acts by which one person changes phones even if a second person is needed, and why that is so. */
const ALONE: Partial<Record<Name, string>> = {
  addStarter: 'its contacts have no number (decision 074)',
  connectCalendar: 'one owner decides, and all owners are mailed (ROTA-12)',
  removeCalendar: "it leads back to the contact's own number (ROTA-12)",
  setReportForm: 'it opens a form and calls nobody (decision 074)',
  teachSearch: 'it leads to a procedure that two persons read, and changes none (INBOX-16)',
  updateSettings: 'the name of the campus is no call (REVIEW-7)',
};

/** Does every act once, and names those after which phones have something else. */
async function changedOnPhones(open: Open, secondPerson: boolean): Promise<readonly string[]> {
  const settings = { webhookPrivate: ['127.0.0.1'], smtpUrl: 'smtp://127.0.0.1:9' };
  const app = await open({ ...settings, passkeys: true, advisorSignIn: 'enrolled' });
  const world = await openWorld(app);
  await world.me(API.updateIssue, { params: world.at.params, body: { publish: true } });
  const onPhones = async () => {
    const all = { params: { category: 'All categories' } };
    const { text } = await app.call(API.listAdvisorIssues, all);
    return text.replace(/"asOf":"[^"]*"/, '');
  };
  const changed = new Set<string>();
  for (const [name, , does] of ROWS) {
    // One of them sets it otherwise.
    await writeAlone(app.db.write, { secondPerson });
    const before = await onPhones();
    app.clock.pass(1);
    await does(world);
    if ((await onPhones()) !== before) changed.add(name);
  }
  return [...changed].toSorted();
}

describeOnSqlite('the data that phones get', (open) => {
  // REVIEW-3, REVIEW-7, REVIEW-25, REVIEW-11, REVIEW-27, ROTA-12
  test('is changed by no act of one person where a second person is needed, except for the named acts', async () => {
    expect(await changedOnPhones(open, true)).toEqual(Object.keys(ALONE));
  }, 60_000);

  test('is changed by more acts where no second person is needed', async () => {
    expect(await changedOnPhones(open, false)).toEqual([
      'addStarter',
      'connectCalendar',
      'createStep',
      'removeCalendar',
      'setReportForm',
      'settleCalls',
      'teachSearch',
      'updateSettings',
      'updateStep',
    ]);
  }, 60_000);
});
