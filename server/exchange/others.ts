import type { ExchangedContent } from '#core/exchange/exchange.ts';
import type { IssueCategory } from '#core/base/category.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { WireIssue } from '#core/issue/wire-schema.ts';
import type { Db } from '../db/tables/database.ts';
import type { NewDraft, ReadyPicture, Replaced, Replacement } from '../nouns/new-drafts.ts';

/** What the exchange needs of the features that own issues and pictures, and of the starter library. */
export type Others = {
  issues: {
    listIds: () => Promise<readonly string[]>;
    listTitles: () => Promise<readonly string[]>;
    find: (ids: readonly string[]) => Promise<readonly Issue[]>;
    add: (draft: NewDraft, beside?: (tx: Db) => Promise<void>) => Promise<WireIssue>;
    replace: (draft: Replacement) => Promise<Replaced>;
  };
  pictures: {
    find: (hash: string) => Promise<Uint8Array | undefined>;
    ready: (bytes: Uint8Array) => Promise<ReadyPicture | undefined>;
    store: (picture: ReadyPicture) => Promise<void>;
  };
  starters: {
    list: () => Promise<readonly { title: string; category: IssueCategory; stepCount: number }[]>;
    content: (title: string) => Promise<ExchangedContent | undefined>;
    addContacts: (tx: Db, ids: readonly string[], admin: string) => Promise<void>;
  };
};
