import type { StepMark } from '#core/import/steps/step-marks.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Info } from '#kit/icon/drawings/signs/info.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import classes from './Guess.module.css';
import { importMessages as words, MARKS } from './messages.ts';
import type { CheckedRow } from './checked-issues.ts';
import type { CheckActs } from './use-check.ts';

/** The fate of a guess if its paragraph should stay words: it disappears, it is a fact that can only be looked at, or the paragraph already is words and may become something else. */
type Fate = 'goes' | 'fact' | { readonly use: 'title' | 'question'; readonly make: string };

const FATES = {
  ANSWERS: 'goes',
  SKIP: 'goes',
  CONTACT: 'goes',
  NEW_CONTACT: 'goes',
  MAYBE_TITLE: { use: 'title', make: words.makeTitle },
  MAYBE_ANSWERS: { use: 'question', make: words.makeQuestion },
  CONDITION: 'fact',
  CROSSED: 'fact',
  NO_SUCH_STEP: 'fact',
  OTHER_NUMBER: 'fact',
  TWO_NUMBERS: 'fact',
  NUMBER_IN_WORDS: 'fact',
  TABLE: 'fact',
  MORE_PICTURES: 'fact',
  LOST_PICTURE: 'fact',
} satisfies Record<StepMark, Fate>;

interface AskedProps {
  questions: readonly string[];
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  /** The same answer for all guesses like this one. */
  all?: { count: number; onYes: () => void };
}

/** Questions about a guess, with the two answers. */
export const Asked = ({ questions, yes, no, onYes, onNo, all }: AskedProps) => (
  <div className={classes.guess}>
    <Icon icon={Info} size={18} />
    <div className={classes.asked}>
      {questions.map((question) => (
        <p key={question}>{question}</p>
      ))}
    </div>
    <div className={classes.buttons}>
      <Button size="small" onClick={onYes}>
        {yes}
      </Button>
      {all && (
        <Button size="small" onClick={all.onYes}>
          {words.rightAll(all.count)}
        </Button>
      )}
      <Button size="small" onClick={onNo}>
        {no}
      </Button>
    </div>
  </div>
);

interface GuessProps {
  row: CheckedRow;
  /** The number of rows with guesses of the same kind, including this one. */
  like: number;
  acts: CheckActs;
}

/** The guesses about a paragraph: they are right, or the paragraph stays words, or none of it is imported. */
export const Guess = ({ row, like, acts }: GuessProps) => {
  const { block, steps } = row;
  const all = new Set(steps.flatMap((step) => step.marks));
  // If a step is not here, that already says that its number may differ.
  if (all.has('NO_SUCH_STEP')) all.delete('NUMBER_IN_WORDS');
  const marks = [...all];
  const fates = marks.map((mark): Fate => FATES[mark]);
  const isRead = fates.some((fate) => fate !== 'fact');
  // The next question has its own buttons, so the focus must not stay on these.
  const key = marks.join(' ');
  const questions = marks.map((mark) => MARKS[mark]);
  // If all other guesses are only facts, the possible use is the one question to answer.
  const first = fates.find((fate) => fate !== 'fact');
  if (typeof first === 'object') {
    return (
      <Asked
        key={key}
        questions={questions}
        yes={first.make}
        no={words.keepWords}
        onYes={() => acts.correct(block, first.use)}
        onNo={() => acts.correct(block, 'words')}
      />
    );
  }
  return (
    <Asked
      key={key}
      questions={questions}
      yes={isRead ? words.right : words.seen}
      no={isRead ? words.keepWords : words.leaveOut}
      onYes={() =>
        acts.settle(
          steps.flatMap(({ guesses }) => guesses),
          block,
        )
      }
      onNo={() => acts.correct(block, isRead ? 'words' : 'out')}
      {...(like > 1 && { all: { count: like, onYes: () => acts.settleLike(block) } })}
    />
  );
};
