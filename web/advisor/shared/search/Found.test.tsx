import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { draw } from '#kit/test/draw.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { NO_TEXTS } from '../../phone/library/stored-texts.ts';
import { emptyPhone } from '../../test/phone.ts';
import { ShellCalls } from '../calls/calls.tsx';
import { Found, type FoundResults } from './Found.tsx';

beforeEach(emptyPhone);

const gas = {
  _id: 'gas',
  title: 'Gas or carbon monoxide',
  category: 'Fire' as const,
  revision: 1,
  question: 'Is anybody dizzy?',
};

const RESULTS: FoundResults = {
  search: 'gas',
  texts: NO_TEXTS,
  marked: new Map(),
  readAs: [],
  spoken: undefined,
  all: [gas],
  best: undefined,
  taught: undefined,
  isMeant: false,
  others: [gas],
  anything: undefined,
  isDanger: true,
  help: undefined,
};

const contact = { id: 'line', name: 'Night line', when: '', categories: [] };
const NOT_SET = 'Number not set: dial the emergency number you know';

const above = () => page.getByRole('article').element().closest('[data-held-whole]');

// SEARCH-35
test('the emergency call is above all results in danger, and a missing number is named once', async () => {
  draw(
    <>
      <Found of={RESULTS} isTyped={false} category="All categories" onChoose={() => undefined} />
      <ShellCalls />
    </>,
  );
  storeCampus({ ...NEW_CAMPUS, emergency: { words: '911', number: '911' } });
  await expect.poll(() => above()?.querySelector('a')?.textContent).toBe('Call 911');
  storeCampus({ ...NEW_CAMPUS, contacts: [{ ...contact, number: '555 0150' }] });
  await expect.poll(() => above()?.textContent).toContain(NOT_SET);
  await expect.element(page.getByRole('link', { name: 'Call Night line' })).toBeVisible();
  storeCampus({ ...NEW_CAMPUS, contacts: [{ ...contact, number: '' }] });
  await expect.poll(() => page.getByText(NOT_SET).elements().length).toBe(1);
  const calls = page.getByRole('navigation', { name: 'Calls' });
  await expect.element(calls.getByText(NOT_SET)).toBeVisible();
});
