import { useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { summaryWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import type { NamedPerson } from '#core/people/person.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { CardActions } from '../issues/IssueCard.tsx';
import { IssuesList } from '../issues/IssuesList.tsx';
import { Unasked } from './draw-unasked.tsx';
import type { ListAddress } from '../issues/use-list-view.ts';

/** Returns an issue of the category Fire whose id is made from its title. */
export const issue = (title: string, steps: SavedStep[], publish = false): IssueSummary =>
  summaryWith({
    _id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    category: 'Fire',
    publish,
    updatedAt: '2026-11-19T12:00:00Z',
    revision: publish ? 1 : null,
    steps,
  });

/** Drafts with a question, with a step, with none, and a published one. */
export const issues = [
  issue('Smoke alarm in Cedar Court', [ask('a', 'gone', 'end')]),
  issue('No heating', [confirm('a', 'end')]),
  issue('Mice', []),
  issue('Locked out', [confirm('a', 'end')], true),
];

export const actions = {
  onOpen: vi.fn<CardActions['onOpen']>(),
  onPublish: vi.fn<CardActions['onPublish']>(),
  onRestore: vi.fn<CardActions['onRestore']>(),
};
export const onCreate = vi.fn<() => void>();

export const ALL: ListAddress = { search: '', show: 'all', sort: 'updated', imported: '' };

interface ListProps {
  shown?: IssueSummary[];
  from?: ListAddress;
  needsApproval?: boolean;
}

/** For tests: the list with an address of its own, which Show, Sort and the search change. */
export const List = ({ shown = issues, from = ALL, needsApproval = false }: ListProps) => {
  const [address, setAddress] = useState(from);
  return (
    <Unasked>
      <IssuesList
        issues={shown}
        address={address}
        onChange={(members) => setAddress({ ...address, ...members })}
        today="2026-11-22"
        owners={owners}
        isLoading={false}
        onCreate={onCreate}
        actions={actions}
        cardStates={new Map()}
        needsApproval={needsApproval}
      />
    </Unasked>
  );
};

const owners: NamedPerson[] = [{ _id: 'tom', name: 'Tom Reyes' }];

export const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
