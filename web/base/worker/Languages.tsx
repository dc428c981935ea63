import { Button } from '#kit/controls/button/Button.tsx';
import { chooseLanguage, languageName } from './choose-language.ts';

/** Offers the other languages, each by its own name (LANG-9). */
export const Languages = ({ others }: { others: readonly string[] }) =>
  others.map((code) => (
    <Button key={code} variant="plain" onClick={() => void chooseLanguage(code)}>
      <span lang={code}>{languageName(code)}</span>
    </Button>
  ));
