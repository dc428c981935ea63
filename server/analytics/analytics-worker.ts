import { sentError } from '../db/failures/across-threads.ts';
import { threadSource } from '../db/thread-source.ts';
import { readChoices } from './choices.sql.ts';
import { csvParts, readAnalysis, readChartsOf } from './reads.ts';
import type { Answer, AnalyticsQuestion, Question } from './worker-client.ts';

// Long reads run on a separate thread and connection, so that no request waits for them.
const { port, source } = threadSource();
const downloads = new Map<number, ReturnType<typeof csvParts>>();

async function answerTo(question: Question): Promise<Answer> {
  let answer: Answer;
  switch (question.what) {
    case 'analysis':
      answer = await readAnalysis(source, question.request, question.onlyShort);
      break;
    case 'charts':
      answer = await readChartsOf(source, question.filter, question.onlyShort);
      break;
    case 'choices':
      answer = await readChoices(source);
      break;
    case 'beginCsv':
      downloads.set(question.download, csvParts(source, question.selection, question.form));
      break;
    case 'nextPart':
      answer = (await downloads.get(question.download)?.next())?.value ?? undefined;
      break;
    case 'endCsv':
      await downloads.get(question.download)?.return();
      downloads.delete(question.download);
      break;
  }
  return answer;
}

/** Returns the buffers of an answer that are moved to the other thread instead of copied. */
function buffersOf(answer: Answer): ArrayBuffer[] {
  if (answer instanceof Uint8Array) return [answer.buffer];
  return answer && 'analysis' in answer ? answer.analysis.map(({ buffer }) => buffer) : [];
}

port.on('message', ({ number, question }: AnalyticsQuestion) => {
  void answerTo(question).then(
    (answer) => port.postMessage({ number, answer }, buffersOf(answer)),
    (error: unknown) => port.postMessage({ number, error: sentError(error) }),
  );
});
