import { expect, test } from 'vitest';
import { ownNameOf } from './language-name.ts';

// LANG-9
test('a language is called as those who speak it call it, and one that has no name by its code', () => {
  expect(['en', 'es', 'fr', 'pt-BR', 'mirrored'].map(ownNameOf)).toEqual([
    'English',
    'Español',
    'Français',
    'Português (Brasil)',
    'mirrored',
  ]);
});
