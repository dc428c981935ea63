import { useMemo, useState } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import { campusNow, variesByDuty, type CampusNow } from '#core/campus/duty.ts';
import { hoursMessages } from '#core/campus/hours/hours-messages.ts';
import { formatMinute } from '#core/campus/hours/hours-text.ts';
import { DAY_MINUTES, DAYS, nextAtMinute, type Day } from '#core/campus/hours/wall-clock.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { previewMessages } from './messages.ts';
import classes from './SeenFrom.module.css';

const words = previewMessages.seen;

/** The place and time that a preview assumes: the id of an area ('' for none), and an hour of the week (now without a day). */
type Viewpoint = {
  readonly area: string;
  readonly day: Day | 'now';
  readonly hour: number;
  /** The time at which it was chosen, in ms since 1970. */
  readonly from: number;
};

const seenNow = (seen: Omit<Viewpoint, 'from'>): Viewpoint => ({ ...seen, from: Date.now() });

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The hour at which procedures are needed most. */
const NIGHT = 2;

type SeenCampus = (Campus & { readonly now?: CampusNow }) | undefined;

/** Returns a campus as advisors get it in an area at an hour, and, if it depends on these, the fields that choose them (AREAS-15). */
export function useSeenFrom(campus: Campus | undefined, timeZone: string | undefined) {
  const [seen, setSeen] = useState((): Viewpoint => seenNow({ area: '', day: 'now', hour: NIGHT }));
  const varies = campus !== undefined && variesByDuty(campus);
  const shown = useMemo((): SeenCampus => {
    if (!campus || !varies) return campus;
    const { area, day, hour, from } = seen;
    const minute = day === 'now' ? 0 : DAYS.indexOf(day) * DAY_MINUTES + hour * 60;
    const at = day === 'now' ? from : nextAtMinute(minute, from, timeZone);
    return { ...campus, now: campusNow(campus, { area, at, timeZone }) };
  }, [campus, varies, seen, timeZone]);
  const onChange = (next: Viewpoint): void => setSeen(seenNow(next));
  return { shown, chooser: varies && <SeenFrom {...{ campus, seen, onChange }} /> };
}

type SeenFromProps = { campus: Campus; seen: Viewpoint; onChange: (seen: Viewpoint) => void };

const SeenFrom = ({ campus: { areas = [] }, seen, onChange }: SeenFromProps) => {
  const { area, day, hour } = seen;
  const where = areas.find(({ id }) => id === area)?.name ?? words.noAreaHere;
  const when =
    day === 'now' ? undefined : words.at(hoursMessages.day(day), formatMinute(hour * 60));
  return (
    <details className={classes.seen}>
      <summary>{words.title(areas.length > 0 ? where : undefined, when)}</summary>
      <div className={classes.fields}>
        {areas.length > 0 && (
          <Dropdown
            label={words.area}
            options={[
              { value: NO_AREA, label: words.noArea },
              ...areas.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={area || NO_AREA}
            onChange={(next) => onChange({ ...seen, area: next === NO_AREA ? '' : next })}
          />
        )}
        <Dropdown
          label={words.day}
          options={[
            { value: 'now', label: words.now },
            ...DAYS.map((name) => ({ value: name, label: hoursMessages.day(name) })),
          ]}
          value={day}
          onChange={(next) => onChange({ ...seen, day: next })}
        />
        {day !== 'now' && (
          <Dropdown
            label={words.hour}
            options={HOURS.map((one) => ({ value: String(one), label: formatMinute(one * 60) }))}
            value={String(hour)}
            onChange={(next) => onChange({ ...seen, hour: Number(next) })}
          />
        )}
      </div>
    </details>
  );
};

// No area has this id.
const NO_AREA = ' ';
