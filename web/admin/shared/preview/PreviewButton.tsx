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

/** Returns true if there is no room for a phone beside the step. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => media.matches);

interface PreviewButtonProps {
  isOn: boolean;
  /** Why there is none; undefined if there is. */
  reason?: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** Shows the preview in the place of the tree, and the tree again (PREVIEW-1). */
export const PreviewButton = ({ isOn, reason, onChange }: PreviewButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  // The button that closed the preview is gone with it: this one opened it.
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
