import { createHash } from 'node:crypto';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { factsOf, flagOf, whenOf } from '#core/record/record-text.ts';
import { recordWords } from '#core/record/record-words.ts';
import { countedAnswers, countsOtherwise, storyOf } from '#core/record/story.ts';
import type { Evidence } from './evidence.ts';
import { markup, Markup } from '../../base/markup.ts';
import {
  correctionsMarkup,
  factsMarkup,
  procedureMarkup,
  spoken,
  storyMarkup,
  type PictureOf,
} from './parts.ts';
import { SEAL_PLACE, SEAL_TEXT } from './seal.ts';
import { evidenceWords as words } from './words.ts';

/** The stylesheet of a file of evidence, on a screen and on paper. */
const LOOK = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; --quiet: light-dark(#4b5563, #b6bdc9); --line: light-dark(#d5d9e0, #3d4450); --paper: light-dark(#fff, #15181d); --good: light-dark(#0b5d33, #7fe0a8); --bad: light-dark(#a01515, #ffb0a8); }
body { margin: 0 auto; padding: 1rem; max-width: 48rem; background: var(--paper); overflow-wrap: anywhere; }
#verdict { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--line); border-inline-start-width: .5rem; border-radius: .5rem; font-weight: 600; }
#verdict[data-tone=good] { color: var(--good); border-color: currentcolor; }
#verdict[data-tone=bad] { color: var(--bad); border-color: currentcolor; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0; }
ol, dl { margin: 0; padding: 0; list-style: none; }
li, dl > div { padding: .5rem 0; border-top: 1px solid var(--line); break-inside: avoid; }
li { display: grid; grid-template-columns: 10rem 1fr; gap: 0 1rem; }
dl > div { display: grid; grid-template-columns: 11rem 1fr; gap: 0 1rem; }
dt, .quiet { color: var(--quiet); }
dd { margin: 0; }
dd, li p { white-space: pre-line; }
time { display: block; font-variant-numeric: tabular-nums; }
code { font-size: .875rem; }
img { display: block; max-width: 100%; max-height: 20rem; margin-top: .5rem; border-radius: .5rem; }
@media (max-width: 30rem) { li, dl > div { grid-template-columns: 1fr; } }
@media print { :root { color-scheme: light; } body { max-width: none; padding: 0; } }
`;

/** The script in the file. It hashes the whole page except for the seal, and says whether the result equals the hash in the seal (EVIDENCE-4). */
const CHECK_SCRIPT = `
const verdict = document.getElementById('verdict');
const say = (tone, text) => {
  verdict.dataset.tone = tone;
  verdict.textContent = text;
};
const check = async () => {
  const page = document.documentElement.cloneNode(true);
  const seal = page.querySelector('#seal');
  const [, sealed] = ${SEAL_TEXT}.exec(seal.textContent);
  seal.textContent = '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(page.outerHTML));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex === sealed) say('good', ${JSON.stringify(words.whole)});
  else say('bad', ${JSON.stringify(words.changed)});
};
// All of the file is there by then, what follows this script too.
if (globalThis.crypto && crypto.subtle)
  addEventListener('DOMContentLoaded', () => check().catch(() => say('bad', ${JSON.stringify(words.changed)})));
else say('', ${JSON.stringify(words.cannot)});
`;

/** The content policy of the file: only that script may run, and nothing is fetched. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-${createHash('sha256').update(CHECK_SCRIPT).digest('base64')}'`;

/** A record that was opened, and the evidence to show for it. */
type EvidenceSource = {
  record: OpenedRecord;
  evidence: Evidence;
  /** The language of the procedure (TRANSLATE-20). */
  lang: string;
};

function head({ record, lang }: EvidenceSource): Markup {
  const flag = flagOf(record);
  const notes = [
    record.practice ? [recordWords.practice] : [],
    record.isSwept ? [recordWords.swept] : [],
    record.void && !record.void.from ? [words.isVoid(record.void.reason)] : [],
    flag === undefined ? [] : [flag],
  ].flat();
  return markup`<h1>${spoken(record.title, lang)}</h1>${notes.map((note) => markup`<p><b>${note}</b></p>`)}`;
}

function story({ record, lang }: EvidenceSource, pictureOf: PictureOf): Markup {
  const none = record.trail.length === 0 ? markup`<p class="quiet">${recordWords.noTaps}</p>` : '';
  const counted = countsOtherwise(record)
    ? markup`<h2>${recordWords.counted}</h2><p class="quiet">${recordWords.countedText}</p>${storyMarkup(countedAnswers(record), record, lang)}`
    : '';
  return markup`<h2>${recordWords.story}</h2><p class="quiet">${words.zone(record.timeZone)}</p>${none}${storyMarkup(storyOf(record), record, lang, pictureOf)}${counted}`;
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

/** Returns a file that explains itself to its readers (EVIDENCE-1). It is not sealed yet, and has the form in which a browser would write it. */
export function evidencePage(made: EvidenceSource, pictureOf: PictureOf): string {
  const { record, evidence } = made;
  const main = markup`${head(made)}${story(made, pictureOf)}${facts(made)}${correctionsMarkup(record)}<h2>${words.procedure}</h2>${procedureMarkup(record, made.lang)}${about(made)}`;
  // A character that would end a script in HTML is escaped, which JSON allows.
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
