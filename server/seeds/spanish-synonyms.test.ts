import { describe, expect, test } from 'vitest';
import { problemsInCampus } from '#core/campus/campus-problems.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import { encodePublishedIssue } from '#core/issue/wire-issue.ts';
import { searchTexts } from '#core/search/search-texts.ts';
import { plainWords } from '#core/search/search-words.ts';
import { searchIssues } from '#core/search/search.ts';
import { AS_PUBLISHED } from './test/as-published.ts';
import { SPANISH_SYNONYMS } from '../domain/default-synonyms.es.ts';
import type { SeedTranslation } from './base/seed-translation.ts';
import { STARTER_LIBRARY } from './starter-library.ts';
import { SPANISH_STARTERS } from './starter-library.es.ts';

const SPANISH: Readonly<Record<string, SeedTranslation>> = SPANISH_STARTERS;

const texts = searchTexts(() => '');
const issues = STARTER_LIBRARY.flatMap(({ title, category }) => {
  const to = SPANISH[title];
  if (!to) return [];
  const { alsoCalled } = to;
  const issue = encodePublishedIssue({
    ...detailsOf({ title: to.title, category, alsoCalled }),
    _id: title,
    steps: [],
    ...AS_PUBLISHED,
  });
  return [issue];
});
for (const issue of issues) texts.add(issue);

/** Returns the English title of what a search in Spanish finds first. */
const first = (typed: string): string | undefined =>
  searchIssues(typed, { issues, synonyms: SPANISH_SYNONYMS, texts }).issues[0]?._id;

test('the search words in Spanish are legal settings', () => {
  expect(problemsInCampus({ ...NEW_CAMPUS, synonyms: SPANISH_SYNONYMS })).toEqual([]);
});

// SEARCH-1
test.each(Object.entries(SPANISH_SYNONYMS))(
  'each of %s is listed once, with words of its procedures',
  (category, list) => {
    const named = issues.filter((issue) => issue.category === category);
    const words = new Set(
      named.flatMap(({ title, alsoCalled }) =>
        [title, ...(alsoCalled ?? [])].flatMap((name) => plainWords(name)),
      ),
    );
    const beside = list.flatMap((phrase) => plainWords(/\((.*)\)/.exec(phrase)?.[1] ?? ''));
    expect(beside.filter((word) => !words.has(word))).toEqual([]);
    expect(list.filter((phrase, at) => list.indexOf(phrase) !== at)).toEqual([]);
  },
);

// SEARCH-9
describe('searches typed in Spanish at night', () => {
  test.each([
    ['me quede afuera', 'Resident locked out'],
    ['deje las llaves dentro', 'Resident locked out'],
    ['se trabo la cerradura', 'Resident locked out'],
    ['perdi la llave', 'Lost or stolen key'],
    ['llaves robadas', 'Lost or stolen key'],
    ['huele a mota', 'Smell of cannabis'],
    ['porro', 'Smell of cannabis'],
    ['estan fumando', 'Smell of cannabis'],
    ['encontre una pistola', 'Drugs or weapon found'],
    ['cocaina', 'Drugs or weapon found'],
    ['musica', 'Noise in quiet hours'],
    ['vecinos gritando', 'Noise in quiet hours'],
    ['no puedo dormir', 'Noise in quiet hours'],
    ['se fue la luz', 'Power out or lift'],
    ['atrapado en el elevador', 'Power out or lift'],
    ['terremoto', 'Storm or earthquake'],
    ['esta temblando', 'Storm or earthquake'],
    ['seismo', 'Storm or earthquake'],
    ['periodista', 'Press or a parent asks'],
    ['llama la mama', 'Press or a parent asks'],
    ['policia', 'Police or officials'],
    ['inmigracion', 'Police or officials'],
    ['vidrio roto', 'Vomit, needle or glass'],
    ['jeringa', 'Vomit, needle or glass'],
    ['internet', 'Anything not covered'],
    ['chinches', 'Bed bugs or mice'],
    ['picaduras en los brazos', 'Bed bugs or mice'],
    ['rata', 'Bed bugs or mice'],
    ['demasiada gente', 'Event out of hand'],
    ['aplastados', 'Event out of hand'],
    ['intruso', 'Stranger in building'],
    ['hombre raro', 'Stranger in building'],
    ['hay un señor durmiendo en la entrada', 'Stranger in building'],
    ['pelea', 'Threat or violence'],
    ['hay una pelea', 'Threat or violence'],
    ['se estan peleando', 'Threat or violence'],
    ['lo golpearon', 'Threat or violence'],
    ['violacion', 'Sexual violence'],
    ['me violaron', 'Sexual violence'],
    ['desperte sin ropa', 'Sexual violence'],
    ['mi novio me pega', 'Relationship violence'],
    ['mi ex me persigue', 'Relationship violence'],
    ['mi ex esta en la puerta', 'Relationship violence'],
    ['orden de alejamiento', 'Relationship violence'],
    ['racista', 'Hate incident'],
    ['pintaron una esvastica en la puerta', 'Hate incident'],
    ['novatadas', 'Hazing'],
    ['ladron', 'Theft or damage'],
    ['me robaron la bici', 'Theft or damage'],
    ['gotera', 'Water through ceiling'],
    ['se desborda el inodoro', 'Water through ceiling'],
    ['cañeria', 'Water through ceiling'],
    ['me quiero morir', 'Distress or self-harm'],
    ['suicida', 'Distress or self-harm'],
    ['se corto los brazos', 'Distress or self-harm'],
    ['no para de llorar', 'Distress or self-harm'],
    ['hay alguien colgado', 'Hanging or jumping'],
    ['hay alguien en la azotea', 'Hanging or jumping'],
    ['encontre a mi roommate colgado', 'Hanging or jumping'],
    ['se quiere tirar', 'Hanging or jumping'],
    ['se esta ahorcando', 'Hanging or jumping'],
    ['ahorcamiento', 'Hanging or jumping'],
    ['se tiro por la ventana', 'Hanging or jumping'],
    ['esta en la cornisa', 'Hanging or jumping'],
    ['esta llorando', 'Distress or self-harm'],
    ['esta muy triste', 'Distress or self-harm'],
    ['ya no puedo mas', 'Distress or self-harm'],
    ['no abre la puerta y no contesta', 'Resident not seen'],
    ['esta en la azotea', 'Hanging or jumping'],
    ['quiere saltar del balcon', 'Hanging or jumping'],
    ['mi hija no contesta', 'Resident not seen'],
    ['no ha llegado a dormir', 'Resident not seen'],
    ['desaparecida', 'Resident not seen'],
    ['encontre un muerto', 'Death of a resident'],
    ['falleció un residente', 'Death of a resident'],
    ['ataque de panico', 'Panic or voices'],
    ['escucha voces', 'Panic or voices'],
    ['salio del hospital', 'Hospital and back'],
    ['mi roommate', 'Roommate conflict'],
    ['compañera de piso', 'Roommate conflict'],
    ['menor de edad', 'Under 18 or a child'],
    ['hay un niño perdido', 'Under 18 or a child'],
  ])('%j finds %j first', (typed, title) => {
    expect(first(typed)).toBe(title);
  });
});
