import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planSheets, type Measured } from './sheet-plan.ts';

/** Measures steps of these heights. */
const steps = (heights: readonly number[], head = 0): Measured => ({
  head,
  edges: heights.reduce<number[]>((edges, one) => [...edges, (edges.at(-1) ?? 0) + one], [0]),
  lines: [],
  columns: 1,
});

// PRINT-5
test('content that fits is on one sheet, and a last step that does not fit takes the one before it along', () => {
  expect(planSheets(steps([30, 30, 40]), 100)).toEqual({ sheets: 1, breaks: [], lineBreaks: [] });
  expect(planSheets(steps([30, 30, 40], 1), 100).breaks).toEqual([1]);
  expect(planSheets(steps([40, 40, 40]), 100)).toMatchObject({ sheets: 2, breaks: [1] });
  expect(planSheets(steps([60, 30, 40]), 100)).toMatchObject({ sheets: 2, breaks: [1] });
  // Two that are too long for one sheet stay as they are.
  expect(planSheets(steps([20, 70, 40]), 100)).toMatchObject({ sheets: 2, breaks: [2] });
});

// PRINT-4
test('a long table of contents continues in columns and on further sheets, which are counted', () => {
  const cover = { ...steps([50]), lines: Array<number>(12).fill(10), columns: 2 };
  expect(planSheets(cover, 100)).toEqual({ sheets: 2, breaks: [], lineBreaks: [9] });
  expect(planSheets({ ...cover, lines: cover.lines.slice(3) }, 100).sheets).toBe(1);
});

// PRINT-5, PRINT-7
test('no sheet is empty or overfull, unless a single step is too long', () => {
  const heights = fc.array(fc.integer({ min: 5, max: 150 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(heights, (all) => {
      const { breaks, sheets } = planSheets(steps(all), 100);
      const starts = [0, ...breaks, all.length];
      const onSheets = starts.slice(1).map((end, index) => all.slice(starts[index], end));
      let count = 0;
      for (const sheet of onSheets) {
        const sum = sheet.reduce((total, one) => total + one, 0);
        expect(sheet.length).toBeGreaterThan(0);
        expect(sum <= 100 || sheet.length === 1).toBe(true);
        count += Math.ceil(sum / 100);
      }
      expect(sheets).toBe(count);
    }),
  );
});
