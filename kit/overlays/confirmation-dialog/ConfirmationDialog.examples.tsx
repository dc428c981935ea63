import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/Button.tsx';
import type { ComponentExamples } from '../../base/example.ts';
import { CircleCheck } from '../../icon/drawings/signs/circle-check.ts';
import { Icon } from '../../icon/Icon.tsx';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';

type Props = Omit<ComponentProps<typeof ConfirmationDialog>, 'open' | 'onConfirm' | 'onCancel'>;

const Opener = (props: Props) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </Button>
      <ConfirmationDialog {...props} open={open} onConfirm={close} onCancel={close} />
    </>
  );
};

export const examples: ComponentExamples = {
  name: 'Confirmation dialog',
  examples: {
    'two buttons': () => (
      <Opener
        modalTitle="Are you sure?"
        description="If you'd like to log out of this session, please confirm below."
        confirmLabel="Log out"
        cancelLabel="stay in"
      />
    ),
    'one button and an icon': () => (
      <Opener
        modalTitle="All done!"
        description="Thank you!"
        icon={<Icon icon={CircleCheck} size={40} />}
        confirmLabel="Back to home"
      />
    ),
    'close button and content': () => (
      <Opener
        modalTitle="Rename"
        confirmLabel="Save"
        cancelLabel="Cancel"
        closeLabel="Close"
        confirmDisabled
      >
        <p>What stands here is the owner&apos;s: fields, a note, a list.</p>
      </Opener>
    ),
    danger: () => (
      <Opener
        modalTitle="Delete your account?"
        description="This cannot be undone."
        confirmLabel="Delete account"
        cancelLabel="Cancel"
        danger
      />
    ),
    'staying is the safe choice': () => (
      <Opener
        modalTitle="Leave the form?"
        description="What you typed is erased."
        confirmLabel="leave"
        cancelLabel="stay"
        primary="cancel"
      />
    ),
    busy: () => <Opener modalTitle="Send it now?" confirmLabel="Send" cancelLabel="Cancel" busy />,
  },
};
