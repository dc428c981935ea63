import { dutyDay, stretchInWords } from '#core/rota/duty-weeks.ts';
import type { DutyRow } from '#core/rota/rota-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { adminCall } from '../../base/admin-api.ts';
import { showUndoToast } from '../../base/undo-toast.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { NamedList } from '../../shared/page-parts/NamedList.tsx';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { rotaMessages as words } from './messages.ts';
import classes from './DutyWeeks.module.css';
import { renewedWeeks, rotaFailure } from './use-rota.ts';

/** The most lines that are listed: if there are more, the whole calendar is wrong. */
const MOST = 12;

type Double = DutyRow['doubles'][number];

/** Returns the names that the calendar has in a gap, of people who cannot be called. */
const unknownIn = (spans: DutyRow['spans'], gap: DutyRow['gaps'][number]): readonly string[] => [
  ...new Set(
    spans
      .filter(({ from, until }) => from < gap.until && gap.from < until)
      .flatMap(({ unknown }) => unknown),
  ),
];

/** Stores if two people at a time are right. */
async function mark(contact: string, double: Double, isRight: boolean): Promise<void> {
  const { from, until, names: people } = double;
  const body = { contact, from, until, names: [...people], isRight };
  await renewedWeeks(adminCall('POST /api/rota/doubles', { body }));
}

interface ToLookAtProps {
  rows: readonly DutyRow[];
  names: ReadonlyMap<string, string>;
  timeZone: string;
  /** The end of the shown days, in ms: anything that lasts longer is cut off there. */
  end: number;
}

/** The times with nobody on duty, and those with two people that nobody has confirmed yet, in order of time (ROTA-35). */
export const ToLookAt = ({ rows, names, timeZone, end }: ToLookAtProps) => {
  const { busy, failure, submit } = useSubmit(async (contact: string, double: Double) => {
    await mark(contact, double, true);
    showUndoToast(words.rightSet, () => void mark(contact, double, false).catch(() => undefined));
  }, rotaFailure);
  const lines = rows
    .flatMap(({ contact, spans, gaps, doubles }) => [
      ...gaps.map((gap) => ({
        contact,
        ...gap,
        unknown: unknownIn(spans, gap),
        double: undefined,
      })),
      ...doubles
        .filter(({ isRight }) => !isRight)
        .map((double) => ({
          contact,
          from: double.from,
          until: double.until,
          unknown: [],
          double,
        })),
    ])
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  if (lines.length === 0) return null;
  return (
    <div className={classes.card}>
      <NamedList name={words.toLookAt}>
        {lines.slice(0, MOST).map(({ contact, from, until, unknown, double }) => (
          <li
            key={`${contact} ${from} ${double ? 'two' : 'gap'}`}
            className={classes.look}
            data-kind={double ? 'several' : 'gap'}
          >
            <Icon icon={double ? Users : TriangleAlert} size={18} />
            <p>
              <b>{words.gapOf(names.get(contact) ?? '', dutyDay(from, timeZone))}</b>{' '}
              {double
                ? words.two(double.names)
                : words.gapText(stretchInWords({ from, until }, { timeZone, end }), unknown)}
            </p>
            {double && (
              <Button variant="quiet" disabled={busy} onClick={() => void submit(contact, double)}>
                {words.right}
              </Button>
            )}
          </li>
        ))}
      </NamedList>
      {lines.length > MOST && <p className={classes.line}>{words.more(lines.length - MOST)}</p>}
      <FormFailure text={failure} />
    </div>
  );
};
