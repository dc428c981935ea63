import type { ExchangedContent } from '#core/exchange/exchange.ts';
import type { IssueCategory } from '#core/base/category.ts';
import type { Issue } from '#core/issue/issue.ts';
import type {
  ChangedStarter,
  StarterComparison,
  StarterLanguage,
} from '#core/exchange/exchange-schema.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { WithTranslations } from '#core/issue/translations.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { WireIssue } from '#core/issue/wire-schema.ts';
import type { Db } from '../db/tables/database.ts';
import type {
  NewDraft,
  ReadyPicture,
  Replaced,
  Replacement,
  Rewriting,
} from '../domain/new-drafts.ts';

export type LackingLanguage = {
  readonly issue: Issue;
  /** Returns the translations that the issue has after these texts were added to the issue as it is at that time. */
  readonly withTexts: (before: Issue) => WithTranslations;
};

/** The functions that the exchange needs from the features with issues and pictures, and from the starter library. */
export type Others = {
  issues: {
    listIds: () => Promise<readonly string[]>;
    listTitles: () => Promise<readonly string[]>;
    find: (ids: readonly string[]) => Promise<readonly Issue[]>;
    findWorking: (id: string) => Promise<Issue | undefined>;
    marksOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
    add: (draft: NewDraft, beside?: (tx: Db) => Promise<void>) => Promise<WireIssue>;
    replace: (draft: Replacement) => Promise<Replaced>;
    rewrite: (rewriting: Rewriting) => Promise<void>;
    /** Returns the text of an issue as advisors would read it, in the form of the wire. */
    words: (issue: Issue) => StarterComparison['here'];
    assertOwnCategory: (tx: Db, admin: string, of: { category: IssueCategory }) => Promise<void>;
  };
  pictures: {
    find: (hash: string) => Promise<Uint8Array | undefined>;
    ready: (bytes: Uint8Array) => Promise<ReadyPicture | undefined>;
    store: (picture: ReadyPicture) => Promise<void>;
  };
  starters: {
    list: () => Promise<readonly { title: string; category: IssueCategory; stepCount: number }[]>;
    content: (title: string) => Promise<ExchangedContent | undefined>;
    settle: (tx: Db, title: string, to: { issue: string | null; isKept: boolean }) => Promise<void>;
    listChanged: () => Promise<readonly ChangedStarter[]>;
    withKeptIds: (steps: readonly SavedStep[], here: readonly SavedStep[]) => readonly SavedStep[];
    addContacts: (tx: Db, ids: readonly string[], admin: string) => Promise<void>;
    /** Makes a function that finds the translations in the starter library that an issue lacks or has only outdated. */
    brought: () => Promise<(issue: Issue, title: string) => WithTranslations>;
    awaitReview: (tx: Db, issueId: string, brought: WithTranslations) => Promise<void>;
    listLanguages: () => Promise<readonly StarterLanguage[]>;
    /** Lists the issues that lack texts in a language that the library has, each with those texts. They are published if that is allowed. */
    lacking: (language: ProcedureLanguage) => Promise<readonly LackingLanguage[]>;
    leaveLanguage: (tx: Db, language: ProcedureLanguage) => Promise<void>;
  };
};
