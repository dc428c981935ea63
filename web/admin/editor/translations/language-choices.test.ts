import { expect, test } from 'vitest';
import { ownNameOf } from '#core/base/language-name.ts';
import { PROCEDURE_LANGUAGES } from '#core/base/procedure-languages.ts';

// TRANSLATE-27, TRANSLATE-31
test('each language has its own name, even if the browser knows none', () => {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const named = Object.keys(PROCEDURE_LANGUAGES).filter((tag) =>
    [tag, english.of(tag)].includes(ownNameOf(tag)),
  );
  // Filipino is called so by itself too.
  expect(named).toEqual(['en', 'tl']);
});
