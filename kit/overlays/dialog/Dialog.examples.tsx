import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button/Button.tsx';
import type { ComponentExamples } from '../../base/example.ts';
import { Dialog } from './Dialog.tsx';

/** A button that opens the example: a modal shows nothing until it is opened. */
const Opener = ({ children }: { children: (open: boolean, close: () => void) => ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
};

export const examples: ComponentExamples = {
  name: 'Dialog',
  examples: {
    default: () => (
      <Opener>
        {(open, close) => (
          <Dialog title="Keyboard shortcuts" open={open} onClose={close} closeLabel="Close">
            <p>Enter searches, Escape closes.</p>
          </Dialog>
        )}
      </Opener>
    ),
    'long content': () => (
      <Opener>
        {(open, close) => (
          <Dialog title="Every line scrolls" open={open} onClose={close} closeLabel="Close">
            {Array.from({ length: 60 }, (_, line) => (
              <p key={line}>Line {line + 1}</p>
            ))}
          </Dialog>
        )}
      </Opener>
    ),
  },
};
