import { useLocation, useRoute } from 'wouter';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { PageHeader } from '#kit/layout/page-header/PageHeader.tsx';
import { isApiError } from '../../../base/call.ts';
import { messages } from '../../../base/messages.ts';
import { ADMIN_PATTERNS, adminPaths } from '../../../base/admin-paths.ts';
import { AdminProviders } from '../../shared/session/AdminProviders.tsx';
import { LoadFailed, Loading } from '../../shared/states/ActionFailed.tsx';
import { adminMessages } from '../../base/messages.ts';
import { useOpenedIssue } from '../../base/queries.ts';
import { Editor } from './Editor.tsx';

const words = adminMessages.editor;

const OpenIssue = ({ id }: { id: string }) => {
  const [, navigate] = useLocation();
  const loaded = useOpenedIssue(id);
  if (loaded.data) return <Editor issue={loaded.data} />;
  if (loaded.isPending) return <Loading />;
  const isGone = isApiError(loaded.error, 'NOT_FOUND');
  return (
    <>
      <PageHeader
        title={adminMessages.issues.title}
        left="backTitle"
        backDisabled
        backLabel={messages.back}
        onBack={() => navigate(adminPaths.admin)}
      />
      <main>
        {isGone ? (
          <EmptyState
            title={words.notFound}
            action={<Button onClick={() => navigate(adminPaths.admin)}>{words.backToList}</Button>}
          />
        ) : (
          <LoadFailed title={words.loadFailed} onRetry={() => void loaded.refetch()} />
        )}
      </main>
    </>
  );
};

/** The editor of `/issue/:id`, and without an id of a new issue (EDITOR-8). */
export const IssueEditorPage = () => {
  const id = useRoute(ADMIN_PATTERNS.issue)[1]?.id;
  return (
    <AdminProviders>
      {id === undefined ? <Editor key="new" issue={undefined} /> : <OpenIssue key={id} id={id} />}
    </AdminProviders>
  );
};
