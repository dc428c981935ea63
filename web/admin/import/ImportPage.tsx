import { useEffect, useState } from 'react';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { PageButton } from '../base/PageButton.tsx';
import { useSettings } from '../base/queries.ts';
import {
  closeDocument,
  shownDocument,
  type ShownDocument,
} from '../shared/exchange/opened-document.ts';
import { Loading } from '../shared/states/ActionFailed.tsx';
import { importMessages as words } from './messages.ts';
import { CheckedDocument } from './CheckedDocument.tsx';

const NoDocument = () => (
  <EmptyState
    title={words.noDocument}
    action={<PageButton href={adminPaths.admin}>{words.toIssues}</PageButton>}
  >
    {words.noDocumentText}
  </EmptyState>
);

/** The page of an import, with the document that was opened, if any (IMPORT-9). */
export const ImportPage = () => {
  usePageTitle(ADMIN_PAGES.import.title);
  const [shown, setShown] = useState<ShownDocument | 'none'>();
  useEffect(() => {
    void shownDocument().then((found) => setShown(found ?? 'none'));
  }, []);
  const settings = useSettings('once');
  if (shown === 'none') return <NoDocument />;
  if (!shown || settings.isPending) return <Loading />;
  // Without the campus's contacts and words, people can still look at the document.
  return (
    <CheckedDocument
      shown={shown}
      campus={settings.data?.campus ?? NEW_CAMPUS}
      onDiscard={() => {
        setShown('none');
        void closeDocument(shown.document);
      }}
    />
  );
};
