import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { violations } from '#kit/test/axe.ts';
import { draw } from '#kit/test/draw.ts';
import { storeNewest } from '../../phone/library/store-library.ts';
import { storedTitles } from '../../phone/library/titles.ts';
import { emptyPhone } from '../../test/phone.ts';
import { serveTranslations } from '../../test/translated.ts';
import { button } from '../../test/walk-panel.tsx';
import { LanguageSheet } from './LanguageSheet.tsx';
import { countIn } from './own-words.ts';

beforeEach(emptyPhone);

const language = (name: RegExp) => page.getByRole('radio', { name });

// TRANSLATE-27
test('each language has its own name and its number of procedures, in its own words', async () => {
  const { served } = serveTranslations();
  served.languages = { es: 1, ar: 1, fr: 2 };
  await storeNewest();
  const onClose = vi.fn<() => void>();
  draw(<LanguageSheet onClose={onClose} />);
  await expect.element(language(/^English\s*All 2 procedures$/)).toBeChecked();
  await expect.element(language(/^Español\s*1 de 2 procedimientos$/)).toBeVisible();
  await expect.element(language(/^Français\s*Toutes les 2 procédures$/)).toBeVisible();
  await expect.element(language(/^العربية\s*[١1] \/ [٢2]$/)).toBeVisible();
  await expect.element(button('Use English')).toBeVisible();
  await language(/^العربية/).click();
  await expect.element(page.getByText('What is missing is shown in English.')).toBeVisible();
  await expect.element(button('Use Arabic')).toBeVisible();
  await language(/^Español/).click();
  await expect
    .element(page.getByText('Lo que falta aparece en inglés.'))
    .toHaveAttribute('lang', 'es');
  expect(await violations()).toEqual([]);
  await button('Usar español').click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(storedTitles()?.issues[0]?.title).toBe('Agua por el techo');
});

// TRANSLATE-27
test('an open sheet stays as it is when the campus arrives', async () => {
  serveTranslations();
  draw(<LanguageSheet onClose={vi.fn<() => void>()} />);
  await expect.element(language(/^English$/)).toBeChecked();
  await storeNewest();
  await new Promise(requestAnimationFrame);
  await expect.element(language(/^English$/)).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(1);
});

// TRANSLATE-27
test('zero and one are singular in French', () => {
  expect([0, 1, 2].map((some) => countIn('fr', some, 49))).toEqual([
    '0 procédure sur 49',
    '1 procédure sur 49',
    '2 procédures sur 49',
  ]);
});

// TRANSLATE-24, TRANSLATE-27
test('a language cannot be chosen without a signal, and the old one stays', async () => {
  const { served } = serveTranslations();
  await storeNewest();
  served.translations = undefined;
  const onClose = vi.fn<() => void>();
  draw(<LanguageSheet onClose={onClose} />);
  await language(/^Español/).click();
  await button('Usar español').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Choose it with a signal/);
  expect(onClose).not.toHaveBeenCalled();
  expect(storedTitles()?.issues[0]?.title).toBe('Water through the ceiling');
});
