import { useEffect, useRef } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { importMessages as words } from './messages.ts';

interface SplitTextProps {
  text: string;
  onSplit: (at: number) => void;
}

/** A paragraph with a caret: a line break, or the button, splits the paragraph there, and nothing else changes it (IMPORT-29). */
export const SplitText = ({ text, onSplit }: SplitTextProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const caret = (): number => area.current?.selectionStart ?? 0;
  const change = (changed: string): void => {
    const at = caret() - 1;
    if (changed.length === text.length + 1 && changed[at] === '\n') onSplit(at);
  };
  return (
    <>
      <TextArea ref={area} label={words.splitAt} value={text} onChange={change} />
      <Button size="small" onClick={() => onSplit(caret())}>
        {words.splitHere}
      </Button>
    </>
  );
};
