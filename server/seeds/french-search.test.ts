import { describe, expect, test } from 'vitest';
import { FRENCH_QUERIES } from './test/french-queries.ts';
import { shownInFrench } from './test/other-starters.ts';

// SEARCH-9, SEARCH-28
test.each(FRENCH_QUERIES)('%j shows %j first', (typed, title) => {
  expect(shownInFrench(typed).titles[0]).toBe(title);
});

// SEARCH-28
test.each([
  ['roommate passed out', 'Unresponsive person'],
  ['smells like weed', 'Smell of cannabis'],
  ['locked out of my room', 'Resident locked out'],
  ['on a ledge', 'Hanging or jumping'],
  ['pain in my chest', 'Suddenly ill'],
  ['shit on the floor', 'Vomit, needle or glass'],
  ['garbage chute is jammed', 'Smoke or flames seen'],
])('%j, typed in English where French is read, shows %j first', (typed, title) => {
  expect(shownInFrench(typed).titles[0]).toBe(title);
});

// SEARCH-28, SEARCH-29
test('small words of French lead nowhere, and nothing is shown for what is no situation', () => {
  expect(shownInFrench("le père d'un gars est là").titles[0]).toBe('Press or a parent asks');
  expect(shownInFrench('quelle heure est-il').titles).toEqual([]);
});

// SEARCH-29
test.each(['zug verspätet', 'je veux une pizza', 'horaire de la cafétéria', 'examen de maths'])(
  '%j, of which French knows no more than half, shows nothing',
  (typed) => {
    expect(shownInFrench(typed).titles).toEqual([]);
  },
);

