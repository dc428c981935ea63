import type { Directory } from '#core/campus/setting.ts';
import { isNamedByNumber, namedBy } from '#core/campus/campus.ts';
import { contactRef, plainText } from '#core/campus/contact-refs.ts';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { contactMessages as words } from './messages.ts';
import classes from './ChipBox.module.css';

const SVG = 'http://www.w3.org/2000/svg';

function phone(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', Phone);
  svg.append(path);
  return svg;
}

function part(name: 'bdi' | 'small', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Makes the chip of a contact. React does not draw it, because the browser changes the nodes of a text that somebody types in. */
export function contactChip(id: string, campus: Directory): HTMLElement {
  const named = namedBy(id, campus);
  const chip = document.createElement('span');
  chip.className = classes.chip ?? '';
  chip.contentEditable = 'false';
  chip.dataset['contact'] = id;
  chip.setAttribute('role', 'img');
  const label = named ? words.chip(plainText(contactRef(id), campus)) : words.unknown;
  chip.setAttribute('aria-label', label);
  const number = named ? named.number || words.noNumberYet : id;
  const isShort = named && isNamedByNumber(named);
  const name = part('bdi', named?.name ?? words.unknown);
  name.prepend(phone());
  chip.append(name);
  if (!isShort) {
    const more = part('small', '· ');
    more.append(part('bdi', number));
    chip.append(more);
  }
  if (!named) chip.dataset['state'] = 'unknown';
  else if (named.number === '') chip.dataset['state'] = 'missing';
  return chip;
}
