import { publishIssue, setCampus, updateIssue, type WrittenIssue } from './authoring.ts';
import { test as base } from './fixtures.ts';
import { CAMPUS, FLOOD } from './night.ts';

/** Tests on the server that goes down and comes back, with contacts and a guide that is each test's own. */
export const test = base.extend<{ guide: WrittenIssue; id: string }>({
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
