import { assert } from '#core/base/assert.ts';
import { formatDateOf, formatDate } from '#core/base/format.ts';
import { languageName } from '#core/base/language-name.ts';
import { imageUrl } from '#core/base/image.ts';
import type { Callee } from '#core/campus/campus.ts';
import { plainText } from '#core/campus/contact-refs.ts';
import { onPaper, textsOnPaper } from '#core/campus/duty-on-paper.ts';
import { checkSteps } from '#core/step/step-problems.ts';
import type { Step } from '#core/step/step.ts';
import { waysOn } from '#core/walk/ways-on.ts';
import { answerName, displayName } from '#core/base/display-name.ts';
import { PROCEDURE_LANGUAGES, type ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { isolated } from '../../guide/isolated.tsx';
import { guideMessages } from '../../guide/messages.ts';
import { Logo } from '../../base/Logo.tsx';
import classes from './Binder.module.css';
import { printMessages as words } from '../shared/print/messages.ts';
import paper from '../shared/print/paper.module.css';
import type { PrintData } from './print-data.ts';
import { useWrittenIn } from '../base/queries.ts';
import type { PrintedIssue } from './translated-issue.ts';
import type { SheetPlans } from './use-sheet-plans.ts';

type PlannedProps = { plans: SheetPlans };

const COVER = 'cover';

/** Returns a mark for the block or line with which a new sheet begins. */
const breaksAt = (breaks: readonly number[] | undefined, place: number): '' | undefined =>
  breaks?.includes(place) ? '' : undefined;

/** Returns the sheets on which the issues of a binder begin, by the issues' ids; none until the whole binder is planned. */
function firstSheets(plans: SheetPlans): ReadonlyMap<string, number> {
  let next = 1;
  const first = [...plans].map(([id, { sheets }]): [string, number] => {
    const here = next;
    next += sheets;
    return [id, here];
  });
  return new Map(first);
}

/** The procedures by section, each with its sheet number; if the columns continue on another sheet, they begin anew there (PRINT-4). */
const Contents = ({ issues, plans }: Pick<PrintData, 'issues'> & PlannedProps) => {
  const first = firstSheets(plans);
  const writtenIn = useWrittenIn();
  const breaks = plans.get(COVER)?.lineBreaks ?? [];
  const starts = [...new Set([0, ...breaks])];
  return starts.map((start, index) => (
    <ol
      key={start}
      className={classes.contents}
      start={start + 1}
      data-break={start > 0 ? '' : undefined}
    >
      {issues.slice(start, starts[index + 1]).map(({ _id, title, category, ...issue }) => (
        <li key={_id} data-line>
          <div className={classes.entry}>
            <span>
              <span lang={issue.printedIn?.hasTitle ? issue.printedIn.language : writtenIn(issue)}>
                {title}
              </span>{' '}
              <span className={classes.category}>{displayName(category)}</span>
            </span>
            <span className={classes.page}>{first.get(_id)}</span>
          </div>
        </li>
      ))}
    </ol>
  ));
};

/** The pages before the procedures: the numbers to call, and the contents (PRINT-4). */
const BinderCover = ({ issues, campus, name, asOf, plans }: PrintData & PlannedProps) => {
  const { emergency, contacts, main = '' } = campus;
  const calls: readonly Callee[] = [
    { id: '', name: emergency.words, number: emergency.number, when: '' },
    // People off campus reach an extension through this number (CONTACT-11).
    ...(main === '' ? [] : [{ id: ' ', name: words.mainNumber, number: main, when: '' }]),
    ...contacts.map((contact) => ({ ...contact, when: onPaper(contact, campus) })),
  ];
  const plan = plans.get(COVER);
  return (
    <article id={COVER} className={paper.sheet} data-tight={plan?.isTight || undefined}>
      <header className={paper.head}>
        <span className={paper.logo}>
          <Logo size={28} />
        </span>
        <div>
          <h2 className={paper.name}>{name}</h2>
          <p>
            {words.product}: {words.binderTitle}. {words.printed(formatDate(asOf, campus.timeZone))}
          </p>
        </div>
      </header>
      <h3 className={classes.part}>{words.calls}</h3>
      <table className={classes.calls}>
        <thead>
          <tr>
            <th scope="col">{words.contact}</th>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.when}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ id, name: whom, number, when, note }, index) => (
            <tr key={id} data-block data-break={breaksAt(plan?.breaks, index)}>
              <th scope="row">
                {whom}
                {note && <p className={classes.note}>{note}</p>}
              </th>
              <td>
                <bdi>{number || words.noNumber}</bdi>
              </td>
              <td>{when}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={classes.part} data-end data-break={breaksAt(plan?.lineBreaks, 0)}>
        {words.contents}
      </h3>
      <Contents issues={issues} plans={plans} />
    </article>
  );
};

