import type { LanguageWords } from '../../core/search/other-language.ts';
import { FRENCH_SYNONYMS } from '../../server/domain/default-synonyms.fr.ts';
import { dangersOf } from './dangers.ts';

/** Returns words, and what each is behind a shortened one, whose apostrophe is left out: 'incendie' and 'lincendie'. */
const elided = (words: string, ...shortened: readonly string[]): string =>
  words
    .split('/')
    .flatMap((word) => [word, ...shortened.map((before) => before + word)])
    .join('/');

const GUN =
  'arme!/armes!/darme!/gun/guns/pistolet/pistolets/fusil/fusils/carabine!/revolver!/machette';
const KNIFE = 'couteau/couteaux/poignard/canif!';
const FOUND = 'trouve!/trouvee!/trouver!/retrouve!/retrouvee!';
const LEFT = 'oublie!/oubliee!/abandonne!/abandonnee!/decouvert/confisque!/traine!';
const PLACE =
  'sac/lit/tiroir/placard/valise/bureau/armoire/larmoire/poubelle/casier/coffre/commode/etagere/letagere/table/lavabo';
const FIRE = elided('incendie', 'l', 'd');
const FOR_FIRE =
  'extincteur/extincteurs/devidoir/hose/service/inspecteur/controle/inspection/normes/porte/portes/escalier/escaliers/sortie/exercice/lexercice/boyau/couverture';
const RULE =
  'regle/regles/reglement/reglements/bail/contrat/code/politique/vie/confidentialite/intimite';
const THROWN =
  'ordures/dechets/objets/objet/choses/bouteille/bouteilles/canettes/oeufs/eau/megots/poubelle/poubelles/linge';
const STILL = 'ascenseur/lascenseur/auto/lauto/char/voiture/porte/file/cle/store/fenetre/machine';
const STANDING = 'plafond/toit/mur/lit/etagere/letagere/bureau/plancher';
const NOT = 'pas/plus/pu/pus';
const ITS = 'le/la/les/un/une/notre/mon/ma/son/sa';
const HIGH = 'toit/fenetre/balcon!/pont/vide/rambarde/rebord!';
const FLOOR = 'terre/sol/plancher/etendu/etendue/couche/couchee/allonge/allongee';
const BLUE = 'bleu/bleue/bleus/bleues/mauve/mauves/violettes';
const CHOKES = elided('etouffe!/etouffer!/etrangle!/etrangler!', 's', 'm', 'j');

