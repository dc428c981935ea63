import { memo, useEffect, useState } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import { contactRef, plainText, splitContacts } from '#core/campus/contact-refs.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { ArrowRight } from '#kit/icon/drawings/actions/arrow-right.ts';
import { Check } from '#kit/icon/drawings/actions/check.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import hidden from '#kit/base/hidden.module.css';
import { Image } from '#kit/layout/image/Image.tsx';
import { isolated } from '../../guide/isolated.tsx';
import { Spoken } from '../base/Written.tsx';
import { Guess } from './Guess.tsx';
import page from './Import.module.css';
import classes from './MadeSteps.module.css';
import { importMessages as words } from './messages.ts';
import { isMarked, type CheckedRow, type CheckedStep } from './checked-issues.ts';
import type { CheckActs } from './use-check.ts';

/** A text of a step, with its contacts by name. */
const Words = ({ text, campus }: { text: string; campus: Campus }) =>
  splitContacts(text).map((piece, index) =>
    'text' in piece ? (
      // A piece has no identity other than its place.
      <span key={index}>{isolated(piece.text)}</span>
    ) : (
      <mark key={`${index} ${piece.contact}`} data-use="contact">
        {isolated(plainText(contactRef(piece.contact), campus))}
      </mark>
    ),
  );

/** Returns the image of a base64 text, made in a task of its own because a document may have many images. */
async function pictureOf(base64: string): Promise<Blob> {
  await new Promise((resolve) => setTimeout(resolve));
  return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]);
}

/** Returns an address under which the page shows an image of a document as long as it is drawn; undefined until the image is made. */
function usePictureUrl(base64: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    void pictureOf(base64).then((picture) => {
      if (isGone) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    });
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [base64]);
  return url;
}

type PictureProps = { step: CheckedStep; base64: string; takePicture: CheckActs['takePicture'] };

/** The image that a step has in the document, and the choice if it is imported. */
const Picture = ({ step: { _id, number, hasPicture }, base64, takePicture }: PictureProps) => {
  const url = usePictureUrl(base64);
  return (
    <div className={classes.picture} data-off={!hasPicture || undefined}>
      {url !== undefined && (
        <Image src={url} alt={words.pictureOf(number)} fit="contain" height={96} />
      )}
      <Checkbox
        label={words.takePicture}
        aria-label={words.takePictureOf(number)}
        active={hasPicture}
        onChange={(isTaken) => takePicture(_id, isTaken)}
      />
    </div>
  );
};

/** A step's answers, each with its target; for a checkbox, its words. */
const Answers = ({
  step: { answers, isQuestion },
  campus,
  lang,
}: {
  step: CheckedStep;
  campus: Campus;
  lang: string;
}) =>
  isQuestion ? (
    <ul className={classes.answers}>
      {answers.map(({ text, isOwn, where }) => (
        <li key={text}>
          <b lang={isOwn ? lang : undefined}>{isolated(text)}</b>
          <span className={hidden.hidden}>: </span>
          <Icon icon={ArrowRight} size={14} />
          <span>{where || words.toNext}</span>
        </li>
      ))}
    </ul>
  ) : (
    answers.map(({ text, where }) => (
      <p key={text} className={classes.once}>
        <Icon icon={Check} size={14} />
        <span>
          <Spoken lang={lang} within={(said) => (where === '' ? said : words.andThen(said, where))}>
            <Words text={text} campus={campus} />
          </Spoken>
        </span>
      </p>
    ))
  );

/** Returns the id of a step's row, by which the row is scrolled into sight and focused. */
export const rowId = (block: number): string => `row-${block}`;

interface MadeStepsProps {
  row: CheckedRow;
  /** The number of rows with guesses like those of this row, including this one. */
  like: number;
  /** True if the paragraph of the row is open in the source. */
  isOpen: boolean;
  pictures: Readonly<Record<string, string>>;
  campus: Campus;
  /** The language of the texts. */
  lang: string;
  acts: CheckActs;
}

/** The steps made of a paragraph and its parts, with the guesses about them as questions. */
export const MadeSteps = memo((props: MadeStepsProps) => {
  const { row, like, isOpen, pictures, campus, lang, acts } = props;
  const { block, steps, isWords } = row;
  return (
    <li
      id={rowId(block)}
      tabIndex={-1}
      className={classes.row}
      data-marked={isMarked(row) || undefined}
      data-open={isOpen || undefined}
      data-row={block}
    >
      {steps.map((step) => (
        <div key={step._id} className={classes.step}>
          <span className={page.node}>
            <span className={hidden.hidden}>{words.toStep(step.number)}</span>
            <span aria-hidden="true">{step.number}</span>
          </span>
          <div className={classes.words}>
            <p className={classes.question} lang={lang}>
              <Words text={step.question} campus={campus} />
            </p>
            <Answers step={step} campus={campus} lang={lang} />
            {step.picture !== null && (
              <Picture
                step={step}
                base64={pictures[step.picture] ?? ''}
                takePicture={acts.takePicture}
              />
            )}
          </div>
        </div>
      ))}
      {isMarked(row) && <Guess {...{ row, like, acts }} />}
      {isWords && (
        <div className={classes.again}>
          <Button size="small" variant="quiet" onClick={() => acts.correct(block, undefined)}>
            {words.guessAgain}
          </Button>
        </div>
      )}
    </li>
  );
});
