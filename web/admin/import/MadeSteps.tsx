import { useEffect, useState } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import { contactRef, plainText, splitContacts } from '#core/campus/contact-refs.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { Image } from '#kit/layout/image/Image.tsx';
import { isolated } from '../../guide/isolated.tsx';
import classes from './Import.module.css';
import { importMessages as words, MARKS } from './messages.ts';
import type { ReviewedRow, ReviewedStep } from './reviewed-issues.ts';
import type { Reviewing } from './use-review.ts';

/** A text of a step, its contacts by name. */
const Words = ({ text, campus }: { text: string; campus: Campus }) =>
  splitContacts(text).map((piece, index) =>
    'text' in piece ? (
      // Pieces have no other name than their place.
      <span key={index}>{isolated(piece.text)}</span>
    ) : (
      <mark key={`${index} ${piece.contact}`} data-use="contact">
        {isolated(plainText(contactRef(piece.contact), campus))}
      </mark>
    ),
  );

const GUESSES = new Set(['ANSWERS', 'SKIP', 'CONTACT', 'NEW_CONTACT']);

/** Returns the picture of a base64 text, made in a task of its own: a document may have many. */
async function pictureOf(base64: string): Promise<Blob> {
  await new Promise((resolve) => setTimeout(resolve));
  return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]);
}

/** An address under which the page shows a picture of a document as long as it is drawn; undefined until then. */
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

type PictureProps = { step: ReviewedStep; base64: string; takePicture: Reviewing['takePicture'] };

/** The picture that a step has in the document, and whether it comes along. */
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

interface MadeStepsProps {
  row: ReviewedRow;
  pictures: Readonly<Record<string, string>>;
  campus: Campus;
  reviewing: Reviewing;
}

/** The steps made of a paragraph and its parts, with the guesses about them. */
export const MadeSteps = ({ row, pictures, campus, reviewing }: MadeStepsProps) => {
  const { block, steps, isWords } = row;
  const isGuessed = steps.some(({ marks }) => marks.some((mark) => GUESSES.has(mark)));
  return (
    <div className={classes.made}>
      {steps.map((step) => (
        <div key={step._id} className={classes.step}>
          <b>{words.step(step.number)}</b>
          <p className={classes.text}>
            <Words text={step.question} campus={campus} />
          </p>
          {step.picture !== null && (
            <Picture
              step={step}
              base64={pictures[step.picture] ?? ''}
              takePicture={reviewing.takePicture}
            />
          )}
          <ul className={classes.answers}>
            {step.answers.map((answer) => (
              <li key={answer}>{isolated(answer)}</li>
            ))}
          </ul>
          {step.marks.length > 0 && (
            <ul className={classes.marks}>
              {step.marks.map((mark) => (
                <li key={mark}>{MARKS[mark]}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {(isGuessed || isWords) && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => reviewing.correct(block, isWords ? undefined : 'words')}
        >
          {isWords ? words.guessAgain : words.keepWords}
        </Button>
      )}
    </div>
  );
};
