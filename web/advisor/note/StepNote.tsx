import { useState } from 'react';
import { Button } from '#kit/button/Button.tsx';
import { noteMessages } from './messages.ts';
import { StepNoteForm, type StepNoteFormProps } from './StepNoteForm.tsx';

/** The way to the form about a step that is wrong (MESSAGES-10). */
export const StepNote = (props: Omit<StepNoteFormProps, 'onClose'>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" size="thumb" onClick={() => setOpen(true)}>
        {noteMessages.open}
      </Button>
      {isOpen && <StepNoteForm {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
