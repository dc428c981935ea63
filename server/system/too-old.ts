import { contactsToCall } from '#core/campus/callees.ts';
import type { Directory } from '#core/campus/setting.ts';
import { EMERGENCY, telLink, type Callee } from '#core/campus/campus.ts';
import { drawn, markup } from '../base/markup.ts';
import type { Words } from '../base/words/words.ts';

function lineOf(callee: Callee, isNoneSet: boolean, words: Words['pages']) {
  const { id, name, number, when } = callee;
  const href = telLink(callee);
  const about = when === '' ? '' : markup`<br>${drawn(when)}`;
  // A link contains only the signs that are dialed.
  if (href !== undefined)
    return markup`<p><a href="${href}">${words.call} <bdi>${name}</bdi></a> <bdi>${number}</bdi>${about}</p>`;
  if (id !== EMERGENCY) return markup`<p>${words.notSet(name)}${about}</p>`;
  return isNoneSet ? markup`<p>${name}</p>` : markup`<p>${name}. ${words.dialKnown}</p>`;
}

/** Returns the page for browsers that cannot run the app. It says why, and whom to call (BROWSER-6), and needs neither script nor style. */
export function tooOldPage(campus: Directory, { language, pages: words }: Words): string {
  const callees = contactsToCall(campus);
  const isNoneSet = !callees.some(telLink);
  const none = isNoneSet ? markup`<p>${words.dialKnown}</p>` : '';
  const lines = callees.map((callee) => lineOf(callee, isNoneSet, words));
  const { text } =
    markup`<meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.whoToCall}</title><body><h1>${words.tooOld}</h1><p>${words.tooOldText}</p><h2>${words.whoToCall}</h2>${none}${lines}</body>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8">${text}</html>\n`;
}
