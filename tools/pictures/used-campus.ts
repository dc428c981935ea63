import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { STARTER_CONTACTS } from '#server/seeds/starter/contacts.ts';
import { setCampus } from '../../e2e/base/authoring.ts';
import { startServer, type RunningServer } from '../../e2e/base/running-server.ts';
import { correctIssue } from './author.ts';

/** Starts a server of a campus in use: everybody to call has a number. */
export async function startUsed(): Promise<RunningServer> {
  const server = await startServer({ SEED: 'demo', RATE_LIMIT: 'off' });
  await setCampus(server, {
    ...NEW_CAMPUS,
    name: 'Ashdown',
    emergency: { words: 'emergency services', number: '555 0100' },
    contacts: STARTER_CONTACTS.map((contact, at) => ({ ...contact, number: `555 01${at + 10}` })),
  });
  await correctIssue(server);
  return server;
}
