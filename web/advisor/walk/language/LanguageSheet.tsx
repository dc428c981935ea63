import { useState } from 'react';
import { ORIGINAL } from '#core/base/language.ts';
import { ownNameOf } from '#core/base/language-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { RadioGroup } from '#kit/controls/radio/RadioGroup.tsx';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { messages } from '../../../base/messages.ts';
import { storedCampus, useCampus } from '../../phone/library/local-copy.ts';
import { chooseReading, chosenLanguage, readIn } from '../../phone/library/reading.ts';
import { useTitles } from '../../phone/library/titles.ts';
import { readTranslationsIn } from '../../phone/library/translations.ts';
import type { WatchedWalk } from '../state/use-walking.ts';
import { languageOf } from '../state/shown-walk.ts';
import { languageMessages as words } from './messages.ts';
import { countIn, isSpoken, missingIn, useIn } from './own-words.ts';
import { languageShown, showWalkIn } from './translated-walk.tsx';
import classes from './language.module.css';

/** The languages in which screens are offered, the page's own first. */
const OFFERED = [
  document.documentElement.lang,
  ...(__OTHER_LANGUAGES__ || []).map(([code]) => code),
];

interface ChoiceProps {
  /** The languages to choose from, each with a text about it. */
  choices: readonly { readonly tag: string; readonly text?: string }[];
  /** The language of everything that has no translation. */
  original: string;
  /** True if a language may lack some procedures. */
  isPartial: boolean;
  now: string;
  /** Uses a language; returns what went wrong, if anything did. */
  onUse: (tag: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** The languages to choose from, each by its own name and in its own words (TRANSLATE-27). */
const Choice = ({ choices, original, isPartial, now, onUse, onClose }: ChoiceProps) => {
  const [tag, setTag] = useState(now);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const lang = isSpoken(tag) ? tag : undefined;
  const use = async (): Promise<void> => {
    setBusy(true);
    const wrong = await onUse(tag);
    setBusy(false);
    setProblem(wrong);
    if (wrong === undefined) onClose();
  };
  return (
    <Dialog title={words.language} open onClose={onClose} closeLabel={messages.close}>
      <div className={classes.sheet}>
        <RadioGroup
          label={words.language}
          hideLabel
          size="thumb"
          value={tag}
          options={choices.map(({ tag: value, text }) => ({
            value,
            lang: value,
            label: (
              <>
                <b className={classes.name}>{ownNameOf(value)}</b>
                {text && <span className={classes.count}>{text}</span>}
              </>
            ),
          }))}
          onChange={setTag}
        />
        {isPartial && tag !== original && <p lang={lang}>{missingIn(tag, original)}</p>}
        {problem && <p role="alert">{problem}</p>}
        <Button
          variant="primary"
          size="thumb"
          wide
          busy={busy}
          lang={lang}
          onClick={() => void use()}
        >
          {useIn(tag)}
        </Button>
      </div>
    </Dialog>
  );
};

/** A sheet that chooses the language of procedures on this phone, and of its screens if they are offered in that language (TRANSLATE-27, LANG-9). */
export const LanguageSheet = ({ onClose }: { onClose: () => void }) => {
  // These are the languages at the moment the sheet opened: a change would move the choices under a finger.
  const [{ languages: published, language: own }] = useState(useCampus());
  const [issues] = useState(useTitles()?.issues ?? []);
  const languages = published ?? {};
  const original = own || ORIGINAL;
  const count = (tag: string): number =>
    issues.filter((one) => ((one.original ?? one).language ?? ORIGINAL) === tag).length +
    (languages[tag as keyof typeof languages] ?? 0);
  const tags = [...new Set([...OFFERED, original, ...Object.keys(languages)])];
  const use = async (tag: string): Promise<string | undefined> => {
    try {
      const { languages: now = {} } = storedCampus() ?? {};
      if (Object.hasOwn(now, tag) || readIn() !== undefined) await readTranslationsIn(tag);
      else chooseReading(tag);
    } catch {
      return words.needsSignal;
    }
    if (tag === document.documentElement.lang || !OFFERED.includes(tag)) return undefined;
    // The page loads again in the language, and the walk goes on.
    const { chooseLanguage } = await import('../../../base/worker/choose-language.ts');
    await chooseLanguage(tag);
    return undefined;
  };
  return (
    <Choice
      choices={tags
        .toSorted((a, b) => a.localeCompare(b))
        .map((tag) => ({
          tag,
          ...(published && { text: countIn(tag, count(tag), issues.length) }),
        }))}
      original={original}
      isPartial={published !== undefined}
      now={chosenLanguage() ?? readIn() ?? document.documentElement.lang}
      onUse={use}
      onClose={onClose}
    />
  );
};

interface WalkLanguageSheetProps {
  walking: WatchedWalk;
  onClose: () => void;
}

/** A sheet that chooses the language of the walk under way, and of nothing else; the walk stays at its step (TRANSLATE-26). */
export const WalkLanguageSheet = ({ walking, onClose }: WalkLanguageSheetProps) => {
  // These are the languages at the moment the sheet opened, as above.
  const [{ languages = {} }] = useState(useCampus());
  const { saved } = walking.now();
  const original = languageOf(saved.issueId);
  const tags = [...new Set([original, ...Object.keys(languages)])];
  const use = async (tag: string): Promise<string | undefined> => {
    const isShown = await showWalkIn(saved, tag === original ? '' : tag);
    if (!isShown) return words.notHere;
    // The walk notes that the step on the screen is now shown in the new language.
    walking.change((before) => ({ ...before }));
    return undefined;
  };
  return (
    <Choice
      choices={tags.map((tag) => ({ tag }))}
      original={original}
      isPartial
      now={languageShown(saved)}
      onUse={use}
      onClose={onClose}
    />
  );
};
