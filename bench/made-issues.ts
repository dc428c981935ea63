import { randomUUID } from 'node:crypto';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import { BRANCHES, type SavedStep } from '#core/step/step.ts';
import { openDatabase } from '#server/db/open.ts';
import {
  bumpLibraryVersion,
  insertIssue,
  type StoredIssue,
} from '#server/issues/rows/issues.sql.ts';
import { newStepId } from '#server/base/step-id.ts';
import { stepsOf } from '#server/seeds/base/seed-shape.ts';
import { STARTER_LIBRARY } from '#server/seeds/starter-library.ts';

const issueOf = (members: Pick<StoredIssue, 'title' | 'category' | 'steps'>): StoredIssue => ({
  _id: randomUUID(),
  ...detailsOf(members),
  steps: members.steps,
  publish: true,
  isArchived: false,
  isStarter: false,
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  revision: 1,
  removed: [],
});

/** Returns published guides as real ones are: the starter library again and again, each with ids of its own. */
export function copiedGuides(count: number): StoredIssue[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = STARTER_LIBRARY[index % STARTER_LIBRARY.length] ?? STARTER_LIBRARY[0];
    if (!seed) throw new Error('the starter library is empty');
    const title = `${seed.title} (${index + 1})`;
    return issueOf({ title, category: seed.category, steps: stepsOf(seed, newStepId) });
  });
}

const TWELVE_STEPS = STARTER_LIBRARY.filter(({ steps }) => steps.length === 12);

/** Returns the same step, going on where it ended the walk. */
function goingOn(step: SavedStep): SavedStep {
  const on = { ...step };
  for (const branch of BRANCHES) {
    const action = on[branch];
    if (action?.actionType === 'Issue resolution') {
      on[branch] = { ...action, actionType: 'Go to next step' };
    }
  }
  return on;
}

function sixtySteps(from: number): SavedStep[] {
  return Array.from({ length: 5 }, (_, part) => {
    const seed = TWELVE_STEPS[(from + part) % TWELVE_STEPS.length];
    if (!seed) throw new Error('no procedure of the starter library has twelve steps');
    const steps: readonly SavedStep[] = stepsOf(seed, newStepId);
    return part === 4 ? steps : steps.map((step, i) => (i === 11 ? goingOn(step) : step));
  }).flat();
}

/** Makes issues of 60 steps; every third is a draft, and every sixth one with a question left empty. */
export function longIssues(count: number): StoredIssue[] {
  return Array.from({ length: count }, (_, index) => {
    const steps = sixtySteps(index);
    const title = `${STARTER_LIBRARY[index % STARTER_LIBRARY.length]?.title} (${index + 1})`;
    const category = ISSUE_CATEGORIES[index % ISSUE_CATEGORIES.length] ?? 'Other';
    const issue = issueOf({ title, category, steps });
    if (index % 3 !== 2) return issue;
    const isBroken = index % 6 === 5;
    const broken = steps.map((step, i) =>
      i === 30 && isBroken ? { ...step, question: '' } : step,
    );
    return { ...issue, publish: false, revision: null, steps: broken };
  });
}

/** Puts the issues into the SQLite database of a data directory whose server has begun it. */
export async function storeIssues(dataDir: string, issues: readonly StoredIssue[]): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await db.write.transaction().execute(async (tx) => {
      for (const issue of issues) await insertIssue(tx, issue);
      await bumpLibraryVersion(tx, randomUUID());
    });
  } finally {
    await db.close();
  }
}
