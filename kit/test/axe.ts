import axe from 'axe-core';

const found = async (options: axe.RunOptions): Promise<string[]> => {
  const results = await axe.run(document.body, {
    ...options,
    resultTypes: ['violations'],
    // None of these rules checks style sheets, which would be read again each time.
    preload: { assets: ['media'] },
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
};

/** Returns what axe finds wrong on the page (WCAG 2.2 AA and good practice). */
export const violations = async (): Promise<string[]> =>
  await found({
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // These rules are about a whole page; an example is a part of one.
    rules: {
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
      region: { enabled: false },
    },
  });

/** Returns what axe's color rules find on a page that was already checked in other colors. */
export const colourViolations = async (): Promise<string[]> =>
  await found({ runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
