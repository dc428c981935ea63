import { useState } from 'react';
import type { AloneSettings } from '#core/campus/setting.ts';
import { reasonIn } from '../base/admin-api.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** Saves a setting by itself; `failure` begins with the words that it was not. */
export function useAlone({ saveAlone }: SettingsForm, notSaved: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    busy,
    failure,
    /** Answers whether it is saved now. */
    save: async (settings: AloneSettings): Promise<boolean> => {
      setBusy(true);
      setFailure(undefined);
      const reason = await saveAlone(settings).then(() => undefined, reasonIn);
      setBusy(false);
      if (reason !== undefined) setFailure(`${notSaved} ${reason}`.trim());
      return reason === undefined;
    },
  };
}
