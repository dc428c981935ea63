import { reasonIn } from '../base/admin-api.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** Saves a setting by itself; `failure` begins with the words that it was not. */
export const useAlone = ({ saveAlone }: SettingsForm, notSaved: string) =>
  useSubmit(saveAlone, (error) => `${notSaved} ${reasonIn(error)}`.trim());
