import { randomUUID } from 'node:crypto';
import { API } from '#core/api/api.ts';
import { EXCHANGE_FORMAT } from '#core/exchange/exchange-schema.ts';
import { FOR_EVER } from '#core/privacy/retention.ts';
import { writeAlone } from '../../domain/campus.ts';
import { noteUnread } from '../../domain/unread.sql.ts';
import { sent } from '../attended-issue.ts';
import { confirm, END } from '../issues.ts';
import { ACCOUNT_ROWS } from './account-acts.ts';
import { LADDER_ROWS } from './ladder-acts.ts';
import { ROTA_ROWS } from './rota-acts.ts';
import { TRANSLATION_ROWS } from './translation-acts.ts';
import { WAKE_ROWS } from './wake-acts.ts';
import {
  leaveLanguage,
  saveCampus,
  settleStarter,
  TARGET,
  upload,
  type Name,
  type Row,
  type World,
} from './acts-world.ts';

/** The calls of administrators that leave no row, and why. */
export const WITHOUT_ROW: Partial<Record<Name, string>> = {
  reportPresence: 'says every few seconds who has an issue open; nothing comes of it',
  findPerson: 'counts what there is by a name; the file of it leaves a row',
  beginSecondFactor: 'makes a seed that counts for nothing until it is confirmed',
  beginPasskey: 'asks for what a new passkey must sign; adding it leaves a row',
  noteCodesPrinted: 'notes the first time for the list of what is done; paper is no change',
  readDocument: 'reads a document and changes nothing: importing what it says leaves rows',
  tryCalendar: 'reads a calendar and changes nothing: connecting it leaves a row',
  readCalendars: 'reads what is connected, as the server does each quarter of an hour',
  checkImport: 'reads a file and changes nothing: importing it leaves rows',
};

const STEP = { _id: 'a', ...confirm('Wait.', END) };
export const FILE = {
  format: EXCHANGE_FORMAT,
  version: 1,
  issues: [{ _id: 'lift', title: 'Lift stuck', category: 'Safety concern', steps: [STEP] }],
};

const issue = ({ at }: World) => at.params;
const target = (world: World) => ({ params: { id: world.target } });

