import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/Button.tsx';
import type { ComponentExamples } from '../../base/example.ts';
import { SideModal } from './SideModal.tsx';

const Opener = (props: Omit<ComponentProps<typeof SideModal>, 'open' | 'onClose'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </Button>
      <SideModal {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
};

const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>);

export const examples: ComponentExamples = {
  name: 'Side modal',
  examples: {
    default: () => (
      <Opener title="Menu" closeOutside>
        <p>A click beside the panel closes it.</p>
      </Opener>
    ),
    'header, footer, long body': () => (
      <Opener
        title="A title that may take two lines at the start of the panel"
        closeAt="start"
        header={<p>Stays above</p>}
        footer={
          <Button variant="primary" size="thumb" wide>
            Next
          </Button>
        }
      >
        {lines}
      </Opener>
    ),
  },
};
