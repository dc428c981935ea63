import { expect, test } from 'vitest';
import { advisorName, CALLBACK_KEY, forgetAdvisor, storeAdvisorName } from './advisor-name.ts';

// ADVISOR-1, ADVISOR-5
test("an advisor's name is stored normalized, and logout removes only it and the callback number", () => {
  localStorage.setItem('unsent records', 'two');
  localStorage.setItem(CALLBACK_KEY, 'a number');
  storeAdvisorName('  Amara ');
  expect(localStorage.getItem('advisor')).toBe('Amara');
  forgetAdvisor();
  expect(advisorName()).toBe('');
  expect(localStorage.getItem(CALLBACK_KEY)).toBe('');
  expect(localStorage.getItem('unsent records')).toBe('two');
});