/** Every act of an administrator, with what it leaves in the trail, in an order in which each can be done. */
export const ROWS: readonly Row[] = [
  [
    'createIssue',
    'issue.create',
    ({ me }) => me(API.createIssue, { body: { title: 'Ants', category: 'Pests' } }),
  ],
  [
    'updateIssue',
    'issue.publish',
    (w) => w.me(API.updateIssue, { params: issue(w), body: { publish: true } }),
  ],
  [
    'createStep',
    'step.create',
    (w) =>
      w.me(API.createStep, { params: { issueId: w.at.issue._id }, body: confirm('Wait.', END) }),
  ],
  [
    'updateStep',
    'step.edit',
    async (w) => {
      const [step] = await w.at.steps();
      const params = { issueId: w.at.issue._id, stepId: step?._id ?? '' };
      return await w.me(API.updateStep, { params, body: { question: 'Call the desk.' } });
    },
  ],
  [
    'checkPath',
    'path.check',
    async (w) => {
      const { data } = await w.me(API.listPaths, { params: issue(w) });
      const fingerprint = 'paths' in data ? (data.paths[0]?.fingerprint ?? '') : '';
      return await w.me(API.checkPath, {
        params: { ...issue(w), fingerprint },
        body: { isChecked: true },
      });
    },
  ],
  [
    'teachSearch',
    'search.teach',
    async (w) =>
      await w.me(API.teachSearch, {
        params: issue(w),
        body: { words: 'bats', isTaught: true },
      }),
  ],
  ...TRANSLATION_ROWS,
  [
    'reviewIssue',
    'issue.askReview',
    async (w) => {
      const { data: draft } = await w.me(API.copyIssue, { params: issue(w), body: {} });
      const body = { step: 'asked', version: draft.version } as const;
      return await w.me(API.reviewIssue, { params: { id: draft._id }, body });
    },
  ],
  [
    'readCorrection',
    'issue.readCorrection',
    async (w) => {
      const params = issue(w);
      await writeAlone(w.db.write, { secondPerson: true });
      const { revision } = await w.at.read();
      const row = { issue_id: params.id, revision: revision ?? 0, at: w.clock.now.toISOString() };
      await noteUnread(w.db.write, w.deps, { ...row, author: w.at.adminId });
      const read = await w.me(API.readCorrection, { params, body: { revision: 99 } });
      await writeAlone(w.db.write, { secondPerson: false });
      return read;
    },
  ],
  ['uploadFile', 'picture.upload', upload],
  ['copyIssue', 'issue.copy', (w) => w.me(API.copyIssue, { params: issue(w), body: {} })],
  [
    'addStarter',
    'issue.addStarter',
    async ({ me }) => {
      const { data } = await me(API.listStarters);
      // One that is in another language as well.
      const title = data.find((one) => one.title === 'Choking')?.title ?? '';
      return await me(API.addStarter, { body: { title } });
    },
  ],
  ['settleStarterLanguage', 'issue.keepStarter', leaveLanguage],
  ['settleStarter', 'issue.keepStarter', async (w) => await settleStarter(w, false)],
  ['settleStarter', 'issue.takeStarter', async (w) => await settleStarter(w, true)],
  ['importIssues', 'issue.import', ({ me }) => me(API.importIssues, { body: FILE })],
  ['exportIssues', 'issue.export', ({ me }) => me(API.exportIssues)],
  ['getRecord', 'record.open', ({ me, record }) => me(API.getRecord, { params: { id: record } })],
  [
    'recordEvidence',
    'record.evidence',
    ({ me, record }) => me(API.recordEvidence, { params: { id: record } }),
  ],
  [
    'analyticsCsv',
    'record.download',
    ({ me }) => me(API.analyticsCsv, { query: { startDate: '2026-11-01', endDate: '2026-11-30' } }),
  ],
  [
    'updateMessage',
    'message.answer',
    ({ me, message }) => me(API.updateMessage, { params: message, body: { answer: 'Done.' } }),
  ],
  [
    'mergeMessages',
    'message.merge',
    ({ me, first, second }) =>
      me(API.mergeMessages, {
        params: { id: first },
        body: { messages: [second], isMerged: true },
      }),
  ],
  [
    'makeDraft',
    'message.makeDraft',
    ({ me, first }) => me(API.makeDraft, { params: { id: first } }),
  ],
  [
    'updateSettings',
    'settings.edit',
    async (w) => await saveCampus(w, { name: 'Elm', main: '5550100' }),
  ],
  ['sendSetupCode', 'settings.mailCode', ({ me }) => me(API.sendSetupCode)],
  [
    'proveMail',
    'settings.mailProof',
    async ({ me, mails }) => {
      const code = /^\d{6}$/m.exec((await mails()).at(-1)?.body ?? '')?.[0] ?? '';
      return await me(API.proveMail, { body: { code } });
    },
  ],
  [
    'setPublishing',
    'settings.secondPerson',
    ({ me }) => me(API.setPublishing, { body: { secondPerson: true } }),
  ],
  [
    'settleCalls',
    'settings.discardCalls',
    async (w) => {
      const { version } = (await saveCampus(w, { main: '5550199' })).data;
      return await w.me(API.settleCalls, { body: { approve: false, version } });
    },
  ],
  [
    'setReportForm',
    'settings.report',
    ({ me }) => me(API.setReportForm, { body: { address: 'https://forms.example.edu/report' } }),
  ],
  [
    'saveTerms',
    'privacy.edit',
    ({ me }) => me(API.saveTerms, { body: { terms: { ...FOR_EVER, mails: 90 }, version: 1 } }),
  ],
  [
    'voidRecord',
    'record.void',
    ({ me, record: id }) =>
      me(API.voidRecord, { params: { id }, body: { reason: 'A hoax by Ada' } }),
  ],
  [
    'undoVoid',
    'record.unvoid',
    async ({ me }) => {
      const { _id: id = '' } = (await me(API.listVoids)).data.voids[0] ?? {};
      return await me(API.undoVoid, { params: { id } });
    },
  ],
  [
    'aboutPerson',
    'person.download',
    ({ me }) => me(API.aboutPerson, { body: { name: 'first@example.edu' } }),
  ],
  [
    'forgetPerson',
    'person.forget',
    ({ me }) => me(API.forgetPerson, { body: { name: sent.advisor, confirmation: sent.advisor } }),
  ],
  ['addPhone', 'phone.add', ({ me }) => me(API.addPhone, { body: { advisor: 'Sam', days: 7 } })],
  [
    'revokePhone',
    'phone.revoke',
    async ({ me }) => {
      const { phones } = (await me(API.listPhones)).data;
      return await me(API.revokePhone, { params: { id: phones[0]?._id ?? '' } });
    },
  ],
  [
    'addNotificationTarget',
    'told.add',
    ({ me }) =>
      me(API.addNotificationTarget, {
        body: { kind: 'webhook', ...TARGET, address: 'https://hook.example/' },
      }),
  ],
  [
    'updateNotificationTarget',
    'told.edit',
    (w) =>
      w.me(API.updateNotificationTarget, { ...target(w), body: { ...TARGET, escalations: false } }),
  ],
  [
    'renewSecret',
    'told.renewSecret',
    async ({ me }) => {
      const { targets } = (await me(API.listNotificationTargets)).data;
      const id = targets.find(({ kind }) => kind === 'webhook')?._id ?? '';
      return await me(API.renewSecret, { params: { id } });
    },
  ],
  ['sendTest', 'told.test', (w) => w.me(API.sendTest, target(w))],
  [
    'sendAgain',
    'told.sendAgain',
    async ({ me, db }) => {
      await db.write.updateTable('told_delivery').set({ state: 'givenUp' }).execute();
      const { deliveries } = (await me(API.listDeliveries)).data;
      return await me(API.sendAgain, { params: { id: deliveries[0]?._id ?? '' } });
    },
  ],
  [
    'pressEscalation',
    'told.answer',
    async (w) => {
      const body = { ...sent, issueStatus: 'Escalated' };
      const { data } = await w.call(API.attend, { body, key: randomUUID() });
      return await w.me(API.pressEscalation, { params: { id: data._id }, body: { press: 'have' } });
    },
  ],
  [
    'withdrawLinks',
    'told.withdraw',
    async ({ me }) => {
      const [one] = (await me(API.listEscalations)).data.escalations;
      return await me(API.withdrawLinks, { params: { id: one?.record ?? '' } });
    },
  ],
  ...LADDER_ROWS,
  ['removeNotificationTarget', 'told.remove', (w) => w.me(API.removeNotificationTarget, target(w))],
  ...ROTA_ROWS,
  ...WAKE_ROWS,
  ...ACCOUNT_ROWS,
];
