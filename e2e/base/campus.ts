import { publishIssue, setCampus, updateIssue, type WrittenIssue } from './authoring.ts';
import { test as base } from './fixtures.ts';
import { CAMPUS, FLOOD } from './night.ts';
import { startServer, type RunningServer } from './running-server.ts';

/** Tests on a server of their own, which goes down and comes back, with contacts and a guide that is each test's own. */
export const test = base.extend<{ guide: WrittenIssue; id: string }, { campus: RunningServer }>({
  campus: [
    async ({}, provide) => {
      const campus = await startServer({ SEED: 'none' });
      await provide(campus);
      await campus.stop();
    },
    { scope: 'worker' },
  ],
  guide: [FLOOD, { option: true }],
  // Made whether a test asks for its id or not.
  id: [
    async ({ campus, guide }, provide) => {
      await setCampus(campus, CAMPUS);
      const { id } = await publishIssue(campus, guide);
      await provide(id);
      await updateIssue(campus, id, { isArchived: true });
    },
    { auto: true },
  ],
});
