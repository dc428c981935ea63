import { ownNameOf } from '#core/base/language-name.ts';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { Printer } from '#kit/icon/drawings/actions/printer.ts';
import { isProcedureLanguage, type ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Area } from '#core/campus/setting.ts';
import { messages } from '../../base/messages.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { useQuery } from '../../base/navigation.ts';
import { adminCall } from '../base/admin-api.ts';
import { isLoopback } from '../base/loopback.ts';
import { useWindowEvent } from '../base/use-window-event.ts';
import { BackToSetup } from '../shared/setup/BackToSetup.tsx';
import { isFromSetup } from '../shared/setup/places.ts';
import { renewSetup } from '../shared/setup/use-setup.ts';
import { AdminProviders } from '../shared/session/AdminProviders.tsx';
import { Unloaded } from '../shared/states/ActionFailed.tsx';
import { Binder } from './Binder.tsx';
import { printMessages } from '../shared/print/messages.ts';
import { usePrintData, type PrintData } from './print-data.ts';
import classes from './PrintPage.module.css';
import { QrSheets } from './QrSheets.tsx';
import { usePrintStored } from '../shared/print/use-print-stored.ts';
import { isPaper, PAPERS, paperOf, type Paper as PaperSize } from './papers.ts';
import { useSheetPlans, type SheetPlans } from './use-sheet-plans.ts';

const words = printMessages;

