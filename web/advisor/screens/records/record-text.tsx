import { languageNames } from '#core/base/language-name.ts';
import { answerName, displayName } from '#core/base/display-name.ts';
import { ORIGINAL } from '#core/base/language.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { receiptCode } from '#core/record/codes/receipt-code.ts';
import type { Receipt } from '#core/outbox/record-life.ts';
import { messages } from '../../../base/messages.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { recordsMessages } from './messages.ts';
import { useRecordClock, type RecordClock } from './record-clock.ts';
import { useEffect, useMemo, useState } from 'react';
import type { WireStep } from '#core/issue/wire-schema.ts';
import { isOwnAnswerOf } from '#core/step/own-answers.ts';
import { read } from '../../phone/store/store.ts';
import { languagesShown } from '#core/record/shown-languages.ts';
import { shownName } from '#core/record/shown-names.ts';
import { recordedOutcome } from '#core/record/taken-back.ts';
import { textWithNames } from '#core/record/timeline.ts';
import { useTitles, type IssueTitle } from '../../phone/library/titles.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { CopyText } from '../../walk/parts/copy-text.tsx';
import { marks } from '#core/base/mark-messages.ts';
import { languageOf } from '../../walk/state/shown-walk.ts';

const words = recordsMessages.record;

type Fact = {
  readonly name: string;
  readonly value: string;
  /** The languages of a question and of an answer in the campus's own words (TRANSLATE-21). */
  readonly nameLang?: string | undefined;
  readonly valueLang?: string | undefined;
  /** A note that says in which other languages a step was shown. */
  readonly note?: string;
};

/** The walked steps that the phone knows, by their ids, each with its question as it was shown. */
type Questions = ReadonlyMap<string, { readonly step: WireStep; readonly question: string }>;

function fact(name: string, value: string | null | undefined): Fact[] {
  return value ? [{ name, value }] : [];
}

function timeFact(name: string, instant: string | null | undefined, clock: RecordClock): Fact[] {
  return Number.isNaN(Date.parse(instant ?? '')) ? [] : fact(name, instant && clock.dated(instant));
}

/** Returns the language of a record's title, if the title is that of an issue (TRANSLATE-21). */
export const titleLang = ({ life: { body } }: OutboxRecord): string | undefined =>
  'issueStatus' in body ? languageOf(body.issueId) : undefined;

/** Returns the translated title that the advisor read, as the phone lists it now (TRANSLATE-35). */
export function useTitleRead({ title, life: { body } }: OutboxRecord): IssueTitle | undefined {
  const { issues = [] } = useTitles() ?? {};
  if (!('issueStatus' in body)) return undefined;
  const listed = issues.find(({ _id }) => _id === body.issueId);
  const isRead = languagesShown(body.moments ?? []).includes(listed?.language ?? ORIGINAL);
  return isRead && listed?.original?.title === title ? listed : undefined;
}

const ratingFact = (rating: number | null | undefined): Fact[] =>
  rating ? [{ name: words.rating, value: words.stars(rating) }] : [];

const isPlain = (response: string): boolean => response === 'Yes' || response === 'No';

/** Returns the words of a response, and whether they are the step's own. */
function responseIn(
  response: Attendance['steps'][number]['response'],
  step: WireStep | undefined,
): { readonly value: string; readonly isOwn: boolean } {
  if (typeof response !== 'string')
    return { value: response ? words.ticked : words.notTicked, isOwn: false };
  const isOwn = !isPlain(response) || isOwnAnswerOf(step, response);
  return { value: isOwn ? response : answerName(response), isOwn };
}

function walkFacts(body: Attendance, questions: Questions, clock: RecordClock): Fact[] {
  const lang = languageOf(body.issueId);
  return [
    { name: words.outcome, value: recordedOutcome(body) },
    ...timeFact(words.started, body.startedAt, clock),
    ...timeFact(words.finished, body.finishedAt, clock),
    ...body.steps.map(({ step, response }, index) => {
      const known = questions.get(step);
      const question = known?.question;
      const { value, isOwn } = responseIn(response, known?.step);
      const shown = languagesShown(body.moments ?? [], step);
      return {
        name: question || words.answer(index + 1),
        value,
        ...(question && { nameLang: lang }),
        ...(isOwn && { valueLang: lang }),
        ...(shown.length > 0 && { note: words.shownIn(languageNames(shown)) }),
      };
    }),
    ...ratingFact(body.feedback?.rating),
    ...fact(words.feedback, body.feedback?.description),
  ];
}

