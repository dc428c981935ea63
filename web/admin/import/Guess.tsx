import type { StepMark } from '#core/import/step-marks.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Info } from '#kit/icon/drawings/signs/info.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import classes from './Guess.module.css';
import { importMessages as words, MARKS } from './messages.ts';
import type { ReviewedRow } from './reviewed-issues.ts';
import type { Reviewing } from './use-review.ts';

/** The guesses that go if the paragraph stays words; the others are facts to look at. */
const READ: ReadonlySet<StepMark> = new Set([
  'ANSWERS',
  'SKIP',
  'CONTACT',
  'NEW_CONTACT',
  'MAYBE_TITLE',
  'MAYBE_ANSWERS',
]);

/** The guesses of what was kept as it is: what it may be instead, and the button for that. */
const MAYBE: Partial<Record<StepMark, readonly ['title' | 'question', string]>> = {
  MAYBE_TITLE: ['title', words.makeTitle],
  MAYBE_ANSWERS: ['question', words.makeQuestion],
};

interface AskedProps {
  questions: readonly string[];
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Questions about a guess, with the two answers. */
export const Asked = ({ questions, yes, no, onYes, onNo }: AskedProps) => (
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
      <Button size="small" onClick={onNo}>
        {no}
      </Button>
    </div>
  </div>
);

/** The guesses about a paragraph: they are right, or it stays words, or nothing of it comes in. */
export const Guess = ({ row, reviewing }: { row: ReviewedRow; reviewing: Reviewing }) => {
  const { block, steps } = row;
  const marks = [...new Set(steps.flatMap((step) => step.marks))];
  const isRead = marks.some((mark) => READ.has(mark));
  // Other questions are others to press: the focus does not stay on their buttons.
  const key = marks.join(' ');
  const questions = marks.map((mark) => MARKS[mark]);
  const [use, make] = (marks[0] && MAYBE[marks[0]]) ?? [];
  if (use && make) {
    return (
      <Asked
        key={key}
        questions={questions}
        yes={make}
        no={words.keepWords}
        onYes={() => reviewing.correct(block, use)}
        onNo={() => reviewing.correct(block, 'words')}
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
        reviewing.settle(
          steps.flatMap(({ guesses }) => guesses),
          block,
        )
      }
      onNo={() => reviewing.correct(block, isRead ? 'words' : 'out')}
    />
  );
};
