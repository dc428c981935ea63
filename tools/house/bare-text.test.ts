import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bareTexts } from './bare-text.ts';
import { allFiles } from './repository.ts';

const linesIn = (children: string): number =>
  bareTexts(`export const X = () => <p>${children}</p>;`, 'X.tsx').length;

// LOOK-16
test.each([
  ['{isOn && <Icon />}{words.title}', 1],
  ['{isOn && <Icon />}Words', 1],
  ['{list.map((one) => <b>{one}</b>)}.', 1],
  ['{words.title}{isOn && ` ${words.more}`}', 1],
  ['{isOn ? <b>1</b> : null}{words.count(1)}', 1],
  ['{isOn && <Icon />}<span>{words.title}</span>', 0],
  ['<Icon />{words.title}', 0],
  ['{words.title}', 0],
  ['{isOn && words.title}', 0],
  ['{isOn ? words.one : words.other}', 0],
  ['<b>{words.title}</b> {isOn && <i>1</i>}', 0],
])("%s has %i texts in a translator's way", (children, count) => {
  expect(linesIn(children)).toBe(count);
});

// LOOK-16
test('no component has a bare text next to parts that come and go', () => {
  const components = allFiles().filter(
    (file) => /^(kit|web)\/.*\.tsx$/.test(file) && !/\.(test|examples)\.tsx$/.test(file),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap((file) => bareTexts(readFileSync(file, 'utf8'), file))).toEqual([]);
});
