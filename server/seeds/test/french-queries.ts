import type { OtherQueries } from './other-queries.ts';

/** Searches in French as advisors type them at night in Québec and in France, mostly without accents, by the English title of the procedure that should come first. The other members say how a phone set to French must treat other searches. */
export const FRENCH_QUERIES: OtherQueries = {
  typed: {
    'Resident locked out': `
    jsuis barre dehors en pyjama, ma porte s'est refermee et la cle est dedans,
    sa carte ouvre plus sa porte, enfermée dehors`,
    'Lost or stolen key': `
    jai perdu mes cles quelque part sur le campus, on lui a vole son trousseau, le passe est introuvable`,
    'Fire alarm sounding': `
    l'alarme incendie sonne encore, un resident refuse d'evacuer, alarme de feu qui arrete pas`,
    'Smoke or flames seen': `
    y a de la fumee au 3e, la poubelle a pris en feu, je vois des flammes dans la cuisine,
    incendie au sous sol`,
    'Gas or carbon monoxide': `
    ca sent le gaz dans la cuisine, odeur d'oeufs pourris, detecteur de monoxyde qui sonne, fuite de gaz`,
    'Fire equipment, exits': `
    l'extincteur a disparu, detecteur qui bipe toutes les minutes, sortie de secours bloquee par des velos`,
    'No heating, cold night': `
    pas de chauffage dans ma chambre, il fait frette icitte, on gele au 4e etage, radiateur froid`,
    'Smell of cannabis': `
    ca sent le pot au 2e, ça pue la beuh, quelqu'un fume un joint dans sa chambre`,
    'Drugs or weapon found': `
    gun trouve, un couteau papillon oublié au commun,
    jai trouve un sachet de poudre blanche, un couteau dans le tiroir de la cuisine commune cache,
    trouvé un fusil sous un lit`,
    'Appliance smoking': `
    le micro onde fume, etincelles dans le four, le chargeur de trottinette fume`,
    'Unresponsive person': `
    il respire pas, il ne respire plus, il a pas respiré depuis une minute, j'arrive pas a la reveiller,
    inconscient par terre, elle est tombee et bouge plus, elle a perdu connaissance`,
    Choking: `
    il s'étouffe avec un bout de viande, elle a avale de travers et peut plus parler,
    quelque chose de coince dans la gorge`,
    'Allergy or asthma': `
    crise d'asthme pis elle a pas sa pompe, il a mange des arachides et son visage enfle,
    réaction allergique aux noix`,
    'Overdose: drugs, pills': `
    elle a avale une boite de pilules, il a fait une surdose, il a bu de l'eau de javel,
    bad trip de champignons`,
    'Suddenly ill': `
    mal a la poitrine et bras engourdi, elle fait un avc je pense, hypoglycemie il est diabetique,
    gros mal de ventre depuis hier`,
    'Too much alcohol': `
    il est ben trop saoul, elle est bourree et vomit partout, coma ethylique, trop bu il tient plus debout`,
    'Injury or seizure': `
    il s'est casse le bras, elle saigne de la tete, crise d'epilepsie, brulure avec de l'eau bouillante`,
    'Heat illness': `
    coup de chaleur, insolation apres le match, malaise a cause de la canicule`,
    'Infectious illness': `
    elle a la rougeole, la moitie de l'etage a la gastro, teste positif a la covid`,
    'Noise in quiet hours': `
    musique a fond au 5e, les voisins font trop de bruit, tapage nocturne, party bruyant à côté`,
    'Power out or lift': `
    coince dans l'ascenseur, panne de courant, les plombs ont saute, plus d'hydro dans le batiment`,
    'Storm or earthquake': `
    alerte a la tornade, tremblement de terre, grosse tempete de verglas`,
    'Press or a parent asks': `
    un journaliste est au telephone, une mere veut savoir si son fils est ici, la presse devant la résidence`,
    'Police or officials': `
    la police est a la porte avec un mandat, un huissier cherche un resident, les keufs sont en bas`,
    'Vomit, needle or glass': `
    vomi dans l'ascenseur, seringue par terre dans les toilettes, verre casse partout`,
    'Bed bugs or mice': `
    punaises de lit, jai vu une souris, coquerelles dans la cuisine`,
    'Event out of hand': `
    trop de monde au party on controle plus rien, la foule pousse à l'entrée, la soiree degenere`,
    'Stranger in building': `
    un inconnu rode dans le couloir, un itinerant dort dans l'escalier, quelqu'un est entre derriere moi`,
    'Threat or violence': `
    deux gars se battent, il m'a menace, bagarre au rez de chaussée`,
    'Attacker or weapon': `
    il y a un tireur, coups de feu dans le stationnement, un homme avec un couteau attaque les gens,
    il a un gun`,
    'Bomb threat or package': `
    alerte a la bombe, colis suspect a la reception, un sac abandonne dans le hall`,
    'Sexual violence': `
    elle s'est fait violer hier soir, agression sexuelle, il m'a touchee sans que je veuille`,
    'Relationship violence': `
    son chum la frappe, mon ex me harcele, violence conjugale`,
    'Hate incident': `
    insultes racistes dans le corridor, croix gammee sur la porte, on l'a traite de tapette`,
    Hazing: `
    initiation qui derape, bizutage de premiere annee, on les force a boire pour entrer dans l'equipe`,
    'Theft or damage': `
    on m'a vole mon velo, ma chambre a ete cambriolee, vitre brisee expres`,
    'Water through ceiling': `
    ca coule du plafond, degat d'eau au 2e, tuyau eclate, la toilette deborde`,
    'Distress or self-harm': `
    elle veut mourir, il parle de suicide, elle se coupe les bras, j'ai plus envie de vivre,
    il veut en finir`,
    'Hanging or jumping': `
    il s'est pendu dans son placard, elle veut sauter du toit, il est sur le rebord de la fenetre`,
    'Resident not seen': `
    personne l'a vu depuis lundi, elle repond pas a la porte ni au tel, mon fils ne repond plus`,
    'Death of a resident': `
    jai trouve un corps, un resident est decede, je crois quil est mort`,
    'Panic or voices': `
    crise de panique, elle entend des voix, il delire et se croit suivi`,
    'Hospital and back': `
    l'ambulance l'a amene a l'hopital, elle revient de l'hôpital ce soir, hospitalisee depuis hier`,
    'Roommate conflict': `
    chicane avec ma coloc, mon coloc fait jamais la vaisselle, je m'entends plus avec mon colocataire`,
    'Under 18 or a child': `
    un enfant tout seul dans le hall, une residente de 17 ans, bebe laisse seul`,
    'Anything not covered': `
    je sais pas quoi faire, c'est pas dans la liste, situation etrange,
    aucune fiche ne correspond à mon cas, autre probleme`,
  },
  alsoFirst: [
    // SEARCH-38
    ['fusil trouvé il veut en finir', 'Distress or self-harm'],
    ['il veut en finir, arme trouvée', 'Distress or self-harm'],
    ['couteau trouvé elle veut mourir', 'Distress or self-harm'],
    ['on a trouvé un couteau dans son tiroir, elle veut se tuer', 'Distress or self-harm'],
    ['roommate passed out', 'Unresponsive person'],
    ['smells like weed', 'Smell of cannabis'],
    ['locked out of my room', 'Resident locked out'],
    ['on a ledge', 'Hanging or jumping'],
    ['pain in my chest', 'Suddenly ill'],
    ['shit on the floor', 'Vomit, needle or glass'],
    ['garbage chute is jammed', 'Smoke or flames seen'],

    ["le père d'un gars est là", 'Press or a parent asks'],
  ],
  nothing: [
    'quelle heure est-il',
    'zug verspätet',
    'je veux une pizza',
    'horaire de la cafétéria',
    'examen de maths',
    'quel temps fait-il demain',
    'bonne nuit',
  ],
  dangers: [
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
    ['je vais me foutre en l’air', 'Distress or self-harm'],
    ['elle veut se foutre en l air', 'Distress or self-harm'],
    ['il s’est foutu en l’air', 'Distress or self-harm'],
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
  ],
  harmless: [
    'il a foutu ma soirée en l’air',
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
  ],
};
