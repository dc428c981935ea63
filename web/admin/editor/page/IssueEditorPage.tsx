import type { ReactNode } from 'react';
import { useLocation, useRoute } from 'wouter';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { PageHeader } from '#kit/layout/page-header/PageHeader.tsx';
import { isApiError } from '../../../base/http.ts';
import { messages } from '../../../base/messages.ts';
import { ADMIN_PAGES, ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { displayName } from '#core/base/display-name.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { AdminProviders } from '../../shared/session/AdminProviders.tsx';
import { LoadFailed, Loading } from '../../shared/states/ActionFailed.tsx';
import { adminMessages } from '../../base/messages.ts';
import { useOpenedIssue } from '../../base/queries.ts';
import { useMay, useMayChange } from '../../base/role.ts';
import { NotAllowed } from '../../shared/states/NotAllowed.tsx';
import { Editor } from './Editor.tsx';
import { readingMessages } from './messages.ts';
import { ReadIssue } from './ReadIssue.tsx';

const words = adminMessages.editor;

/** The way back to the list, and below it the reason why there is no issue. */
const WithoutIssue = ({ children }: { children: ReactNode }) => {
  const [, navigate] = useLocation();
  return (
    <>
      <PageHeader
        title={ADMIN_PAGES.admin.title}
        left="backTitle"
        backDisabled
        backLabel={messages.back}
        onBack={() => navigate(adminPaths.admin)}
      />
      <main>{children}</main>
    </>
  );
};

const OpenIssue = ({ id }: { id: string }) => {
  const [, navigate] = useLocation();
  const loaded = useOpenedIssue(id);
  const isReader = !useMay('author');
  const mayChange = useMayChange();
  if (loaded.data) {
    const { category } = loaded.data;
    const reason = isReader
      ? readingMessages.reader
      : readingMessages.otherCategory(displayName(category));
    return mayChange(category) ? (
      <Editor issue={loaded.data} />
    ) : (
      <ReadIssue issue={loaded.data} reason={reason} />
    );
  }
  if (loaded.isPending) return <Loading />;
  const isGone = isApiError(loaded.error, 'NOT_FOUND');
  return (
    <WithoutIssue>
      {isGone ? (
        <EmptyState
          title={words.notFound}
          action={<Button onClick={() => navigate(adminPaths.admin)}>{words.backToList}</Button>}
        />
      ) : (
        <LoadFailed title={words.loadFailed} onRetry={() => void loaded.refetch()} />
      )}
    </WithoutIssue>
  );
};

const NewIssue = () =>
  useMay('author') ? (
    <Editor key="new" issue={undefined} />
  ) : (
    <WithoutIssue>
      <NotAllowed needed="author" />
    </WithoutIssue>
  );

/** The editor of `/issue/:id`, or, without an id, that of a new issue (EDITOR-8). */
export const IssueEditorPage = () => {
  const id = useRoute(ADMIN_PATTERNS.issue)[1]?.id;
  return (
    <AdminProviders>
      {id === undefined ? <NewIssue /> : <OpenIssue key={id} id={id} />}
    </AdminProviders>
  );
};
