import type { Campus } from '#core/campus/setting.ts';
import { phrases } from './default-synonyms.ts';

/** The same in Spanish, beside the names that the translated procedures have themselves; no category has to be there. */
export const SPANISH_SYNONYMS = {
  Access: phrases(`
    encerrado fuera (fuera), encerrada fuera (fuera), me dejé las llaves (fuera),
    se me olvidaron las llaves (fuera), olvidé la tarjeta (fuera), dejé mi credencial (fuera),
    abrir mi cuarto (fuera), abrir mi habitación (fuera), cerradura rota (fuera),
    se trabó la cerradura (fuera), cerradura (puerta), llave rota (fuera), chapa (puerta),
    llave de repuesto (copia), extravié la llave (perdida), llaves perdidas (perdida),
    llaves robadas (robada), se me cayeron las llaves (perdida), perdí el llavero (perdida),
    fob (llavero), chip (llavero), tarjeta perdida (perdida), tarjeta robada (robada)
  `),
  'Illicit substances': phrases(`
    weed (marihuana), pasto (marihuana), yerba (marihuana), ganja (marihuana),
    churro de mota (marihuana), toque (marihuana), bong (marihuana), pipa (marihuana),
    fumando (fuman), fumar (fuman), están fumando (marihuana), vapear (vapeo), vapeador (vapeo),
    cigarro electrónico (vapeo), vende drogas (marihuana), vendiendo drogas (marihuana),
    camello (marihuana), narcomenudeo (marihuana), cocaína (droga), coca (droga), perico (droga),
    éxtasis (droga), cristal (droga), pistola (arma), rifle (arma), revólver (arma),
    machete (arma), cuchillo (arma), puñal (navaja), cartuchos (munición), cervezas (alcohol),
    barril (alcohol), botellas (alcohol), parafernalia (droga)
  `),
  'Noise complaint': phrases(`
    fiesta (ruido), música (ruido), volumen (ruido), ruidosos (ruido), gritan (gritos),
    gritando (gritos), golpes en la pared (ruido), guitarra (ruido), tambores (ruido),
    altavoz (bocina), bajos (música), reguetón (música), relajo (escándalo), jaleo (escándalo),
    no puedo dormir (ruido), no me deja dormir (ruido), vecinos (ruido), televisión alta (ruido),
    muy alto (ruido), hacen escándalo (ruido), silencio (ruido)
  `),
  Other: phrases(`
    paquete perdido (otra cosa), sin internet (internet), no funciona el internet (internet),
    red (wifi), goteo (avería), bombilla fundida (avería), foco fundido (avería), mancha (moho),
    apagones (apagón), se cayó la luz (apagón), sin luz (apagón), a oscuras (apagón),
    fusibles (fusible), saltaron los plomos (apagón), plomos (apagón), diferencial (apagón), breaker (apagón),
    atrapado (ascensor), atrapada (ascensor), atrapado en el ascensor (ascensor),
    atrapado en el elevador (elevador), encerrada en el elevador (elevador),
    ascensor averiado (ascensor), montacargas (ascensor), lluvia (tormenta), granizo (tormenta),
    nevada (tormenta), rayos (tormenta), truenos (tormenta), viento (tormenta),
    se mueve el suelo (terremoto), se mueve el edificio (terremoto), seísmo (terremoto),
    alerta sísmica (terremoto), maremoto (tsunami), entrevista (prensa), noticias (prensa),
    televisión (prensa), mamá (familiares), papá (familiares), madre (familiares),
    padre (familiares), familia (familiares), policías (policía), patrulla (policía),
    redada (policía), funcionario (autoridades), abogado (autoridades), notificación (citación),
    agujas (aguja), pinchazo (aguja), cristal roto (vidrio), vidrio roto (vidrio),
    vaso roto (vidrio), vomitado (vómito), charco de vómito (vómito), caca (heces), popó (heces),
    mierda (heces)
  `),
  Pests: phrases(`
    ratón (ratones), rata (ratas), roedores (ratones), cucaracha (cucarachas), chinche (chinches),
    pulgas (chinches), piojos (chinches), picaduras (chinches), mosquitos (bichos),
    moscas (bichos), abejas (avispas), panal (avispas), avispero (avispas), alacrán (bichos),
    escorpión (bichos), araña (bichos), arañas (bichos), serpiente (bichos), víbora (bichos),
    culebra (bichos), gusanos (bichos), mordedura de animal (murciélago), mordió un perro (plaga),
    fumigar (plaga)
  `),
  'RLA events': phrases(`
    fiesta (evento), reunión (evento), actividad (evento), aforo (gente), no caben (gente),
    aplastados (avalancha), aplastamiento (avalancha), estampida (avalancha), empujones (avalancha),
    se descontroló (descontrolado), fuera de control (descontrolado), gente de más (gente),
    colados (coló), se colaron (coló), invitados (invitación), pachanga (fiesta)
  `),
  'Safety concern': phrases(`
    allanamiento (intruso), hombre extraño (extraño), hombre raro (extraño),
    persona extraña (extraño), entró alguien (extraño), hay alguien en el edificio (extraño),
    vagabundo (indigente), sintecho (indigente), sin hogar (indigente), vendedor (desconocido),
    mirón (extraño), sospechoso (extraño), rondando (ronda), señor durmiendo (extraño), durmiendo en la entrada (extraño),
    toca las puertas (extraño), prueba las puertas (extraño), no es estudiante (extraño),
    golpes (violencia), golpearon (violencia), pegaron (violencia), puñetazo (violencia),
    riña (pelea), bronca (pelea), pleito (pelea), peleando (pelea), madriza (golpiza),
    amenazas (amenaza), amenazan (amenaza), asaltaron (asalto), asaltado (asalto),
    atracaron (atraco), atacaron (violencia), bullying (amenaza), ciberacoso (amenaza),
    agresivo (violencia), violento (violencia), estrangularon (violencia),
    violada (sexual), violado (sexual), violaron (sexual), me forzó (sexual),
    sumisión química (sexual), desperté sin ropa (sexual), desperté desnuda (sexual),
    pastilla del día después (sexual), abusó de mí (sexual), me tocaron (sexual),
    acoso (amenaza sexual), novio (pareja), novia (pareja), marido (pareja), esposo (pareja),
    esposa (pareja), ex (pareja), mi ex está (pareja), ex en la puerta (pareja), me persigue (pareja), me acosa (pareja), acosador (pareja),
    stalker (pareja), me controla (pareja), me revisa el teléfono (pareja),
    orden de alejamiento (pareja), orden de restricción (pareja), matrimonio forzado (pareja),
    moretones (pareja), violencia en casa (pareja), racista (racismo), racistas (racismo),
    nazi (odio), esvástica (odio), pintaron una esvástica (odio), esvástica en la puerta (odio), pintada (odio), pintaron (odio), me dijeron (odio), me llamaron (odio), grafiti (odio), homófobo (homofobia),
    tránsfobo (transfobia), islamofobia (odio), antisemita (antisemitismo), insultos (odio),
    novatadas (novatada), novatos (novatada), ritual (novatada), rito (novatada),
    juramento (novatada), hermandad (fraternidad), bautizo (novatada), robaron (robo),
    robado (robo), robada (robo), ladrón (robo), ladrones (robo), cartera (robo),
    celular robado (robo), móvil robado (robo), falta dinero (robo), rompieron (daños),
    vandalizaron (daños), ventana quebrada (daños)
  `),
  Water: phrases(`
    inundado (inundación), inundada (inundación), inunda (inundación), gotea (gotera),
    goteras (gotera), chorrea (agua), cae agua (agua), llueve dentro (gotera), tubo roto (tubería),
    cañería (tubería), caño (tubería), excusado (inodoro), wáter (inodoro), retrete (inodoro),
    taza del baño (inodoro), váter (inodoro), se desborda (desbordado), regadera (agua),
    ducha (agua), lavabo (agua), fregadero (agua), grifo (agua), llave del agua (agua),
    fuga (agua), drenaje (desagüe), coladera (desagüe), aguas negras (desagüe),
    atascado (tapado), se filtra (filtración), techo mojado (techo)
  `),
} satisfies Campus['synonyms'];