interface ProcedureProps extends Pick<PrintData, 'campus' | 'name' | 'asOf'>, PlannedProps {
  issue: PrintedIssue;
  /** The procedure's number in the binder; undefined if only this procedure is printed. */
  section: number | undefined;
}

/** Returns Yes or No in the language of the step if one is chosen, otherwise as a word of the page; returns an answer in the step's own words unchanged. */
function answerIn(
  { printedIn }: PrintedIssue,
  step: Step,
  answer: string,
  lang: ProcedureLanguage,
) {
  const isOwn = step.answerType !== 'Yes or No' || step.customiseAnswerType;
  if (isOwn) return { lang, text: answer };
  if (!printedIn) return { text: answerName(answer) };
  const { yes, no } = PROCEDURE_LANGUAGES[lang];
  return { lang, text: answer === 'Yes' ? yes : no };
}

/** One procedure as a section: its steps in order, and the target of each answer (PRINT-3). */
const Procedure = ({ issue, section, campus, name, asOf, plans }: ProcedureProps) => {
  const { title, category, revision, updatedAt, reviewBy, firstAct, isStarter } = issue;
  const steps = checkSteps(issue.steps);
  assert(steps, `the published issue ${issue._id} cannot be walked`);
  const day = (instant: string) => formatDate(instant, campus.timeZone);
  const texts = textsOnPaper(campus);
  const { printedIn } = issue;
  const original = useWrittenIn()(issue);
  const langOf = (isTranslated: boolean | undefined): ProcedureLanguage =>
    (isTranslated && printedIn?.language) || original;
  const plan = plans.get(issue._id);
  return (
    <article id={issue._id} className={paper.sheet} data-tight={plan?.isTight || undefined}>
      <header className={paper.running} data-running>
        <div className={paper.head}>
          <CategoryIcon category={category} size={40} />
          <div>
            <h2 className={paper.name} lang={langOf(printedIn?.hasTitle)}>
              {section === undefined ? title : `${section}. ${title}`}
            </h2>
            <p className={classes.state}>
              <span>{words.revision(displayName(category), revision ?? 1, day(updatedAt))}</span>
              {reviewBy && <span>{` ${words.reviewBy(formatDateOf(reviewBy))}`}</span>}
            </p>
            <p className={classes.state}>
              {name}. {words.printed(day(asOf))}
            </p>
            {isStarter && <p className={classes.state}>{words.starter}</p>}
            {printedIn?.isUnreviewed && <p className={classes.state}>{words.unreviewed}</p>}
          </div>
        </div>
      </header>
      {firstAct && (
        <p className={classes.first}>
          <b>{words.firstAct}</b>{' '}
          <span lang={langOf(printedIn?.hasFirstAct)}>{isolated(plainText(firstAct, texts))}</span>
        </p>
      )}
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li
            key={step._id}
            className={classes.step}
            data-block
            data-break={breaksAt(plan?.breaks, index)}
          >
            <span className={classes.number}>{index + 1}</span>
            <div className={classes.text}>
              {printedIn && !printedIn.steps.has(step._id) && (
                <p className={classes.state}>{words.notYet(languageName(printedIn.language))}</p>
              )}
              <p className={classes.question} lang={langOf(printedIn?.steps.has(step._id))}>
                {isolated(plainText(step.question, texts))}
              </p>
              {step.image !== undefined && (
                <img
                  className={classes.image}
                  src={imageUrl(step.image)}
                  alt={words.picture(index + 1)}
                />
              )}
              <ul className={classes.answers}>
                {waysOn(step, steps).map(({ answer, to }) => {
                  const read = answerIn(
                    issue,
                    step,
                    answer,
                    langOf(printedIn?.steps.has(step._id)),
                  );
                  return (
                    <li key={answer}>
                      <b lang={read.lang}>{isolated(plainText(read.text, texts))}</b>{' '}
                      <span aria-hidden="true">→</span> {words.goTo(to)}
                    </li>
                  );
                })}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      <p className={classes.end} data-end>
        <b>{words.end}</b> {guideMessages.finalScreen.reminder}
      </p>
    </article>
  );
};

/** All published procedures after a page of calls and contents, or a single procedure without that page (PRINT-3). */
export const Binder = (data: PrintData & PlannedProps & { isWhole: boolean }) => (
  <>
    {data.isWhole && <BinderCover {...data} />}
    {data.issues.map((issue, index) => (
      <Procedure
        key={issue._id}
        {...data}
        issue={issue}
        section={data.isWhole ? index + 1 : undefined}
      />
    ))}
  </>
);
