import { Button } from '#kit/controls/button/Button.tsx';
import { chooseLanguage, languageName } from './choose-language.ts';

type LanguagesProps = {
  others: readonly string[];
  /** Shows the app in a language; by default on this device alone. */
  onChoose?: (code: string) => Promise<void>;
};

/** Offers the other languages, each by its own name (LANG-9). */
export const Languages = ({ others, onChoose = chooseLanguage }: LanguagesProps) =>
  others.map((code) => (
    <Button key={code} variant="plain" onClick={() => void onChoose(code)}>
      <span lang={code}>{languageName(code)}</span>
    </Button>
  ));
