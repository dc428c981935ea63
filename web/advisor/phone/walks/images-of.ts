import { useEffect } from 'react';
import { imageUrl } from '#core/base/image.ts';
import type { Step } from '#core/step/step.ts';

/** Holds the images of a walk in memory while it is open, so that a question and its image come in one frame. */
export function useImagesOf(steps: readonly Step[]): void {
  useEffect(() => {
    const held = steps.flatMap(({ image }) => {
      if (image === undefined) return [];
      const loading = new Image();
      loading.src = imageUrl(image);
      return [loading];
    });
    return () => held.splice(0).forEach((image) => image.removeAttribute('src'));
  }, [steps]);
}
