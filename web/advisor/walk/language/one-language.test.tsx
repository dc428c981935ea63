import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { storeAdvisorName } from '../../../base/advisor-name.ts';
import { storeNewest } from '../../phone/library/store-library.ts';
import { storeTitles, storedTitles, useTitles } from '../../phone/library/titles.ts';
import { readTranslationsIn } from '../../phone/library/translations.ts';
import { emptyPhone, walkRests } from '../../test/phone.ts';
import { inSpanish, leak, serveTranslations } from '../../test/translated.ts';
import { button } from '../../test/walk-panel.tsx';
import { useStartWalk } from '../screen/use-start-walk.tsx';
import { WalkProvider } from '../screen/WalkProvider.tsx';

const List = () => {
  const issues = useTitles()?.issues ?? [];
  const { choose, dialogs } = useStartWalk(issues);
  const [first] = issues;
  return (
    <>
      <button onClick={() => first && choose(first)}>Choose</button>
      {dialogs}
    </>
  );
};

const NONE = { asOf: '', issues: [] };
const dialog = page.getByRole('dialog');
const ORIGINAL = [leak.title, leak.firstAct ?? ''];
const SPANISH = [inSpanish.title ?? '', inSpanish.firstAct ?? ''];

/** Returns which of the texts, of both languages, the dialog has. */
const texts = (): string[] =>
  [...ORIGINAL, ...SPANISH].filter((text) => dialog.getByText(text).elements().length > 0);

beforeEach(async () => {
  storeAdvisorName('Amara');
  await walkRests();
  await emptyPhone();
});

// TRANSLATE-22
test('the start dialog is in one language, even while a new phone gets its translations', async () => {
  serveTranslations();
  await storeNewest();
  const before = storedTitles() ?? NONE;
  await readTranslationsIn('es');
  const since = storedTitles() ?? NONE;
  // Its translations are stored, and its list is not drawn anew yet.
  storeTitles(before);
  draw(
    <WalkProvider>
      <List />
    </WalkProvider>,
  );
  await button('Choose').click();
  await expect.poll(texts).toEqual(ORIGINAL);
  storeTitles(since);
  await expect.poll(texts).toEqual(SPANISH);
});

// TRANSLATE-22
test('the start dialog is in the original from its first frame if the first act has no translation', async () => {
  const { served } = serveTranslations();
  const { firstAct: _, ...withoutIt } = inSpanish;
  served.translations = [{ ...withoutIt, notReviewed: true }];
  await storeNewest();
  await readTranslationsIn('es');
  draw(
    <WalkProvider>
      <List />
    </WalkProvider>,
  );
  const seen = new Set<string>();
  const watch = new MutationObserver(() => texts().forEach((text) => seen.add(text)));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await button('Choose').click();
  await expect.poll(texts).toEqual(ORIGINAL);
  watch.disconnect();
  expect([...seen]).toEqual(ORIGINAL);
  expect(dialog.getByText('Translated, not reviewed').elements()).toEqual([]);
});

// TRANSLATE-23
test('an unreviewed translated title says so', async () => {
  const { served } = serveTranslations();
  served.translations = [{ ...inSpanish, notReviewed: true }];
  await storeNewest();
  await readTranslationsIn('es');
  draw(
    <WalkProvider>
      <List />
    </WalkProvider>,
  );
  await button('Choose').click();
  await expect.poll(texts).toEqual(SPANISH);
  await expect.element(dialog.getByText('Translated, not reviewed')).toBeVisible();
});
