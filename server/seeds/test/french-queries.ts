/** Searches in French as advisors type them at night in Québec and in France, mostly without accents, by the English title of the procedure that should come first. */
const TYPED: Readonly<Record<string, string>> = {
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
    je sais pas quoi faire, c'est pas dans la liste, situation etrange`,
};

/** The same as pairs of what is typed and the title. */
export const FRENCH_QUERIES = Object.entries(TYPED).flatMap(([title, typed]) =>
  typed.split(',').map((one) => [one.trim(), title] as const),
);
