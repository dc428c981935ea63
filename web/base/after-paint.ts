/** Resolves once the page has painted something: what it does not show at first waits for this. */
export const afterPaint: Promise<void> = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});
