import { expect, test } from 'vitest';
import { advisorName, forgetAdvisor, storeAdvisorName } from './advisor-name.ts';

// ADVISOR-1, ADVISOR-5
test('the advisor is the bare string under its key, normalized; logout removes that key alone', () => {
  localStorage.setItem('unsent records', 'two');
  storeAdvisorName('  Amara ');
  expect(localStorage.getItem('advisor')).toBe('Amara');
  forgetAdvisor();
  expect(advisorName()).toBe('');
  expect(localStorage.getItem('unsent records')).toBe('two');
});
