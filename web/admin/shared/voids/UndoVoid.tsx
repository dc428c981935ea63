import type { RecordVoid } from '#core/record/void-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { useSubmit } from '../account/use-submit.ts';
import { FormFailure } from '../states/ActionFailed.tsx';
import { sayNotUndone, undoVoid } from './use-voids.ts';
import { voidMessages as words } from './messages.ts';

/** A button that makes the records of one marking count again (PRIVACY-9). */
export const UndoVoid = ({ marked }: { marked: RecordVoid }) => {
  const { busy, failure, submit } = useSubmit(async () => await undoVoid(marked), sayNotUndone);
  return (
    <>
      <Button busy={busy} aria-label={words.undoOf(marked.reason)} onClick={() => void submit()}>
        {words.undo}
      </Button>
      {failure !== undefined && <FormFailure text={failure} />}
    </>
  );
};