/** The words of French that a search knows (SEARCH-37), danger as in `core/search/danger.ts`. */
export const FRENCH: LanguageWords = {
  isUntranslated: true,
  synonyms: FRENCH_SYNONYMS,
  dangers: dangersOf({
    harmless: `en finir avec le/les/ce/cet/cette/ces/son/leur/lui/elle/eux, ${FOR_FIRE} dincendie, ^ ${FOR_FIRE} incendie, exercice/lexercice/boyau/couverture incendie/feu, ${FOR_FIRE} de/anti/d/contre/coupe/du/des incendie/incendies/lincendie/feu, coupe/pare feu, feu/feux rouge/rouges/vert/verts/artifice/dartifice, feu/feux d/de artifice/circulation/detresse, a petit feu, feu doux/vif/moyen, as/tas/aurais du feu, bombe/bombes lacrymogene/lacrymogenes/aerosol, bombe de/a peinture/deodorant/laque/insecticide/eau/raser, explose de rire, tuyau/tuyaux/conduite/conduites/radiateur/pneu/pneus/ballon/bouteille/canette/facture/factures a/ont explose, gaz poivre/lacrymogene, steak/viande/boeuf hache/hachee, pistolet a/de colle/eau/peinture, fusil a/de clous/eau/colle, rape a/de fromage, fromage rape, viole/viole/violer/violent/violation le/la/les/du/des/de/un/une/ma/sa ${RULE}, jeter/jete/jetee/jette/jettent/lancer/lance/lancent/lancent de/des/les/la/une/un/du/ses/son ${THROWN}, jeter/jete/jette/lance/lancer ${THROWN}, mourir/meurt/meurs de rire/faim/chaud/chaleur/froid/fatigue/soif/honte/ennui/peur, mourir/meurt/meurs dennui, pendre/pendaison la/de cremaillere, tire/tirer/tiree du/la/les/sur/un/une/le lit/chasse/alarme/porte/rideau/rideaux/cheveux/joint/cigarette/sonnette/poignee/fil, tire/tirer lalarme, tire/tirer sur le/la/les/un/une/son/sa/ses joint/joints/cigarette/poignee/sonnette/corde/fil/fils/porte/rideau/rideaux/cheveux/laisse, ^ ${STILL} bouge ${NOT}, ^ ${ITS} ${STILL} bouge ${NOT}, ^ ${STANDING} sest/est effondre/effondree, ^ ${ITS} ${STANDING} sest/est effondre/effondree, ^ ${STANDING} seffondre/effondre, ^ ${ITS} ${STANDING} seffondre/effondre, bougie!/bougies! ${NOT}, plombs/plomb/fusible/fusibles/disjoncteur a/ont saute, effondre/effondree en larmes, ^ on etouffe $, on etouffe ici, on etouffe dans ma/la/les/nos/notre/cette chambre/chambres/salle/residence, jetouffe ici, jetouffe dans ma/la/cette chambre/salle, etouffe/jetouffe/setouffe de rire/chaleur/chaud, enlevement de/des/du ordures/dechets/neige/meubles/encombrants/graffiti/graffitis, fait enlever ses/son/sa/les/des/le/une/deux dent/dents/points/platre/appendice/amygdales/tatouage/voiture/auto/char, noye/noyee/noie/noyer dans/sous le/les/mes/ses travail/devoirs/examens/etudes, coteau!/coteaux!/couteux!/manchette!/manchettes!/nomade!/nomades!/surdoue!/surdoues!`,
    gun: `${GUN}/armee!/tireur!/tireurs!/otage/otages/dotage!/dotages!/fusillade/attentat/terroriste!/terroristes!, coup/coups de feu, tirs! dans/dehors/$/partout, ca/quelquun/il/elle/on tire! dans/partout/dehors/$, tirent! dans/partout/dehors, tire!/tirent!/tirait!/tirer! sur, nous/me/te/se/lui/leur/ma/ta tire!/tirent!/tirait!/tirer! dessus, nous/lui/leur a/ont tire! dessus, nous/les/des attaque!/attaquent!, attaque!/attaquent! * gens/etudiants/etudiantes/residents/personnes/monde/filles/quelquun`,
    knife: `${KNIFE}/poignarde/poignardee/poignarder, hache!`,
    foundWeapon: `${FOUND}/decouvert/chope!/ramasse! * ${GUN}/${KNIFE}, ${GUN}/${KNIFE} sous/valise/cache/cachee, ${GUN}/${KNIFE} * ${FOUND}/${LEFT}, ${GUN}/${KNIFE} dans/sur/derriere * ${PLACE}`,
    assault:
      'viol!/viole!/violee!/violees!/violer!/violeur!/agresse!/agressee!/agresser!/agressees!/agression!/agressions!/lagression!/dagression!',
    bomb: 'bombe/bombes/explosion/lexplosion/explosif/explosifs/dexplosif/explose!',
    suicide: `me/se/sest/suis foutre!/fous!/fout!/foutu!/foutue! en lair, me/se/sest/suis foutre!/fous!/fout!/foutu!/foutue! en l air, suicide/suicider/suicidaire/suicidaires, se/me tuer!, ma tuer! moi, envie/veut/veux/voudrait/voudrais/voulait/voulais/prefere/vouloir mourir!, envie/veut/veux/autant de/bien mourir!, autant mourir!, en finir $, en finir avec la/sa/ma vie, veut/veux/voulait/voudrait en finir, fin a ses/mes jours, ${NOT}/aucune/jamais * envie de vivre! $, ${NOT}/aucune/jamais * envie de vivre! comme/et/mais/ni, veut/veux ${NOT} vivre! $, veut/veux ${NOT} vivre! comme/et/mais/ni, ${NOT} continuer a vivre! $, tanne/tannee/ecoeure/ecoeuree de vivre!, sauter!/saute! * ${HIGH}, se/me/sest/cest/mest/suis jeter!/jete!/jetee!/jette! * ${HIGH}, se/me/sest/cest/suis jeter!/jete!/jetee!/jette! sous/devant, pendu!/pendue!/pendre!/pendaison!, corde au/autour cou/du, automutile/automutilation/mutile/smutile/scarifie/scarification/veines!`,
    killOrSuicide: '',
    kill: 'veut/va/vais/voulait/veulent/vont/menace/menacee me/le/la/les/nous/te/de tuer!, de me/le/la/les/nous tuer!, la/ma/ta tuee!',
    unresponsive: `respire/respirait/respirent ${NOT}, ${NOT} respire!/respiree!, arrete/cesse/arreter de respirer, respire/respirait/respirent a peine, a peine respire!, respire vraiment/meme/presque/quasi/carrement/toujours/quasiment ${NOT}, inconscient/inconsciente/inconsiente/inconsient, sans/perdu/perd/perdre/repris connaissance, perte de connaissance, reveille/reveillent/reveillait ${NOT}, reveille vraiment/meme/toujours ${NOT}, arrive/narrive/peux/peut/capable/reussi/reussit/impossible * reveiller!, pouls!, arret cardiaque/respiratoire, coeur arrete/sarrete/sest/bat arrete/plus, reagit ${NOT}, aucune reaction, bouge/bougent!/bougeait! ${NOT}, repond ${NOT} * ${FLOOR}, ${FLOOR} * repond ${NOT}, repond ${NOT} * secoue/secouer, repond plus a rien, levres/visage * ${BLUE}, devient/devenu/devenue/tourne/tout/toute ${BLUE}`,
    fainted:
      'evanoui/evanouie/evanouir/sevanouit/sevanouir/sevanoui, seffondre, sest effondre/effondree/ecroule!/ecroulee!, dans les pommes!',
    breath: `coeur va/qui exploser!/explose!, mal/misere/difficulte/difficultes/peine/peux/peut/arrive/narrive/arrivent a/pas/plus * respirer, respire mal/difficilement, respire tres/vraiment mal, manque/manquer dair/air, manque d air, ${CHOKES}/etouffement/suffoque, se noie/noyer!, noyade/noye!/noyee!, vide de son sang, perd beaucoup/trop de sang`,
    dying: 'train de mourir!, va/vais mourir!, meurt!/agonise',
    kidnapped:
      'kidnappe/kidnappee/kidnapper/kidnapping/enlevement/sequestre/sequestree, fait enlever!, fille/fils/soeur/frere/ami/amie/lamie/copain/copine/chum/blonde/coloc/etudiant/etudiante/letudiante/resident/residente/enfant/lenfant/bebe/gars/quelquun a ete enleve!/enlevee!, enleve! ma/mon/sa/son/une/un fille/fils/soeur/frere/ami/amie/coloc/etudiant/etudiante/enfant/bebe, ^ il/elle a ete enleve!/enlevee!',
    overdose: 'surdose/surdoses/overdoses',
    poison:
      'bu/boit/boire/avale/avalee/avaler/ingere * javel/poison!/antigel/detergent/deboucheur/nettoyant/produit/produits',
    swallowed:
      'avale/avalee/avaler * arete!/aretes!/larete!, arete!/aretes!/larete! * gorge/coince/coincee/prise/bloque/bloquee/travers',
    fire: `${FIRE}/incendies/flammes, ^ feu, en/au/le/du/un/petit/gros/prend/pris feu, alarme/lalarme feu, alarme/lalarme de feu, ca/ca brule! $, chambre/cuisine/poubelle/matelas/lit/rideau/rideaux/batiment/residence brule!/brulent!`,
    gas: '^ gaz $, fuite/odeur/senteur! gaz, fuite/odeur/senteur! de gaz, sent/pue/sentait * le/du gaz, monoxyde',
  }),
  small:
    'a ai alors as au aussi aux avec c ca ce cela ces cest cet cette chez comme d dans de des deja donc du elle elles en encore est et etait etre eu fait faut il ils j jai je l la le les leur lui m ma mais me meme mes moi mon n ne ni nos notre nous on ont ou par parce pour qu quand que quelqu quelqun qui quoi s sa se sest ses si son sont suis sur t ta te tes toi ton tres tu un une votre vous y ya',
};
