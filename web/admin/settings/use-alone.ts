import { reasonIn } from '../base/admin-api.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** Saves one setting by itself; its failure begins with `notSaved`. */
export const useAlone = ({ saveAlone }: SettingsForm, notSaved: string) =>
  useSubmit(saveAlone, (error) => `${notSaved} ${reasonIn(error)}`.trim());
