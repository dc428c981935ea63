import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { asAdmin, reviewIssue } from '../../e2e/base/authoring.ts';

type Server = Parameters<typeof asAdmin>[0];

/** The issue whose revisions, paths and tree are drawn. */
export const CORRECTED = 'Fire alarm sounding';

/** Two authors write its first step at once. */
export const DISPUTED = 'Resident locked out';

async function issueCalled(server: Server, title: string) {
  const issues = await asAdmin(server, API.listIssues, {});
  const found = issues.find((issue) => issue.title === title);
  assert(found, `the starter library has '${title}'`);
  return await asAdmin(server, API.getIssue, { params: { id: found._id } });
}

/** Corrects a procedure twice, as a campus would, the second time urgently, and ticks some of its paths. */
export async function correctIssue(server: Server): Promise<void> {
  const { _id: issueId, steps } = await issueCalled(server, CORRECTED);
  const reworded = async (at: number, question: string, notes = {}): Promise<void> => {
    const params = { issueId, stepId: steps[at]?._id ?? '' };
    await asAdmin(server, API.updateStep, { params, body: { question, ...notes } });
  };
  await reviewIssue(server, issueId);
  await reworded(
    3,
    'Send everyone to the car park of Cedar Court. Keep the doors and the road clear.',
  );
  await reworded(
    4,
    'Ask around. Is anyone hurt, coughing, missing or still inside, perhaps in a shower?',
    {
      urgent: 'Whoever is in a shower may not hear it. Answer Step 5 again.',
      note: 'Agreed with Security',
    },
  );
  const listed = await asAdmin(server, API.listPaths, { params: { id: issueId } });
  assert('paths' in listed, 'the paths are listed');
  for (const { fingerprint } of listed.paths.slice(0, 5)) {
    const params = { id: issueId, fingerprint };
    await asAdmin(server, API.checkPath, { params, body: { isChecked: true } });
  }
}

/** Saves as somebody else while this page has the step open. */
export async function saveElsewhere(page: Page, question: string): Promise<void> {
  const server = { url: new URL(page.url()).origin };
  const { _id: issueId, steps } = await issueCalled(server, DISPUTED);
  const params = { issueId, stepId: steps[0]?._id ?? '' };
  await asAdmin(server, API.updateStep, { params, body: { question } });
}
