import { expect, test } from 'vitest';
import { ownNameOf } from './language-name.ts';

// LANG-9
test('a language has its name in itself, and an unknown one shows its code', () => {
  expect(['en', 'es', 'fr', 'pt-BR', 'mirrored'].map(ownNameOf)).toEqual([
    'English',
    'Español',
    'Français',
    'Português (Brasil)',
    'mirrored',
  ]);
});