/** Returns everything that an advisor entered in a record; a question that the phone does not know is shown by its number. */
export function factsOf(
  { life: { body } }: OutboxRecord,
  questions: Questions,
  clock: RecordClock,
): readonly Fact[] {
  if ('issueStatus' in body) return walkFacts(body, questions, clock);
  if ('feedback' in body) {
    return [
      ...fact(words.category, body.category && displayName(body.category)),
      ...fact(words.message, body.feedback),
    ];
  }
  if ('text' in body) return fact(words.message, body.text);
  if ('words' in body) return [];
  return [...ratingFact(body.rating), ...fact(words.message, body.description)];
}

/** Returns the server's confirmation that it has a record, and the code to read out (OUTBOX-30). */
export function receiptTexts(
  { receivedAt, id }: Receipt,
  isNewest: boolean,
  clock: RecordClock,
): { received: string; code: string } {
  const textOfTime = isNewest
    ? recordsMessages.receipt.receivedAt
    : recordsMessages.receipt.earlierReceivedAt;
  return {
    received: textOfTime(clock.time(receivedAt)),
    code: recordsMessages.receipt.code(receiptCode(id)),
  };
}

function textOf(record: OutboxRecord, questions: Questions, clock: RecordClock): string {
  const { receipt, refused, correction } = record.life;
  const texts = receipt && receiptTexts(receipt, receipt.correction === correction, clock);
  const facts = [
    ...fact(words.name, record.advisor),
    ...timeFact(words.savedAt, record.savedAt, clock),
    ...factsOf(record, questions, clock),
  ];
  return [
    `${messages.product}${marks.colon} ${record.title}`,
    // A question already ends with its own question mark.
    ...facts.map(({ name, value, note }) =>
      [
        `${name}${/[?.!:]$/.test(name) ? '' : marks.colon}`,
        value,
        ...(note ? [`(${note})`] : []),
      ].join(' '),
    ),
    ...(texts ? [`${texts.received} ${texts.code}`] : []),
    ...(refused ? [words.refusedWith(refused.code, refused.status)] : []),
  ].join('\n');
}

const NONE: readonly WireStep[] = [];

/** Returns the steps of the walked revision; none if the phone does not have its guide. */
export async function stepsOf({ life: { body } }: OutboxRecord): Promise<readonly WireStep[]> {
  if (!('issueStatus' in body)) return NONE;
  const { issueId, revision } = body;
  const guide = await read(['guides'], async ({ get }) => await get('guides', issueId));
  if (!guide || guide.revision !== (revision ?? null)) return NONE;
  return guide.steps;
}

export function useStepsOf(record: OutboxRecord): readonly WireStep[] {
  const [steps, setSteps] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    const look = async (): Promise<void> => {
      const found = await stepsOf(record);
      if (isShown) setSteps(found);
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [record]);
  return steps;
}

const momentsOf = ({ life: { body } }: OutboxRecord) =>
  ('issueStatus' in body && body.moments) || [];

export function useQuestions(record: OutboxRecord): Questions {
  const steps = useStepsOf(record);
  const campus = useCampus();
  return useMemo(
    () =>
      new Map(
        steps.map((step) => {
          const { _id, question = '' } = step;
          const shown = (contact: string) => shownName(momentsOf(record), _id, contact);
          return [_id, { step, question: textWithNames(question, campus, shown) }];
        }),
      ),
    [steps, campus, record],
  );
}

/** Returns the whole record as text, as it goes to the server, so that it can be copied (OUTBOX-32). */
export const useRecordText = (record: OutboxRecord): string =>
  textOf(record, useQuestions(record), useRecordClock());

interface CopyRecordProps {
  record: OutboxRecord;
  label: string;
  primary?: boolean;
}

/** A button that copies a record as text (OUTBOX-32). */
export const CopyRecord = ({ record, ...rest }: CopyRecordProps) => (
  <CopyText text={useRecordText(record)} {...rest} />
);