// SEARCH-21, SEARCH-28
describe('words of danger in French', () => {
  test.each([
    ['il respire pas', 'Unresponsive person'],
    ['il ne respire plus', 'Unresponsive person'],
    ['il a pas respiré', 'Unresponsive person'],
    ['elle a arrêté de respirer', 'Unresponsive person'],
    ['il respire vraiment plus', 'Unresponsive person'],
    ['je n’arrive pas à le réveiller', 'Unresponsive person'],
    ['pas capable de la réveiller', 'Unresponsive person'],
    ['il est sans connaissance', 'Unresponsive person'],
    ['elle est inconsciente', 'Unresponsive person'],
    ['étendu par terre il répond pas', 'Unresponsive person'],
    ['ses lèvres sont bleues', 'Unresponsive person'],
    ['lèvres bleues', 'Unresponsive person'],
    ['arrêt cardiaque', 'Unresponsive person'],
    ['elle s’est évanouie', 'Unresponsive person'],
    ['il est tombé dans les pommes', 'Unresponsive person'],
    ['j’ai de la misère à respirer', 'Allergy or asthma'],
    ['elle peut pas respirer', 'Allergy or asthma'],
    ['il s’étouffe', 'Choking'],
    ['setouffe', 'Choking'],
    ['elle a bu de la javel', 'Overdose: drugs, pills'],
    ['surdose', 'Overdose: drugs, pills'],
    ['tireur', 'Attacker or weapon'],
    ['ça tire dehors', 'Attacker or weapon'],
    ['quelqu’un tire dans le couloir', 'Attacker or weapon'],
    ['j’ai entendu des coups de feu', 'Attacker or weapon'],
    ['il a une arme', 'Attacker or weapon'],
    ['il tire sur les étudiants', 'Attacker or weapon'],
    ['il a tiré sur mon coloc', 'Attacker or weapon'],
    ['on tire sur nous', 'Attacker or weapon'],
    ['on nous tire dessus', 'Attacker or weapon'],
    ['il lui a tiré dessus', 'Attacker or weapon'],
    ['elle s’est fait enlever dans un char blanc', 'Attacker or weapon'],
    ['ma fille a été enlevée', 'Attacker or weapon'],
    ['quelqu’un étouffe dans la cafétéria', 'Choking'],
    ['un gars étouffe ici', 'Choking'],
    ['j’étouffe', 'Choking'],
    ['elle a avalé une arête de poisson', 'Choking'],
    ['tombé de la fenêtre, bouge plus', 'Unresponsive person'],
    ['frappé par une auto bouge plus', 'Unresponsive person'],
    ['levé du lit s’est effondré', 'Unresponsive person'],
    ['il bouge pu', 'Unresponsive person'],
    ['il respire pu', 'Unresponsive person'],
    ['il respire à peine', 'Unresponsive person'],
    ['elle s’est jetée par la fenêtre', 'Hanging or jumping'],
    ['devant la porte, incendie au 2e', 'Smoke or flames seen'],
    ['prise d’otage', 'Attacker or weapon'],
    ['quelqu’un attaque les étudiants', 'Attacker or weapon'],
    ['elle a été violée', 'Sexual violence'],
    ['il a dit qu’il va me tuer', 'Threat or violence'],
    ['il veut se tuer', 'Distress or self-harm'],
    ['elle veut mourir', 'Distress or self-harm'],
    ['j’ai plus envie de vivre', 'Distress or self-harm'],
    ['tentative de suicide', 'Distress or self-harm'],
    ['il veut en finir', 'Distress or self-harm'],
    ['elle menace de sauter par la fenêtre', 'Hanging or jumping'],
    ['il s’est pendu', 'Hanging or jumping'],
    ['il y a une bombe', 'Bomb threat or package'],
    ['ça sent fort le gaz', 'Gas or carbon monoxide'],
    ['fuite de gaz', 'Gas or carbon monoxide'],
    ['monoxyde de carbone', 'Gas or carbon monoxide'],
    ['au feu', 'Smoke or flames seen'],
    ['ma poubelle est en feu', 'Smoke or flames seen'],
    ['l’incendie se propage', 'Smoke or flames seen'],
    ['incendie et l’extincteur d’incendie est vide', 'Smoke or flames seen'],
  ])('%j speaks of it: %j is among what answers', (typed, title) => {
    const { help, titles } = shownInFrench(typed);
    expect(help).toBeDefined();
    expect(titles.slice(0, 3)).toContain(title);
  });

  test.each([
    'il tire sur un joint',
    'attaque de panique',
    'bougie pas éteinte',
    'il a jeté une chaise par la fenêtre',
    'arête de poisson dans l’assiette',
    'soupe de poisson avalée',
    'le tuyau a explosé',
    'l’extincteur a été enlevé',
    'la porte a été enlevée',
    'elle s’est fait enlever les dents de sagesse',
    'la lumière du lit bouge',
    'l’auto bouge plus',
    'notre plafond s’est effondré',
    'tiré du lit par le bruit',
    'il tire la chasse toute la nuit',
    'qui a tiré l’alarme',
    'clé perdue',
    'j’ai perdu ma carte',
    'l’alarme ne s’arrête pas',
    'armoire brisée',
    'extincteur d’incendie vide',
    'porte coupe-feu',
    'exercice d’incendie demain',
    'feux d’artifice',
    'bombe lacrymogène',
    'viande hachée',
    'il viole le règlement',
    'ballon violet',
    'mort de rire',
    'je meurs de faim',
    'je meurs de froid',
    'elle veut plus vivre avec ma coloc',
    'pas envie de vivre avec lui',
    'jeter des ordures par la fenêtre',
    'les plombs ont sauté',
    'l’ascenseur bouge plus',
    'il répond pas à mes textos',
    'le plafond s’est effondré',
    'on étouffe ici',
    'enlèvement des ordures',
    'noyé dans le travail',
    'il est passif agressif',
    'musique trop forte',
    'pendant la nuit',
    'râpe à fromage',
    'prends pas mon beurre',
  ])('%j speaks of none', (typed) => {
    expect(shownInFrench(typed).help).toBeUndefined();
  });
});
