import { describe, expect, test } from 'vitest';
import { shownInSpanish } from './test/other-starters.ts';
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
  ['her son is missing', 'Resident not seen'],
  ['has anyone seen my son', 'Resident not seen'],
  ['he has a gun', 'Attacker or weapon'],
])('%j, typed in English where Spanish is read, shows %j first', (typed, title) => {
  expect(shownInSpanish(typed).titles[0]).toBe(title);
});

// SEARCH-28
test('small words of Spanish lead nowhere', () => {
  const typed = 'el papa de una residente esta aqui';
  expect(shownInSpanish(typed).titles[0]).toBe('Press or a parent asks');
});

// SEARCH-29
test.each(['hay un oso en el patio', 'examen de mates', 'dónde está el gimnasio', 'zug verspätet'])(
  '%j is no situation: nothing is shown',
  (typed) => {
    expect(shownInSpanish(typed).titles).toEqual([]);
  },
);

// SEARCH-21, SEARCH-28
describe('words of danger in Spanish', () => {
  test.each([
    ['no respira', 'Unresponsive person'],
    ['dejó de respirar', 'Unresponsive person'],
    ['ha dejado de respirar', 'Unresponsive person'],
    ['apenas respira', 'Unresponsive person'],
    ['se está poniendo morado', 'Unresponsive person'],
    ['se puso toda azul', 'Unresponsive person'],
    ['está tirado en el pasillo y no contesta', 'Unresponsive person'],
    ['no puede respirar', 'Allergy or asthma'],
    ['tiene dificultad para respirar', 'Allergy or asthma'],
    ['le cuesta mucho respirar', 'Allergy or asthma'],
    ['se tomo un frasco de cloro', 'Overdose: drugs, pills'],
    ['hay alguien con una pistola', 'Attacker or weapon'],
    ['se quiere tirar de la azotea', 'Hanging or jumping'],
    ['se quiere matar', 'Distress or self-harm'],
    ['no quiero seguir viviendo', 'Distress or self-harm'],
    ['no tiene ganas de vivir', 'Distress or self-harm'],
    ['hay un tirador', 'Attacker or weapon'],
    ['vi armas en su cuarto', 'Attacker or weapon'],
    ['la violaron', 'Sexual violence'],
    ['algo explotó en el baño', 'Bomb threat or package'],
    ['se está quemando el cuarto', 'Smoke or flames seen'],
    ['hay una bomba', 'Bomb threat or package'],
    ['huele mucho a gas', 'Gas or carbon monoxide'],
    ['huele muy fuerte a gas', 'Gas or carbon monoxide'],
    ['huele a gas', 'Gas or carbon monoxide'],
    ['fuego en la cocina', 'Smoke or flames seen'],
    ['hay un incendio y el extintor de incendios está vacío', 'Smoke or flames seen'],
    ['incendio', 'Smoke or flames seen'],
  ])('%j speaks of it: %j is among what answers', (typed, title) => {
    const { help, titles } = shownInSpanish(typed);
    expect(help).toBeDefined();
    expect(titles.slice(0, 3)).toContain(title);
  });

  test('who wants to kill another threatens, and is not tired of living', () => {
    const { help, titles } = shownInSpanish('me quiere matar');
    expect(help).toBeDefined();
    expect(titles[0]).not.toBe('Distress or self-harm');
    expect(titles.slice(0, 2)).toContain('Threat or violence');
  });

  test.each([
    'la tubería explotó',
    'se está quedando en mi cuarto',
    'se está quejando del ruido',
    'no quiero seguir viniendo',
    'no sé ahora',
    'trajo el detergente',
    'suele salir tarde y no contesta',
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
    'borracho tirado en el baño',
    'como armar la cama',
    'se robaron mi bici azul',
    'se metio un tipo con sudadera azul',
    'la residente del tercer piso no contesta',
    'no quiero seguir viviendo con mi roommate',
    'no tengo ganas de vivir con ella',
    'extintor de incendios vacío',
    'puerta contra incendios',
    'salida de incendios bloqueada',
    'fuegos artificiales',
    'la bomba de agua no sirve',
    'violación de las reglas',
    'violaron el reglamento',
    'por que no me llamas',
    'la alarma se esta disparando',
    'no se puede tirar basura por la ventana',
  ])('%j speaks of none', (typed) => {
    expect(shownInSpanish(typed).help).toBeUndefined();
  });
});
