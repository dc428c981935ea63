import { useEffect } from 'react';
import { imageUrl } from '#core/image.ts';
import type { Step } from '#core/step.ts';
import type { ListedIssue } from '../issues-api.ts';

function load(path: string, priority: 'low' | 'auto'): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = priority;
  image.src = imageUrl(path);
  return image;
}

/** Those that were asked for: the browser keeps them, since an address never gets another image. */
const asked = new Set<string>();

/** Loads the images of issues on the screen, when nothing else is to be done, so that a walk waits for none (WALK-24). */
export function useImagesAhead(issues: readonly ListedIssue[]): void {
  useEffect(() => {
    const loadAll = (): void => {
      for (const path of issues.flatMap((issue) => issue.images?.() ?? [])) {
        if (asked.has(path)) continue;
        asked.add(path);
        load(path, 'low');
      }
    };
    // Safari has no idle callbacks.
    const { requestIdleCallback: whenIdle, cancelIdleCallback: cancel } = window as Partial<Window>;
    if (!whenIdle || !cancel) {
      const timer = setTimeout(loadAll);
      return () => clearTimeout(timer);
    }
    const callback = whenIdle(loadAll);
    return () => cancel(callback);
  }, [issues]);
}

/** Holds the images of a walk in memory while it is open, so that a question and its image come in one frame. */
export function useImagesOf(steps: readonly Step[]): void {
  useEffect(() => {
    const held = steps.flatMap(({ image }) => (image === undefined ? [] : [load(image, 'auto')]));
    return () => held.splice(0).forEach((image) => image.removeAttribute('src'));
  }, [steps]);
}
