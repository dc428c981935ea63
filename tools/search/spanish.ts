import type { LanguageWords } from '../../core/search/other-language.ts';
import { SPANISH_SYNONYMS } from '../../server/domain/default-synonyms.es.ts';
import { dangersOf } from './dangers.ts';

const GUN = 'pistola/pistolas/rifle/escopeta/revolver/machete/arma!/armas!';
const KNIFE = 'cuchillo/cuchillos/navaja/navajas/punal!';
const FOR_FIRE =
  'extintor/extintores/extinguidor/extinguidores/salida/puerta/escalera/manguera/simulacro/gabinete';
const RULE = 'regla/reglamento/norma/politica/contrato/codigo/privacidad/silencio';
const BURST = 'tuberia/tuberias/tubo/tubos/caneria/canerias/llanta/llantas/globo/globos/radiador';
const FOUND = 'encontre/encontro/encontramos/encontraron/hallaron/hallamos/halle';

/** The words of Spanish that a search knows (SEARCH-37), danger as in `core/search/danger.ts`. */
export const SPANISH: LanguageWords = {
  synonyms: SPANISH_SYNONYMS,
  dangers: dangersOf({
    harmless: `${FOR_FIRE} de/contra incendio/fuego, fuegos! artificiales, me/te/nos/lo/la llamas!, bomba de agua/aire/calor/piscina/alberca, violo/violaron/violado/violar la/las/el/los/una/un ${RULE}, violacion de/del/a ${RULE}, violacion de/a la/las/los/una ${RULE}, exploto/explotaron la/el/las/los/una/un/mi ${BURST}, ${BURST} se exploto/explotaron, ${BURST} exploto/explotaron, exploto de risa, ahorrar!/ahorro!/ahorrado!/ahorrada!/ahorrando!/ahorrarse!/apuntalo!/bobas!/bombo!/bombos!/escobeta!/machote!/piscola!/piscolas!, alarma/alarmas disparando, alarma/alarmas se esta/estan disparando, disparando la/las alarma/alarmas, tirar/lanzar/aventar basura/cosas/objetos/botellas/latas/huevos/agua`,
    gun: `${GUN}/tirador!/tiradores!/rehen!/rehenes!/armado!/armada!/atacante/balacera!/tiroteo/balazos!/disparos!/disparando!/tiros!`,
    knife: `${KNIFE}/apunalo/apunalaron/apunalado/apunalada/acuchillo`,
    foundWeapon: `${FOUND} * ${GUN}/${KNIFE}, ${GUN}/${KNIFE} debajo/escondida/escondido, ${GUN}/${KNIFE} en * mochila/bolsa/cama/closet/cajon/escritorio/locker/carro`,
    assault: 'violo/violaron/violada/violado/violacion/agredio/agredieron/agresion',
    bomb: 'bomba/bombas/explosion/explosivo/exploto!/explotaron!',
    suicide:
      'suicidio/suicidarse/suicidar/suicida/kms, matarse/ahorcarse/ahorcar/ahorco/ahorcado/ahorcada/ahorcando, me quiero! morir/matar, se quiere/quiero morir/matar, se va!/iba! a matar/ahorcar, me voy! a matar/ahorcar, quiero/quiere morirse/morirme/morir, quitarse/quitarme la vida, quiere/quiero vivir $, quiere/quiero vivir mas/asi, seguir viviendo! $, seguir viviendo! mas/asi, ganas * vivir $, sin ganas de vivir, ganas de vivir mas/asi/y/ni, aventarse/tirarse/lanzarse/saltar * azotea/ventana/techo/puente/balcon!, se * aventar/tirar/lanzar * azotea/ventana/techo/puente/balcon!',
    killOrSuicide: 'matarme/matarnos!',
    kill: 'matarlo!/matarla!, me/nos/lo/la/le quiere!/quieren!/quiso! matar, dice/dijo que me/nos/lo/la va a matar, te voy a matar',
    unresponsive:
      'no/ni/apenas/casi/sin respira/respirar/respirando, dejo/dejado/dejando/deja/paro de respirar, no * respira/respirando, sin pulso!, no * pulso!, no responde/reacciona/despierta/despertar/despertarlo/despertarla, no se despierta, inconsciente/inconciente, no * contesta * suelo!/tirado/tirada, suelo!/tirado/tirada * no contesta, no * contesta * esta en el piso $, esta en el piso y/pero no contesta/responde, labios * azules/morados!, se puso/pone azul/morado!/morada!, se puso/pone todo/toda azul/morado!/morada!, poniendo/poniendose/ponerse azul/morado!/morada!, poniendo/poniendose todo/toda azul/morado!/morada!',
    fainted: 'se desmayo, desmayado/desmayada/desmayo/desplomo',
    breath:
      'puedo/puede respirar, puedo/puede casi/ni/bien respirar, cuesta/dificultad/trabajo * respirar, respira/respirando con dificultad, se/me ahoga!/ahogan!/ahogo!/ahogando, ahogandose/asfixia/asfixiando/desangra/desangrando',
    dying: 'se/me esta/estoy muriendo, muriendose/agoniza',
    kidnapped: 'secuestro/secuestraron/secuestrada/secuestrado',
    overdose: 'sobredosis',
    poison: 'tomo/trago!/bebio/ingirio * cloro!/lejia/veneno/detergente/anticongelante',
    swallowed: '',
    fire: 'fuego/incendio/llamas!/lumbre, se incendio, se esta quemando!',
    gas: '^ gas $, fuga/escape/olor/huele gas, fuga/escape/olor de gas, huele/olor/apesta * a gas, monoxido',
  }),
  small:
    'a al algo asi aqui aun bien como con cual cuando de del desde dio donde dos el ella ellas ellos en entre era es esa ese eso esta estaba estan este esto estoy fue ha han hasta hay he la las le les lo los me mi mis mucho muy nos o para pero por porque que quien se ser si son soy su sus tan te tiene tengo tu un una unas uno unos y ya yo',
};
