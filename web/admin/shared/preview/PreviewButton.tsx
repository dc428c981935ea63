import { useRef, useSyncExternalStore } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Eye } from '#kit/icon/drawings/signs/eye.ts';
import { useOnceFewer } from '../../base/use-once-fewer.ts';
import { previewMessages } from './messages.ts';

const media = matchMedia('(max-width: 1200px)');

function subscribe(listener: () => void): () => void {
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Returns true if there is no room for a phone next to the step. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => media.matches);

interface PreviewButtonProps {
  isOn: boolean;
  /** The reason why there is no preview; undefined if there is one. */
  reason?: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** A button that shows the preview in place of the tree, and then the tree again (PREVIEW-1). */
export const PreviewButton = ({ isOn, reason, onChange }: PreviewButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  // The button that closed the preview is gone, so the button that opened it gets the focus.
  useOnceFewer(Number(isOn), () => button.current?.focus());
  return (
    <Button
      ref={button}
      selected={isOn}
      disabled={reason !== undefined}
      title={reason}
      icon={Eye}
      onClick={() => onChange(!isOn)}
    >
      {previewMessages.preview}
    </Button>
  );
};
