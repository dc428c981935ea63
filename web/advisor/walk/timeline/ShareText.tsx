import { Button } from '#kit/controls/button/Button.tsx';
import { Share2 } from '#kit/icon/drawings/actions/share-2.ts';
import { Icon } from '#kit/icon/Icon.tsx';

interface ShareTextProps {
  title: string;
  text: string;
  label: string;
}

/** Hands a text to another app, if the browser can (OUTBOX-32). */
export const ShareText = ({ title, text, label }: ShareTextProps) => {
  if (typeof (navigator as Partial<Navigator>).share !== 'function') return null;
  return (
    <Button
      size="thumb"
      wide
      icon={<Icon icon={Share2} />}
      // Whoever changes their mind has shared nothing.
      onClick={() => void navigator.share({ title, text }).catch(() => undefined)}
    >
      {label}
    </Button>
  );
};
