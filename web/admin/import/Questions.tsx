import { useEffect, useRef } from 'react';
import type { DocumentChoice, DocumentQuestion } from '#core/import/outline/questions.ts';
import type { SourceBlock } from '#core/import/paragraphs/source.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { RadioGroup } from '#kit/controls/radio/RadioGroup.tsx';
import { FootBar } from '../shared/page-parts/FootBar.tsx';
import page from './Import.module.css';
import { useWrittenIn } from '../base/queries.ts';
import { importMessages as words, QUESTIONS } from './messages.ts';
import classes from './Questions.module.css';
import type { DocumentCheck } from './check.ts';
import type { CheckActs } from './use-check.ts';

/** The number of characters of an example, which is recognized by less than its whole text. */
const EXAMPLE = 160;

/** The number of titles that a choice shows. */
const TITLES = 6;

const textOf = ({ label, text, cells }: SourceBlock): string => {
  const all = [label, text, ...cells.map((cell) => cell.text)].filter((part) => part !== '');
  const whole = all.join(' ').trim();
  return whole.length > EXAMPLE ? `${whole.slice(0, EXAMPLE).toWellFormed()}…` : whole;
};

interface OneQuestionProps {
  question: DocumentQuestion;
  number: number;
  blocks: readonly SourceBlock[];
  chosen: DocumentChoice;
  onChoose: (choice: DocumentChoice) => void;
}

/** A choice of titles, shown by the first of them, so that people recognize them at a glance. */
const TitlesChoice = ({
  places,
  blocks,
}: { places: readonly number[] } & Pick<OneQuestionProps, 'blocks'>) => {
  const names = places.slice(0, TITLES).flatMap((place) => blocks[place] ?? []);
  const more = places.length - names.length;
  const lang = useWrittenIn()({ isStarter: false });
  return (
    <span className={classes.titles}>
      <b>{words.procedures(places.length)}</b>{' '}
      <span>
        <span lang={lang}>{names.map(textOf).join(' · ')}</span>{' '}
        {more > 0 && <span>{words.more(more)}</span>}
      </span>
    </span>
  );
};

const OneQuestion = ({ question, number, blocks, chosen, onChoose }: OneQuestionProps) => {
  const { ask, choices } = QUESTIONS[question.kind];
  const asked = ask(question.phrase, question.count);
  const lang = useWrittenIn()({ isStarter: false });
  return (
    <li className={classes.question}>
      <span className={page.node} aria-hidden="true">
        {number}
      </span>
      <h3>{asked}</h3>
      {question.examples.length > 0 && (
        <blockquote lang={lang}>
          {question.examples.map((place) => {
            const block = blocks[place];
            return block && <p key={place}>{textOf(block)}</p>;
          })}
        </blockquote>
      )}
      <div className={classes.choices}>
        <RadioGroup<DocumentChoice>
          label={asked}
          hideLabel
          options={question.choices.map((value) => {
            const places = question.titles?.[value];
            const label = places ? <TitlesChoice {...{ places, blocks }} /> : choices[value];
            return { value, label };
          })}
          value={chosen}
          onChange={onChoose}
        />
      </div>
    </li>
  );
};

interface QuestionsProps {
  check: DocumentCheck;
  acts: CheckActs;
  /** Shows the procedures; the answers given count, unless they are dropped. */
  onDone: (areDropped: boolean) => void;
}

/** The questions about the whole document, before its procedures, with words of the document as examples and the likely answers chosen (IMPORT-19). */
export const Questions = ({ check, acts, onDone }: QuestionsProps) => {
  const { guessed, answers, blocks } = check;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.page}>
      <div className={classes.asked}>
        <h2 ref={title} tabIndex={-1}>
          {words.questions(guessed.questions.length)}
        </h2>
        <p>{words.questionsText}</p>
        <ol>
          {guessed.questions.map((question, index) => (
            <OneQuestion
              key={question.id}
              question={question}
              number={index + 1}
              blocks={blocks}
              chosen={answers?.get(question.id) ?? question.preset}
              onChoose={(choice) => acts.answer(question.id, choice)}
            />
          ))}
        </ol>
      </div>
      <FootBar>
        <p>
          <Button variant="quiet" onClick={() => onDone(true)}>
            {words.skipQuestions}
          </Button>
        </p>
        <Button variant="primary" onClick={() => onDone(false)}>
          {words.showFound(guessed.issues.length)}
        </Button>
      </FootBar>
    </div>
  );
};