const KINDS = [
  { value: 'codes', label: printMessages.kinds.codes },
  { value: 'binder', label: printMessages.kinds.binder },
  { value: 'both', label: printMessages.kinds.both },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const SIZES = Object.entries(PAPERS).map(([value, { label }]) => ({ value, label }));

/** The choice in the address: the kind of print, the issue ('' for all), the area ('' for none), the paper and the language. */
type Choice = {
  readonly kind: Kind;
  readonly id: string;
  readonly area: string;
  readonly paper: PaperSize;
  /** The language; undefined means the original. */
  readonly language: ProcedureLanguage | undefined;
};

type Choose = (next: Partial<Choice>) => void;

function useChoice(): [Choice, Choose] {
  const [, navigate] = useLocation();
  const query = useQuery();
  const kind = KINDS.find(({ value }) => value === query.get('what'))?.value ?? 'both';
  const own = paperOf(navigator.language);
  const asked = query.get('paper');
  const language = query.get('language') ?? '';
  const choice: Choice = {
    kind,
    id: query.get('issue') ?? '',
    area: query.get('area') ?? '',
    paper: isPaper(asked) ? asked : own,
    language: isProcedureLanguage(language) ? language : undefined,
  };
  const choose = (next: Partial<Choice>): void => {
    const { kind: what, id, area, paper, language: tag } = { ...choice, ...next };
    const other = paper === own ? undefined : paper;
    navigate(adminPaths.print(what, id, area, other, tag), { replace: true });
  };
  return [choice, choose];
}

const ALL = 'all';
const ORIGINAL = 'original';

type ChosenProps = { data: PrintData; choice: Choice; plans: SheetPlans; onChoose: Choose };

const areaIn = ({ campus }: PrintData, id: string): Area | undefined =>
  campus.areas?.find((area) => area.id === id);

const issuesOf = ({ issues }: PrintData, { id }: Choice) =>
  issues.filter(({ _id }) => id === '' || _id === id);

const Paper = ({ data, choice, plans, onChoose }: ChosenProps) => {
  const { kind, id, area } = choice;
  const issues = issuesOf(data, choice);
  if (data.issues.length === 0) {
    return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
  }
  if (issues.length === 0) {
    return (
      <EmptyState
        title={words.notPublished}
        action={<Button onClick={() => onChoose({ id: '' })}>{words.showAll}</Button>}
      />
    );
  }
  return (
    <>
      {kind !== 'binder' && isLoopback(data.publicUrl) && (
        <p role="alert" className={classes.warning}>
          {words.unreachable(data.publicUrl)}
        </p>
      )}
      <div className={classes.sheets} data-paper={choice.paper}>
        {kind !== 'binder' && <QrSheets {...data} issues={issues} area={areaIn(data, area)} />}
        {kind !== 'codes' && <Binder {...data} {...{ issues, plans }} isWhole={id === ''} />}
      </div>
    </>
  );
};

/** Tells the server that QR codes went to a printer (SETUP-6); if the request fails, they are printed anyway. */
const noteCodes = (): void =>
  void adminCall('POST /api/setup/codes-printed').then(renewSetup, () => undefined);

const Page = () => {
  const [, navigate] = useLocation();
  const [choice, choose] = useChoice();
  const query = useQuery();
  // A choice that is made later replaces this mark in the address.
  const [isOfSetup] = useState(() => isFromSetup(query));
  const loaded = usePrintData(choice.language);
  const { data } = loaded;
  const desk = useRef<HTMLElement>(null);
  const chosen = JSON.stringify(choice);
  const plans = useSheetPlans(desk, choice.paper, `${loaded.dataUpdatedAt} ${chosen}`);
  const sheetCount = [...plans.values()].reduce((sum, { sheets }) => sum + sheets, 0);
  usePageTitle(words.title);
  const hasIssues = (data?.issues.length ?? 0) > 0;
  const { print, busy } = usePrintStored([loaded], chosen, hasIssues);
  // The browser's own menu may print the QR codes too.
  useWindowEvent('afterprint', noteCodes, choice.kind !== 'binder' && hasIssues);
  const options = [
    { value: ALL, label: words.all },
    ...(data?.issues ?? []).map(({ _id, title }) => ({ value: _id, label: title })),
  ];
  const tags = data?.languages ?? [];
  const languages =
    tags.length === 0
      ? []
      : [
          { value: ORIGINAL, label: words.original } as const,
          ...tags.map((value) => ({ value, label: ownNameOf(value) })),
        ];
  const areas = (data?.campus.areas ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <header className={classes.header}>
        {isOfSetup ? (
          <BackToSetup inHeader />
        ) : (
          <IconButton
            icon={ArrowLeft}
            label={messages.back}
            onClick={() =>
              navigate(choice.id === '' ? adminPaths.admin : adminPaths.issue(choice.id))
            }
          />
        )}
        <div className={classes.words}>
          <h1 className={classes.title}>{words.title}</h1>
          {data && (
            <p className={classes.count}>
              {words.published(issuesOf(data, choice).length, sheetCount)}
            </p>
          )}
        </div>
        <div className={classes.choices}>
          <Dropdown<Kind>
            label={words.what}
            hideLabel
            options={KINDS}
            value={choice.kind}
            onChange={(kind) => choose({ kind })}
          />
          <Dropdown
            label={words.which}
            hideLabel
            options={options}
            value={choice.id || ALL}
            onChange={(id) => choose({ id: id === ALL ? '' : id })}
          />
          <Dropdown
            label={words.paper}
            hideLabel
            options={SIZES}
            value={choice.paper}
            onChange={(paper) => isPaper(paper) && choose({ paper })}
          />
          {languages.length > 0 && (
            <Dropdown
              label={words.language}
              hideLabel
              options={languages}
              value={choice.language ?? ORIGINAL}
              onChange={(tag) => choose({ language: tag === ORIGINAL ? undefined : tag })}
            />
          )}
          {areas.length > 0 && choice.kind !== 'binder' && (
            <Dropdown
              label={words.area}
              hideLabel
              options={[{ value: ALL, label: words.wholeCampus }, ...areas]}
              value={areas.some(({ value }) => value === choice.area) ? choice.area : ALL}
              onChange={(area) => choose({ area: area === ALL ? '' : area })}
            />
          )}
          <Button
            variant="primary"
            icon={Printer}
            disabled={!hasIssues}
            busy={busy}
            onClick={print}
          >
            {words.print}
          </Button>
        </div>
      </header>
      <main ref={desk} className={classes.desk} aria-label={words.preview}>
        <Unloaded loading={loaded} failed={words.loadFailed} />
        {data && <Paper {...{ data, choice, plans }} onChoose={choose} />}
      </main>
    </>
  );
};

/** The page that prints QR codes and the binder: published issues on paper (PRINT-1 to PRINT-5). */
export const PrintPage = () => (
  <AdminProviders>
    <Page />
  </AdminProviders>
);
