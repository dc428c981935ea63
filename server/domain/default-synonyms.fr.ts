import type { Campus } from '#core/campus/setting.ts';
import { phrases } from './default-synonyms.ts';

/** Search words in French, each beside a word of the starter procedures, which have no French translation. A French search knows them in addition to the campus's own (SEARCH-37). */
export const FRENCH_SYNONYMS = {
  Access: phrases(`
    enfermé dehors (locked), enfermée dehors (locked), barré dehors (locked), barrée dehors (locked),
    porte claquée (locked), clé à l’intérieur (locked), oublié ma carte (locked), oublié mes clés (locked),
    clé cassée (locked), serrure bloquée (locked), débarrer (locked), clé (key), clés (key), clef (key),
    trousseau (key), badge (key), passe (key), clé perdue (lost key), clés perdues (lost key), carte perdue (lost key),
    perdu clé (lost key), perdu clés (lost key), clé volée (stolen key), double (key), serrure (door), porte (door)
  `),
  Fire: phrases(`
    feu (flames smoke), incendie (flames smoke), flammes (flames), fumée (smoke), brûle (burning flames), brûlé (burning),
    odeur de brûlé (burning smoke), poubelle en feu (flames), prend feu (flames), alarme (alarm), alarme incendie (alarm),
    alarme feu (alarm), alarme sonne (alarm sounding), fausse alarme (alarm), évacuer (evacuation alarm),
    évacuation (evacuation), exercice incendie (drill alarm), sirène (alarm), extincteur (extinguisher),
    gicleur (sprinkler), sprinkler (sprinkler), détecteur (detector), bipe (chirps), sortie de secours (exits),
    issue de secours (exits), coupe feu (exits door), porte ne ferme plus (door exits), gaz (gas), fuite de gaz (gas),
    odeur de gaz (gas), oeufs pourris (gas), monoxyde (monoxide), explosion (gas), chaudière (gas)
  `),
  Heating: phrases(`
    chauffage (heating), pas de chauffage (heating), radiateur (radiator), calorifère (radiator), fournaise (boiler),
    chaudière (boiler), froid (cold), frette (cold), gèle (cold), glacial (cold), glaciale (cold), thermostat (heating),
    eau chaude (hot water), hypothermie (cold), grelotte (cold)
  `),
  'Illicit substances': phrases(`
    cannabis (cannabis), pot (cannabis), weed (cannabis), beuh (cannabis), shit (cannabis), herbe (cannabis),
    joint (cannabis), joints (cannabis), marijuana (cannabis), bong (cannabis), fume (cannabis), fumer (cannabis),
    vapote (vaping), vapoteuse (vaping), vape (vaping), puff (vaping), cigarette (vaping), drogue (drugs),
    drogues (drugs), cocaïne (drugs), sachet (drugs), sachets (drugs), dealer (drugs), deal (drugs), arme (weapon),
    fusil (weapon), pistolet (weapon), couteau (weapon), munitions (ammunition), baril (keg), fût de bière (keg)
  `),
  'Kitchen appliances': phrases(`
    four (oven appliance), micro ondes (microwave), micro onde (microwave), grille pain (toaster), cuisinière (appliance),
    poêle (appliance), plaque (appliance), rond (appliance), friteuse (appliance), bouilloire (kettle),
    casserole (appliance), frigo (fridge), laveuse (appliance), sécheuse (appliance), lave linge (appliance),
    sèche linge (appliance), chargeur (appliance), batterie (appliance), trottinette (hoverboard appliance),
    étincelles (appliance), flammèches (appliance), court circuit (appliance), prise électrique (appliance)
  `),
  Medical: phrases(`
    inconscient (unresponsive), inconsciente (unresponsive), sans connaissance (unresponsive),
    perdu connaissance (unresponsive), respire pas (unresponsive), respire plus (unresponsive),
    réveille pas (unresponsive), réveille plus (unresponsive), bouge plus (unresponsive), bouge pas (unresponsive),
    pouls (unresponsive), arrêt cardiaque (unresponsive), massage cardiaque (unresponsive), rcr (unresponsive),
    dea (unresponsive), défibrillateur (unresponsive), lèvres bleues (unresponsive), effondré (unresponsive),
    effondrée (unresponsive), étouffe (choking), étouffement (choking), étouffer (choking), coincé gorge (choking),
    pris dans gorge (choking), fausse route (choking), avalé travers (choking), allergie (allergy), allergique (allergy),
    asthme (asthma), pompe (asthma inhaler), ventoline (asthma inhaler), inhalateur (inhaler asthma),
    mal à respirer (asthma), misère à respirer (asthma), arachides (allergy), cacahuètes (allergy), noix (allergy),
    piqûre (allergy), abeille (allergy), guêpe (allergy), urticaire (allergy), enfle (allergy), gonfle (allergy),
    surdose (overdose), pilules (overdose pills), cachets (overdose pills), médicaments (overdose pills),
    javel (overdose), empoisonnement (overdose), champignons (overdose), mush (overdose), fentanyl (overdose),
    poitrine (suddenly ill), crise cardiaque (suddenly ill), infarctus (suddenly ill), avc (suddenly ill),
    malaise (suddenly ill), évanoui (suddenly ill unresponsive), évanouie (suddenly ill unresponsive),
    mal de ventre (suddenly ill), mal au ventre (suddenly ill), mal de tête (suddenly ill), fièvre (suddenly ill),
    diabète (suddenly ill), diabétique (suddenly ill), enceinte (suddenly ill), malade (suddenly ill), vertiges (suddenly ill),
    saoul (alcohol), saoule (alcohol), soûl (alcohol), soûle (alcohol), bourré (alcohol), bourrée (alcohol), ivre (alcohol),
    paqueté (alcohol), trop bu (alcohol), alcool (alcohol), éthylique (alcohol), vomit (alcohol), brosse (alcohol),
    saigne (injury), sang (injury), hémorragie (injury), blessé (injury), blessée (injury), blessure (injury),
    fracture (injury), cassé la jambe (injury), cassé le bras (injury), jambe cassée (injury), bras cassé (injury),
    entorse (injury), cheville (injury), brûlure (injury), brûlée (injury), commotion (injury), tombé (injury),
    tombée (injury), chute (injury), convulsions (seizure), convulsion (seizure), épilepsie (seizure),
    épileptique (seizure), électrocuté (injury), coup de chaleur (heat), insolation (heat), canicule (heat),
    déshydraté (heat), déshydratée (heat), gastro (infectious), grippe (infectious), covid (infectious),
    rougeole (infectious), méningite (infectious), varicelle (infectious), oreillons (infectious), gale (infectious),
    poux (infectious), contagieux (infectious), contagieuse (infectious), isolement (infectious)
  `),
  'Noise complaint': phrases(`
    tapage nocturne (noise), bruit (noise), bruyant (noise), bruyants (noise), tapage (noise), vacarme (noise), boucan (noise), musique (noise),
    fête (noise), party (noise), basses (noise), crient (noise), cris (noise), voisins (noise), dormir (noise)
  `),
  Other: phrases(`
    panne de courant (power), panne (power), courant (power), électricité (power), hydro (power), disjoncteur (power),
    plombs (power), fusible (power), lumière (power), ascenseur (lift elevator), coincé ascenseur (lift),
    coincée ascenseur (lift), orage (storm), tempête (storm), tornade (storm), verglas (storm), ouragan (storm),
    tremblement de terre (earthquake), séisme (earthquake), tremble (earthquake), journaliste (press), presse (press),
    média (press), parent (parent), parents (parent), mère (parent), père (parent), maman (parent), papa (parent),
    police (police), policier (police), policiers (police), flics (police), keufs (police), gendarmes (police),
    mandat (police), huissier (police), immigration (police officials), vomi (vomit), seringue (needle),
    aiguille (needle), verre cassé (glass), vitre (glass), éclats (glass), excréments (vomit), caca (vomit), urine (vomit),
    moisissure (mould covered), internet (wifi), wifi (wifi), autre chose (anything covered), aide (anything covered),
    sais pas quoi faire (anything covered), pas dans liste (anything covered), situation étrange (anything covered), situation bizarre (anything covered),
    rien ne correspond (anything covered)
  `),
  Pests: phrases(`
    punaises de lit (bed bugs), punaises (bed bugs), punaise (bed bugs), souris (mice), rat (rats mice), rats (rats mice),
    coquerelles (cockroaches mice), coquerelle (cockroaches mice), cafards (cockroaches mice), blattes (cockroaches mice),
    fourmis (insects bugs), guêpes (wasp bugs), insectes (insects bugs), bibittes (insects bugs), bestioles (insects bugs)
  `),
  'RLA events': phrases(`
    événement (event), soirée (event), foule (crowd event), bousculade (crowd event), trop de monde (event),
    hors de contrôle (event), dégénère (event), invités (event)
  `),
  'Safety concern': phrases(`
    inconnu (stranger), intrus (stranger), rôdeur (stranger), itinérant (stranger), sdf (stranger), squatte (stranger),
    bagarre (threat violence), bataille (threat violence), battent (threat violence), baston (threat violence),
    menace (threat), menaces (threat), menacé (threat), agresseur (attacker), agressif (threat), frappé (threat violence),
    intimidation (threat), harcèlement (threat), tireur (attacker), fusillade (attacker), coups de feu (attacker),
    otage (attacker), poignardé (attacker), attentat (attacker), bombe (bomb), colis suspect (bomb package),
    paquet suspect (bomb package), sac abandonné (bomb package), poudre blanche (bomb package), viol (sexual),
    violée (sexual), violé (sexual), sexuelle (sexual), attouchements (sexual), violence conjugale (relationship),
    chum (relationship), copain (relationship), conjoint (relationship), ex (relationship), raciste (hate),
    racistes (hate), racisme (hate), homophobe (hate), antisémite (hate), croix gammée (hate), insultes (hate),
    initiation (hazing), bizutage (hazing), intégration (hazing), vol (theft), volé (theft), volée (theft),
    cambriolage (theft), cambriolée (theft), vandalisme (theft damage), graffiti (damage), brisée exprès (damage)
  `),
  Water: phrases(`
    eau (water), fuite (leak water), fuite eau (water), plafond (ceiling water), inondation (flood water),
    inondé (flood water), inondée (flood water), dégât (water), dégât des eaux (water), tuyau (pipe water),
    toilette bouchée (toilet), toilettes bouchées (toilet), wc (toilet), déborde (overflowing), lavabo (sink),
    douche (shower), robinet (tap), égout (sewage)
  `),
  Welfare: phrases(`
    suicide (distress self-harm), suicider (distress self-harm), suicidaire (distress self-harm),
    mourir (distress self-harm), se tuer (distress self-harm), en finir (distress self-harm),
    mutile (self-harm), scarifie (self-harm), se coupe (self-harm), pleure (distress), déprimé (distress),
    déprimée (distress), dépression (distress), détresse (distress), triste (distress), deuil (distress),
    pendu (hanging), pendue (hanging), pendre (hanging), corde (hanging), sauter (jumping), toit (jumping),
    balcon (jumping), rebord (jumping), disparu (missing seen), disparue (missing seen),
    sans nouvelles (missing seen), ne répond pas (seen), mort (death), morte (death), décès (death), décédé (death),
    décédée (death), corps (death corpse), cadavre (corpse death), panique (panic), angoisse (panic), voix (voices),
    délire (voices panic), hallucinations (voices panic), psychose (voices panic), parano (voices panic),
    hôpital (hospital), urgences (hospital), hospitalisée (hospital), hospitalisé (hospital), coloc (roommate),
    colocs (roommate), colocataire (roommate), colocation (roommate), chicane (roommate), mineur (under child),
    mineure (under child), enfant (child), bébé (child), ado (under child)
  `),
} satisfies Campus['synonyms'];
