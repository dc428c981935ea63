import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { dayAfter, startOfDay } from '#core/base/day.ts';
import type { Campus } from '#core/campus/setting.ts';
import { areasInWords } from '#core/campus/duty.ts';
import {
  countGaps,
  dutyDay,
  mondayOf,
  nightOf,
  rowsToCome,
  weekOf,
  type DutyBar,
} from '#core/rota/duty-weeks.ts';
import type { DutyRow, DutyWeeks as Weeks } from '#core/rota/rota-schema.ts';
import { useOverflows } from '#kit/base/use-overflows.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { ArrowRight } from '#kit/icon/drawings/actions/arrow-right.ts';
import { RefreshCw } from '#kit/icon/drawings/actions/refresh-cw.ts';
import { Moon } from '#kit/icon/drawings/signs/moon.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminCall } from '../../base/admin-api.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { agoInWords, rotaMessages as words } from './messages.ts';
import classes from './DutyWeeks.module.css';
import { ToLookAt } from './ToLookAt.tsx';
import { renewedRota, rotaFailure, useDutyWeeks } from './use-rota.ts';

/** Returns the name of each row: the contact's areas, or the contact's name if several contacts have the same areas. */
function rowNames(rows: readonly DutyRow[], campus: Campus): ReadonlyMap<string, string> {
  const contacts = rows.flatMap(
    ({ contact }) => campus.contacts.find(({ id }) => id === contact) ?? [],
  );
  const areas = contacts.map((contact) => areasInWords(contact, campus));
  return new Map(
    contacts.map(({ id, name }, place) => {
      const area = areas[place] ?? '';
      const isOne = area !== '' && areas.indexOf(area) === areas.lastIndexOf(area);
      return [id, isOne ? area : name];
    }),
  );
}

const ICONS = { one: undefined, several: Users, gap: TriangleAlert } as const;

const Bar = ({ bar, days }: { bar: DutyBar; days: readonly string[] }) => {
  const { start, kind, names, isTonight } = bar;
  const icon = ICONS[kind] ?? (isTonight ? Moon : undefined);
  const shown = names.length > 0 ? names : [words.nobody];
  const said = kind === 'gap' && names.length > 0 ? words.part(names.join(', ')) : shown.join(', ');
  const span = words.days(days[start] ?? '', days[start + bar.days - 1] ?? '');
  return (
    <li
      className={classes.bar}
      data-kind={kind}
      data-tonight={isTonight || undefined}
      style={{ gridColumn: `${start + 1} / span ${bar.days}` }}
      title={words.bar(said, span, isTonight)}
    >
      <div className={classes.held}>
        {icon && <Icon icon={icon} size={15} />}
        <span className={classes.names} data-several={shown.length > 1 || undefined}>
          {shown.slice(0, 2).map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
      </div>
    </li>
  );
};

interface WeekProps {
  weeks: Weeks;
  monday: string;
  tonight: string;
  names: ReadonlyMap<string, string>;
}

const Week = ({ weeks, monday, tonight, names }: WeekProps) => {
  const { timeZone } = weeks;
  const days = Array.from({ length: 7 }, (_, place) => dayAfter(monday, place));
  const shown = days.map((day) => dutyDay(`${day}T12:00:00Z`, 'UTC'));
  const [, month = ''] = shown[0]?.split(' ') ?? [];
  return (
    <>
      <div className={classes.head} aria-hidden="true">
        <span>{month}</span>
        {days.map((day, place) => {
          const [weekday, of, date] = shown[place]?.split(' ') ?? [];
          const label = of === month ? `${weekday} ${date}` : `${weekday} ${of} ${date}`;
          const isTonight = day === tonight;
          return (
            <span key={day} data-tonight={isTonight || undefined}>
              {isTonight ? words.tonight(label) : label}
            </span>
          );
        })}
      </div>
      {weeks.rows.map((row) => {
        const name = names.get(row.contact);
        if (name === undefined) return null;
        return (
          <div key={row.contact} className={classes.row}>
            <b id={`${monday}-${row.contact}`}>{name}</b>
            <ul className={classes.lane} aria-labelledby={`${monday}-${row.contact}`}>
              {weekOf(row, monday, tonight, timeZone).map((bar) => (
                <Bar key={bar.start} bar={bar} days={shown} />
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
};

/** A box for a table that is too wide for a phone; it scrolls sideways, by the keyboard too. */
const Sideways = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Tonight is scrolled into view, right after the names, which stay in place.
    const [names, tonight] = ['span', '[data-tonight]'].map((part) =>
      box.current?.querySelector(part)?.getBoundingClientRect(),
    );
    if (box.current && names && tonight) box.current.scrollLeft = tonight.left - names.right;
  }, []);
  // The box is a tab stop only while it overflows.
  const region = { role: 'region', 'aria-label': words.weeks, tabIndex: 0 };
  return (
    <div ref={box} className={classes.card} {...(useOverflows(box) ? region : {})}>
      <div className={classes.grid}>{children}</div>
    </div>
  );
};

/** The people on duty in fourteen days, with tonight marked; gaps, and times with two people, are listed below (ROTA-34). */
export const DutyWeeks = ({ campus, timeZone }: { campus: Campus; timeZone: string }) => {
  const [now] = useState(() => new Date());
  const tonight = nightOf(now, timeZone);
  const current = mondayOf(tonight);
  const [from, setFrom] = useState(current);
  const later = useRef<HTMLButtonElement>(null);
  const query = useDutyWeeks(from);
  const { busy, failure, submit } = useSubmit(async () => {
    await renewedRota(adminCall('POST /api/rota/read'));
    showToast({ kind: 'status', text: words.wasRead });
  }, rotaFailure);
  const weeks = query.data;
  if (!weeks) {
    if (!query.isError) return null;
    return (
      <div className={classes.line}>
        <FormFailure text={words.loadFailed} />
        <Button onClick={() => void query.refetch()}>{words.tryAgain}</Button>
      </div>
    );
  }
  const names = rowNames(weeks.rows, campus);
  const known = weeks.rows.filter(({ contact }) => names.has(contact));
  const rows = rowsToCome(known, now);
  const { readAt } = weeks;
  return (
    <div className={classes.weeks}>
      <div className={classes.tools}>
        <p role="status">
          <b>{words.gaps(countGaps(rows))}</b>{' '}
          <span>
            {readAt === null ? words.notRead : words.read(agoInWords(readAt, query.dataUpdatedAt))}
          </span>
        </p>
        <div className={classes.turn}>
          <IconButton
            icon={ArrowLeft}
            label={words.earlier}
            disabled={from === current}
            onClick={() => {
              const earlier = dayAfter(from, -14);
              setFrom(earlier);
              // At the current week this button is disabled, so the other one gets its focus.
              if (earlier === current) later.current?.focus({ preventScroll: true });
            }}
          />
          <IconButton
            ref={later}
            icon={ArrowRight}
            label={words.later}
            onClick={() => setFrom(dayAfter(from, 14))}
          />
        </div>
        <Button variant="quiet" icon={RefreshCw} busy={busy} onClick={() => void submit()}>
          {words.readNow}
        </Button>
      </div>
      <FormFailure text={failure} />
      <Sideways>
        {[0, 7].map((days) => (
          <Week
            key={days}
            weeks={{ ...weeks, rows }}
            monday={dayAfter(weeks.from, days)}
            tonight={tonight}
            names={names}
          />
        ))}
      </Sideways>
      <ToLookAt
        rows={rows}
        names={names}
        timeZone={timeZone}
        end={startOfDay(dayAfter(weeks.from, 14), timeZone).getTime()}
      />
    </div>
  );
};
