import { setImmediate as otherRequests } from 'node:timers/promises';
import { exchangedIssue, picturesIn } from '#core/exchange/exchange.ts';
import { EXCHANGE_FORMAT, EXCHANGE_VERSION } from '#core/exchange/exchange-schema.ts';
import { hashOfImage } from '#core/base/image.ts';
import type { Others } from './others.ts';

/** The number of issues that are held in memory at a time. */
const BATCH = 16;

const indented = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', '\n    ');

/** Writes these issues as a file, part by part in the order of `ids`, and then each of their images once (EXCHANGE-1). Issues carry the marks of their authors if `hasMarks` is set (REVIEW-10). */
export async function* writtenFile(
  { issues, pictures }: Pick<Others, 'issues' | 'pictures'>,
  ids: readonly string[],
  hasMarks: boolean,
): AsyncGenerator<string> {
  const hashes = new Set<string>();
  yield `{\n  "format": "${EXCHANGE_FORMAT}",\n  "version": ${EXCHANGE_VERSION},\n  "issues": [`;
  let before = '\n    ';
  for (let from = 0; from < ids.length; from += BATCH) {
    const slice = ids.slice(from, from + BATCH);
    const marks = await issues.marksOf(hasMarks ? slice : []);
    for (const issue of await issues.find(slice)) {
      for (const image of picturesIn(issue.steps).keys()) {
        const hash = hashOfImage(image);
        if (hash !== undefined) hashes.add(hash);
      }
      yield before + indented(exchangedIssue(issue, issue.publish ? [] : marks.get(issue._id)));
      before = ',\n    ';
    }
    await otherRequests();
  }
  yield '\n  ],\n  "pictures": {';
  before = '\n    ';
  for (const hash of hashes) {
    const bytes = await pictures.find(hash);
    if (!bytes) continue;
    yield `${before}"${hash}": "${Buffer.from(bytes).toString('base64')}"`;
    before = ',\n    ';
  }
  yield '\n  }\n}\n';
}
