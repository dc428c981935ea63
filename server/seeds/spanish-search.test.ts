import { describe, expect, test } from 'vitest';
import { shownInSpanish } from './test/spanish-starters.ts';
import { SPANISH_QUERIES } from './test/spanish-queries.ts';

// SEARCH-9, SEARCH-28
test.each(SPANISH_QUERIES)('%j shows %j first', (typed, title) => {
  expect(shownInSpanish(typed).titles[0]).toBe(title);
});

// SEARCH-28
test.each([
  ['roommate passed out', 'Unresponsive person'],
  ['smells like weed', 'Smell of cannabis'],
  ['locked out of my room', 'Resident locked out'],
])('%j, typed in English where Spanish is read, shows %j first', (typed, title) => {
  expect(shownInSpanish(typed).titles[0]).toBe(title);
});

// SEARCH-28
test.each([
  ['una fuga en el techo', 'fuga techo'],
  ['la mama de un residente', 'mama residente'],
])('the small words of %j decide nothing', (typed, telling) => {
  expect(shownInSpanish(typed, true).titles[0]).toBe(shownInSpanish(telling, true).titles[0]);
});

// SEARCH-21, SEARCH-28
describe('words of danger in Spanish', () => {
  test.each([
    ['no respira', 'Unresponsive person'],
    ['no puede respirar', 'Allergy or asthma'],
    ['se tomo un frasco de cloro', 'Overdose: drugs, pills'],
    ['hay alguien con una pistola', 'Attacker or weapon'],
    ['se quiere tirar de la azotea', 'Hanging or jumping'],
    ['se quiere matar', 'Distress or self-harm'],
    ['la violaron', 'Sexual violence'],
    ['hay una bomba', 'Bomb threat or package'],
    ['huele a gas', 'Gas or carbon monoxide'],
    ['fuego en la cocina', 'Smoke or flames seen'],
  ])('%j speaks of it: %j is among what answers', (typed, title) => {
    const { help, titles } = shownInSpanish(typed);
    expect(help).toBeDefined();
    expect(titles.slice(0, 3)).toContain(title);
  });

  test.each([
    'llama la mama',
    'se tiro la basura en el pasillo',
    'ya no puedo vivir con mi roommate',
    'no quiere vivir con su roommate',
    'no contesta mensajes',
    'musica muy alta',
    'se fue la luz',
    'no puedo dormir',
    'mi compañera no lava los platos',
    'se cayo el internet',
  ])('%j speaks of none', (typed) => {
    expect(shownInSpanish(typed).help).toBeUndefined();
  });
});
