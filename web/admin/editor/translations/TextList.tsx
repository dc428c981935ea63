import { useId } from 'react';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Campus } from '#core/campus/setting.ts';
import { stepOfPlace, type OriginalText, type TranslatedTexts } from '#core/issue/translation.ts';
import type { SavedStep } from '#core/step/step.ts';
import { adminMessages } from '../../base/messages.ts';
import { useDrawn } from '../../base/use-drawn.ts';
import { TextRow } from './TextRow.tsx';
import classes from './Translations.module.css';
import { isSameText, type TypedTexts } from './typed-texts.ts';

const words = adminMessages.editor;

/** The texts of the details, or those of a step by its number. */
type Group = { readonly number: number; readonly texts: readonly OriginalText[] };

function groupsOf(texts: readonly OriginalText[], steps: readonly SavedStep[]): Group[] {
  const numbers = new Map<string, number>(steps.map(({ _id }, index) => [_id, index + 1]));
  const byStep = Map.groupBy(texts, ({ place }) => {
    const { step = '' } = stepOfPlace(place) ?? {};
    return numbers.get(step) ?? 0;
  });
  return Array.from(byStep, ([number, own]) => ({ number, texts: own }));
}

interface TextListProps {
  steps: readonly SavedStep[];
  texts: readonly OriginalText[];
  saved: TranslatedTexts;
  typed: TypedTexts;
  /** The texts that advisors have. */
  published: TranslatedTexts | undefined;
  language: ProcedureLanguage;
  originalLanguage: string;
  campus: Campus | undefined;
  onType: ((original: OriginalText, text: string) => void) | undefined;
  onStillRight: (original: OriginalText) => void;
}

const TextGroup = ({ group, ...props }: TextListProps & { group: Group }) => {
  const { saved, typed, published } = props;
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 id={id} className={classes.step}>
        {group.number === 0 ? words.details : words.step(group.number)}
      </h3>
      {group.texts.map((original) => {
        const own = saved[original.place];
        return (
          <TextRow
            key={original.place}
            {...props}
            original={original}
            saved={own}
            typed={typed[original.place]}
            isWaiting={published !== undefined && !isSameText(published[original.place], own)}
          />
        );
      })}
    </section>
  );
};

/** The texts of an issue next to their translations, step by step in reading order (TRANSLATE-31). */
export const TextList = (props: TextListProps) => {
  const groups = groupsOf(props.texts, props.steps);
  const drawn = useDrawn(groups.length, 8);
  return groups
    .slice(0, drawn)
    .map((group) => <TextGroup key={group.number} {...props} group={group} />);
};
