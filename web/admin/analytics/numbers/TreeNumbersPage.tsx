import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useRoute, useSearch } from 'wouter';
import type { TreeNumbers } from '#core/api/tree-numbers-api.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { ChartColumn } from '#kit/icon/drawings/signs/chart-column.ts';
import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { ListTree } from '#kit/icon/drawings/signs/list-tree.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { isApiError } from '../../../base/http.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { adminCall } from '../../base/admin-api.ts';
import { DetailHeader, handedOn } from '../../shared/page-parts/DetailHeader.tsx';
import { getRevision, type Revision } from '../../base/issues-api.ts';
import { useCampusInTexts, useLanguageOf } from '../../base/queries.ts';
import { LoadFailed, Loading } from '../../shared/states/ActionFailed.tsx';
import { TreeDiagram } from '../../shared/tree/TreeDiagram.tsx';
import { useZoom, ZoomTools } from '../../shared/tree/zoom.tsx';
import { numberedTree, type NumberedTree } from './numbered-tree.ts';
import { queryOf } from '../../shared/filters/filters.ts';
import { NumbersForm, parseNumbers, type NumbersFilter } from './NumbersForm.tsx';
import { NumbersTable } from './NumbersTable.tsx';
import { NumbersInWords } from './NumbersInWords.tsx';
import { numbersMessages as words } from './messages.ts';
import classes from './TreeNumbersPage.module.css';

/** The tree with its numbers, as a drawing; each node opens its step (NUMBERS-7). */
const NumbersDrawing = ({
  tree,
  onOpen,
}: {
  tree: NumberedTree;
  onOpen: (step: string) => void;
}) => {
  const zoom = useZoom(tree.layout);
  return (
    <>
      <div className={classes.tools}>
        <ZoomTools zoom={zoom} showsPercent />
      </div>
      <div className={classes.drawing}>
        <TreeDiagram
          layout={tree.layout}
          steps={tree.drawn}
          open=""
          zoom={zoom.zoom}
          ground={zoom.ground}
          setGround={zoom.setGround}
          onOpen={onOpen}
          stats={tree.stats}
        />
      </div>
    </>
  );
};

/** The numbers, and the revision on which they are drawn; undefined if the issue was never published. */
type Loaded = { readonly numbers: TreeNumbers; readonly revision: Revision | undefined };

const useNumbers = (id: string, filter: NumbersFilter) =>
  useQuery({
    queryKey: ['numbers', id, filter],
    queryFn: async (): Promise<Loaded> => {
      const query = queryOf(filter);
      const numbers = await adminCall('GET /api/issue/{id}/numbers', { params: { id }, query });
      const { drawn } = numbers;
      return { numbers, revision: drawn === null ? undefined : await getRevision(id, drawn) };
    },
    // The old numbers stay while those of other days are loading.
    placeholderData: keepPreviousData,
  });

const isPhone = (): boolean => window.matchMedia('(max-width: 576px)').matches;

type CountedProps = { issueId: string; numbers: TreeNumbers; revision: Revision };

const Counted = ({ issueId, numbers, revision }: CountedProps) => {
  const [, navigate] = useLocation();
  const [isTable, setTable] = useState(isPhone);
  const campus = useCampusInTexts();
  const { steps } = revision;
  const lang = useLanguageOf()({ _id: issueId });
  const tree = useMemo(
    () => numberedTree(steps, numbers, campus, lang),
    [steps, numbers, campus, lang],
  );
  const open = (step: string): void =>
    navigate(adminPaths.issue(issueId, step === 'final' ? 'feedback' : step));
  return (
    <div className={classes.columns} data-table={isTable || undefined}>
      <section className={classes.tree} aria-label={words.title}>
        <div className={classes.key}>
          <p className={classes.quiet}>
            <b className={classes.strong}>{words.walks(numbers.walks)}</b>{' '}
            <span>
              {words.drawnOn(revision.number)} {words.key}
            </span>
          </p>
          <Button icon={isTable ? ListTree : ClipboardList} onClick={() => setTable(!isTable)}>
            {isTable ? words.asTree : words.asTable}
          </Button>
        </div>
        {isTable ? (
          <NumbersTable steps={tree.steps} />
        ) : (
          <NumbersDrawing tree={tree} onOpen={open} />
        )}
      </section>
      <NumbersInWords issueId={issueId} numbers={numbers} tree={tree} />
    </div>
  );
};

const Shown = ({ issueId, loaded }: { issueId: string; loaded: Loaded }) => {
  const [, navigate] = useLocation();
  const { numbers, revision } = loaded;
  if (!revision) {
    return (
      <EmptyState
        title={words.draft}
        icon={<Icon icon={ListTree} size={24} />}
        action={
          <Button onClick={() => navigate(adminPaths.issue(issueId))}>{words.toEditor}</Button>
        }
      >
        {words.draftText}
      </EmptyState>
    );
  }
  if (numbers.walks === 0) {
    return (
      <EmptyState title={words.none} icon={<Icon icon={ChartColumn} size={24} />}>
        <span>{words.noneText}</span>
        {numbers.unreadable > 0 && <span>{` ${words.unreadable(numbers.unreadable)}`}</span>}
      </EmptyState>
    );
  }
  return <Counted issueId={issueId} numbers={numbers} revision={revision} />;
};

/** The page that shows how the walks of an issue went through its tree (NUMBERS-1). */
export const TreeNumbersPage = () => {
  const id = useRoute(ADMIN_PATTERNS.numbers)[1]?.id ?? '';
  const [, navigate] = useLocation();
  const filter = parseNumbers(useSearch());
  const found = useNumbers(id, filter);
  usePageTitle(words.title);
  if (found.isPending) return <Loading />;
  if (found.isError) {
    return isApiError(found.error, 'NOT_FOUND') ? (
      <EmptyState title={words.notFound}>{words.notFoundText}</EmptyState>
    ) : (
      <LoadFailed title={words.loadFailed} onRetry={() => void found.refetch()} />
    );
  }
  const { numbers, revision } = found.data;
  const show = (next: NumbersFilter): void => {
    const address = adminPaths.numbers(id, queryOf(next));
    if (address === adminPaths.numbers(id, queryOf(filter))) void found.refetch();
    else navigate(address, { state: handedOn() });
  };
  return (
    <div className={classes.page}>
      <DetailHeader
        back={words.back}
        title={numbers.title}
        issueId={id}
        category={revision?.category}
      />
      {revision && <NumbersForm shown={filter} numbers={numbers} onShow={show} />}
      {found.isFetching && <Loading />}
      <Shown issueId={id} loaded={found.data} />
    </div>
  );
};
