import { Button } from '../../controls/button/Button.tsx';
import type { ComponentExamples } from '../../base/example.ts';
import { Toast } from './Toast.tsx';
import { showToast } from './toasts.ts';
import type { ToastMessage } from './toasts.ts';

const ignore = (): void => undefined;

const Still = (message: ToastMessage) => (
  <ul>
    <Toast toast={{ id: 0, ...message }} paused closeLabel="Close message" onClose={ignore} />
  </ul>
);

export const examples: ComponentExamples = {
  name: 'Toast',
  examples: {
    status: () => <Still kind="status" text="Changes saved" />,
    neutral: () => <Still kind="status" tone="neutral" text="Passed on to the librarian" />,
    alert: () => <Still kind="alert" text="Changes not saved" />,
    detail: () => (
      <Still kind="alert" text="Unable to return the book" detail="Two readers wait for it." />
    ),
    action: () => (
      <Still kind="status" text="Book removed" action={{ label: 'Undo', onAction: ignore }} />
    ),
    'long text': () => (
      <Still
        kind="status"
        text="Saved on this phone. It will be sent when you are back online, in the order it was written."
      />
    ),
    'shown for five seconds': () => (
      <Button onClick={() => showToast({ kind: 'status', text: 'Message sent' })}>Show</Button>
    ),
  },
};
