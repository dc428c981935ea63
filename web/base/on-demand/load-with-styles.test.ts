import { expect, test } from 'vitest';
import { loadWithStyles } from './load-with-styles.ts';

const chunk = async () => await Promise.resolve('chunk');

const linksTo = (file: string) => document.querySelectorAll(`link[href="/${file}"]`).length;

test('a chunk comes with its sheets, each requested once', async () => {
  const file = 'kit/base/tokens.css';
  const loaded = Promise.all([loadWithStyles(chunk, [file]), loadWithStyles(chunk, [file])]);
  expect(linksTo(file)).toBe(1);
  expect(await loaded).toEqual(['chunk', 'chunk']);
  expect(await loadWithStyles(chunk, [file])).toBe('chunk');
  expect(linksTo(file)).toBe(1);
});

test('a sheet that does not load is an error, and is requested again', async () => {
  const file = 'missing/sheet.css';
  await expect(loadWithStyles(chunk, [file])).rejects.toThrow('/missing/sheet.css did not load');
  expect(linksTo(file)).toBe(0);
  await expect(loadWithStyles(chunk, [file])).rejects.toThrow('did not load');
});

// ROUTES-7
test('a sheet that is already in the page is not requested', async () => {
  const file = 'kit/base/within.css';
  document.head.insertAdjacentHTML('beforeend', `<style data-href="/${file}">p{margin:0}</style>`);
  expect(await loadWithStyles(chunk, [file])).toBe('chunk');
  expect(linksTo(file)).toBe(0);
});
