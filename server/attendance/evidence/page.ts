import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { factsOf, flagOf, whenOf } from '#core/record/record-text.ts';
import { recordWords } from '#core/record/record-words.ts';
import { countedAnswers, countsOtherwise, storyOf } from '#core/record/story.ts';
import { CHECK_SCRIPT, POLICY } from './check-script.ts';
import type { Evidence } from './evidence.ts';
import { LOOK } from './look.ts';
import { markup, Markup } from '../../base/markup.ts';
import {
  correctionsMarkup,
  factsMarkup,
  procedureMarkup,
  storyMarkup,
  type PictureOf,
} from './parts.ts';
import { SEAL_PLACE } from './seal.ts';
import { evidenceWords as words } from './words.ts';

/** A record as it was opened, and the evidence to show for it. */
type EvidenceSource = { record: OpenedRecord; evidence: Evidence };

function head({ record }: EvidenceSource): Markup {
  const flag = flagOf(record);
  const notes = [
    record.practice ? [recordWords.practice] : [],
    record.isSwept ? [recordWords.swept] : [],
    record.void && !record.void.from ? [words.isVoid(record.void.reason)] : [],
    flag === undefined ? [] : [flag],
  ].flat();
  return markup`<h1>${record.title}</h1>${notes.map((note) => markup`<p><b>${note}</b></p>`)}`;
}

function story({ record }: EvidenceSource, pictureOf: PictureOf): Markup {
  const none = record.trail.length === 0 ? markup`<p class="quiet">${recordWords.noTaps}</p>` : '';
  const counted = countsOtherwise(record)
    ? markup`<h2>${recordWords.counted}</h2><p class="quiet">${recordWords.countedText}</p>${storyMarkup(countedAnswers(record), record)}`
    : '';
  return markup`<h2>${recordWords.story}</h2><p class="quiet">${words.zone(record.timeZone)}</p>${none}${storyMarkup(storyOf(record), record, pictureOf)}${counted}`;
}

function facts({ record, evidence: { code, revision } }: EvidenceSource): Markup {
  const rows = [
    ...factsOf(record),
    { name: words.code, text: code },
    { name: words.id, text: record._id },
    ...(revision ? [{ name: words.revisionHash, text: revision.sha256 }] : []),
  ];
  return markup`<h2>${recordWords.facts}</h2>${factsMarkup(rows)}`;
}

function about({ record, evidence: { madeAt, madeBy, campus } }: EvidenceSource): Markup {
  const made = words.made(whenOf(madeAt, record.timeZone), madeBy, campus);
  return markup`<h2>${words.about}</h2><p>${made}</p><p>${words.check} <code>${words.command}</code></p><p>${words.json}</p>`;
}

/** Returns a file that explains itself to its readers (EVIDENCE-1), not yet sealed, as a browser writes it back. */
export function evidencePage(made: EvidenceSource, pictureOf: PictureOf): string {
  const { record, evidence } = made;
  const main = markup`${head(made)}${story(made, pictureOf)}${facts(made)}${correctionsMarkup(record)}<h2>${words.procedure}</h2>${procedureMarkup(record)}${about(made)}`;
  // A sign that would end a script in HTML is escaped, which JSON allows.
  const json = JSON.stringify(evidence).replaceAll('<', String.raw`\u003c`);
  const { text } = markup`<html lang="en"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${new Markup(POLICY)}">
<title>${words.title(record.title)}</title>
<style id="look">${new Markup(LOOK)}</style>
</head><body>
<p id="verdict" role="status">${words.unchecked}</p>
<main id="evidence">${main}</main>
<script type="application/json" id="record">${new Markup(json)}</script>
${new Markup(SEAL_PLACE)}
<script>${new Markup(CHECK_SCRIPT)}</script></body></html>`;
  return text;
}
