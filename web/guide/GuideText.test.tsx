import { expect, test } from 'vitest';
import { contactWith } from '#core/fixtures/contacts.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { draw } from '#kit/test/draw.ts';
import { GuideText } from './GuideText.tsx';

const desk = contactWith('desk', {
  name: 'مكتب',
  number: '555-0111 ext. 4',
  dial: '5550111;ext=4',
});
const campus = { ...NEW_CAMPUS, contacts: [desk] };

/** Where words of a text begin on the screen, from the left. */
function leftOf(container: Element, ...words: readonly string[]): number[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found = new Map<string, number>();
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const word of words) {
      const at = node.textContent?.indexOf(word) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      found.set(word, range.getBoundingClientRect().left);
    }
  return words.map((word) => found.get(word) ?? Number.NaN);
}

// CONTACT-12
test.each([
  ['a number in words', 'اتصل 777-0142 أو', ['777', '0142']],
  ['that of a contact', 'اتصل [[contact:desk]] أو', ['555', '0111']],
  ['one among letters that run from the left', 'Call 777-0142 now', ['777', '0142']],
] as const)('%s reads from left to right', (_, text, [first, second]) => {
  for (const as of [undefined, 'words'] as const) {
    const { container } = draw(
      <p>
        <GuideText text={text} as={as} campus={campus} />
      </p>,
    );
    const [one = Number.NaN, other = Number.NaN] = leftOf(container, first, second);
    expect(one).toBeLessThan(other);
  }
});

// CONTACT-3, CONTACT-11
test('a number is shown as it is written and dials what it says', () => {
  const { container } = draw(<GuideText text="[[contact:desk]]" campus={campus} />);
  expect(container.textContent).toContain('555-0111 ext. 4');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('tel:5550111;ext=4');
});
