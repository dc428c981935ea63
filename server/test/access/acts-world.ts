import sharp from 'sharp';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import type { AuditAct } from '#core/audit/audit.ts';
import { ISSUE, sent, storeRevisions } from '../attended-issue.ts';
import { authoring, confirm, END } from '../issues.ts';
import { addAdmin, PASSWORD } from '../test-admin.ts';
import type { Call, TestApp } from '../test-app.ts';

export const TARGET = {
  address: 'duty@example.edu',
  categories: [],
  escalations: true,
  summary: 'none',
};

/** Signs in with a password, as a browser does. */
export async function entered({ call, app }: TestApp, email: string, password = PASSWORD) {
  const { headers, status } = await call(API.signIn, { body: { email, password } });
  assert(status === 200, `${email} signs in`);
  const cookie = String(headers['set-cookie']).match(/sid=[^;]+/)?.[0] ?? '';
  const as: Call = (endpoint, request = {}) =>
    call(endpoint, { ...request, headers: { cookie, ...request.headers } });
  return Object.assign(as, { cookie, app });
}

/** Opens an installation in which every endpoint can be called once, in the order of the list below. */
export async function openWorld(app: TestApp) {
  const at = await authoring(app);
  await at.add(confirm('Call the office.', END));
  await storeRevisions(app.db, ISSUE, ['Is it out?']);
  const own = await addAdmin(app, { email: 'own@example.edu' });
  await addAdmin(app, { email: 'leaver@example.edu' });
  const me = await entered(app, 'own@example.edu');
  const missing = async (issue: string) =>
    (
      await app.call(API.reportMissingIssue, {
        body: { advisor: 'Sam', feedback: issue, category: null },
      })
    ).data._id;
  const [first, second] = [await missing('Bees'), await missing('Wasps')];
  const record = (await app.call(API.attend, { body: sent })).data._id;
  const message = { kind: 'missing', id: first };
  const { data } = await me(API.addNotificationTarget, {
    body: { kind: 'mail', ...TARGET, address: 'first@example.edu' },
  });
  const codes: string[] = [];
  return { ...app, at, own, me, first, second, record, message, codes, target: data.target._id };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
export type Done = { status: number };

/** The name of a call. */
export type Name = keyof typeof API;
/** A call, what it leaves in the trail, and how it is made. */
export type Row = [name: Name, act: AuditAct, does: (world: World) => Promise<Done>];

/** Uploads a small picture. */
export async function upload({ me, app }: World): Promise<Done> {
  const create = { width: 4, height: 3, channels: 3, background: '#b42828' } as const;
  const bytes = Uint8Array.from(await sharp({ create }).png().toBuffer());
  const sentFile = new FormData();
  sentFile.set('file', new Blob([bytes], { type: 'image/png' }), 'a.png');
  const form = new Response(sentFile);
  const { statusCode: status } = await app.inject({
    method: 'POST',
    url: API.uploadFile.path,
    payload: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '', cookie: me.cookie },
  });
  return { status };
}

/** Keeps or takes the text of the procedure that was added, which was edited since. */
export async function settleStarter({ me, db }: World, take: boolean): Promise<Done> {
  await db.write.deleteFrom('setting').where('name', 'like', 'starter.%').execute();
  await db.write.updateTable('issue').set({ first_act: '' }).where('is_starter', '=', 1).execute();
  const { title, text, issue: at } = (await me(API.listChangedStarters)).data[0] ?? {};
  return await me(API.settleStarter, { body: { title, text, take, version: at?.version } });
}

/** Leaves out the texts in another language of the procedure that was added, as if it had been here before them. */
export async function leaveLanguage({ me, db }: World): Promise<Done> {
  const starters = db.write.updateTable('issue').set({ translations: null });
  await starters.where('is_starter', '=', 1).execute();
  const { language, text } = (await me(API.listStarterLanguages)).data[0] ?? {};
  return await me(API.settleStarterLanguage, { body: { language, text, take: false } });
}

/** Saves other settings on those of now. */
export async function saveCampus({ me }: World, members: object) {
  const { campus, version } = (await me(API.getSettings)).data;
  return await me(API.updateSettings, { body: { campus: { ...campus, ...members }, version } });
}
