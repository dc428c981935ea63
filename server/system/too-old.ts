import { BRAND } from '#core/base/brand.ts';
import { contactsToCall } from '#core/campus/callees.ts';
import type { Directory } from '#core/campus/setting.ts';
import { EMERGENCY, telLink, type Callee } from '#core/campus/campus.ts';
import { drawn, markup } from '../base/markup.ts';

const NOT_SET = 'Number not set: dial the emergency number you know';

function lineOf(callee: Callee, isNoneSet: boolean) {
  const { id, name, number, when } = callee;
  const href = telLink(callee);
  const about = when === '' ? '' : markup`<br>${drawn(when)}`;
  // A link holds signs that are dialled, and no others.
  if (href !== undefined)
    return markup`<p><a href="${href}">Call <bdi>${name}</bdi></a> <bdi>${number}</bdi>${about}</p>`;
  if (id !== EMERGENCY) return markup`<p>${name} (number not set)${about}</p>`;
  return isNoneSet ? markup`<p>${name}</p>` : markup`<p>${name}. ${NOT_SET}</p>`;
}

/** Returns the page for browsers that cannot run the app: why, and whom to call (BROWSER-6). It needs neither script nor style. */
export function tooOldPage(campus: Directory): string {
  const callees = contactsToCall(campus);
  const isNoneSet = !callees.some(telLink);
  const none = isNoneSet ? markup`<p>${NOT_SET}</p>` : '';
  const lines = callees.map((callee) => lineOf(callee, isNoneSet));
  const { text } =
    markup`<meta name="viewport" content="width=device-width, initial-scale=1"><title>Who to call</title><body><h1>This browser is too old for ${BRAND.name}</h1><p>Update the browser, turn on JavaScript, or use another phone.</p><h2>Who to call</h2>${none}${lines}</body>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8">${text}</html>\n`;
}
