import { expect, test } from 'vitest';
import { contactWith } from '#core/fixtures/contacts.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { draw } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { GuideText } from './GuideText.tsx';

const desk = contactWith('desk', {
  name: 'مكتب',
  number: '555-0111 ext. 4',
  dial: '5550111;ext=4',
});
const campus = { ...NEW_CAMPUS, contacts: [desk] };

// CONTACT-12
test.each([
  ['a number among right-to-left letters', fromRight('777-0142'), '777-0142'],
  ['the number of a contact', fromRight('[[contact:desk]]'), '555-0111'],
  ['a number among left-to-right letters', 'Call 777-0142 now', '777-0142'],
] as const)('%s reads from left to right', (_, text, number) => {
  for (const as of [undefined, 'words'] as const) {
    const { container } = draw(
      <p>
        <GuideText text={text} as={as} campus={campus} />
      </p>,
    );
    expect(readsFromLeft(number, container)).toBe(true);
  }
});

// CONTACT-3, CONTACT-11
test('a number is shown as it is written and dials what it says', () => {
  const { container } = draw(<GuideText text="[[contact:desk]]" campus={campus} />);
  expect(container.textContent).toContain('555-0111 ext. 4');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('tel:5550111;ext=4');
});
