import { useState } from 'react';
import { accountFailure } from './failure.ts';

interface Submit {
  busy: boolean;
  /** What to say in place; undefined while nothing failed. */
  failure: string | undefined;
  /** Does what was asked for, once at a time; returns whether it was done. */
  submit: () => Promise<boolean>;
}

/** A form, or a dialog: what it does, whether it is under way, and why it failed, as `say` says it. */
export function useSubmit(
  act: () => Promise<void>,
  say: (error: unknown) => string = accountFailure,
): Submit {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(say(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, submit };
}
