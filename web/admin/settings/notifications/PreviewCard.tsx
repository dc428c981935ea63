import { useId, useState } from 'react';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { nextAtMinute, DAY_MINUTES } from '#core/campus/hours/wall-clock.ts';
import type { Area } from '#core/campus/setting.ts';
import type { EscalationOrigin } from '#core/notifications/ladder.ts';
import type { NotificationOverview } from '#core/notifications/notification-schema.ts';
import { previewOf, type PreviewPart } from '#core/notifications/preview.ts';
import { displayName } from '#core/base/display-name.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { laddersIn, type LadderDraft } from './ladder-draft.ts';
import { ladderMessages as words } from './ladder-messages.ts';
import classes from './ladder.module.css';
import { useOnDuty } from './use-on-duty.ts';

/** The minute of the week that is Saturday, 3 am. */
const SATURDAY = 5 * DAY_MINUTES + 3 * 60;

/** A sentence of parts, which are told apart by their place because their texts can be alike. */
const Sentence = ({ parts }: { parts: readonly PreviewPart[] }) => (
  <dd>
    {parts.map(({ text, is }, at) => {
      if (is === 'name') return <b key={at}>{text}</b>;
      return (
        <span key={at} className={is === 'lack' ? classes.lack : undefined}>
          {text}
        </span>
      );
    })}
  </dd>
);

interface PreviewCardProps {
  overview: NotificationOverview;
  /** The time at which the overview was loaded, in ms since 1970. */
  at: number;
  drafts: readonly LadderDraft[];
  areas: readonly Area[];
  nameOf: (contact: string) => string;
}

/** A sentence that says who would be told about an escalation now, and on Saturday at 3 am, by the steps as they are typed (LADDER-20). */
export const PreviewCard = ({ overview, at, drafts, areas, nameOf }: PreviewCardProps) => {
  const { targets, timeZone, phones = [] } = overview;
  const titleId = useId();
  const dutyAt = useOnDuty(targets.some(({ kind }) => kind === 'duty'));
  const [area, setArea] = useState(areas[0]?.id ?? '');
  const [category, setCategory] = useState<IssueCategory>(ISSUE_CATEGORIES[0] ?? 'Other');
  const ladders = laddersIn(drafts);
  const variesByCategory = [...ladders, ...targets].some(({ categories }) => categories.length > 0);
  const place: EscalationOrigin = { area: area === '' ? null : area, category };
  const isAwake = (id: string): boolean => phones.some(({ account }) => account === id);
  const sentenceParts = (then: number) => {
    const dutyOf = (contact: string) => dutyAt(contact, then);
    return previewOf({ ladders, targets, place, nameOf, dutyOf, isAwake });
  };
  const saturday = nextAtMinute(SATURDAY, at, timeZone);
  return (
    <section className={classes.preview} aria-labelledby={titleId}>
      <div className={classes.previewHead}>
        <h2 id={titleId}>{areas.length > 0 ? words.toldIn : words.told}</h2>
        {areas.length > 0 && (
          <Dropdown
            label={words.area}
            hideLabel
            options={[
              ...areas.map(({ id, name }) => ({ value: id, label: name })),
              { value: 'none', label: words.noArea },
            ]}
            value={area === '' ? 'none' : area}
            onChange={(next) => setArea(next === 'none' ? '' : next)}
          />
        )}
        {variesByCategory && (
          <Dropdown
            label={words.category}
            hideLabel
            options={ISSUE_CATEGORIES.map((value) => ({ value, label: displayName(value) }))}
            value={category}
            onChange={setCategory}
          />
        )}
      </div>
      <dl className={classes.sentences}>
        <div>
          <dt>{words.now}</dt>
          <Sentence parts={sentenceParts(at)} />
        </div>
        <div>
          <dt>{words.saturday}</dt>
          <Sentence parts={sentenceParts(saturday)} />
        </div>
      </dl>
    </section>
  );
};
