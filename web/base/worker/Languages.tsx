import type { ComponentProps } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';

const choose = async (code: string): Promise<void> =>
  // A phone's language is chosen once in its life, so the code is not part of a first paint.
  await import('./choose-language.ts').then(async (chosen) => await chosen.chooseLanguage(code));

export type LanguagesProps = {
  others: readonly (readonly [code: string, name: string])[];
  /** Shows the app in a language; by default on this device only. */
  onChoose?: (code: string) => Promise<void>;
  variant?: ComponentProps<typeof Button>['variant'];
};

/** Offers the other languages, each by its own name (LANG-9). */
export const Languages = ({ others, onChoose = choose, variant = 'plain' }: LanguagesProps) =>
  others.map(([code, name]) => (
    <Button key={code} variant={variant} lang={code} onClick={() => void onChoose(code)}>
      {name}
    </Button>
  ));
