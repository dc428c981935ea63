import type { OtherQueries } from './other-queries.ts';

/** Searches in Spanish as advisors type them at night, without accents and mixed with English words, by the English title of the procedure that should come first. The other members say how a phone set to Spanish must treat other searches. */
export const SPANISH_QUERIES: OtherQueries = {
  typed: {
    'Resident locked out': `
    se azoto la puerta y me quede afuera en calcetines, la tarjeta ya no abre mi cuarto,
    me quede sin llaves afuera`,
    'Lost or stolen key': `
    se me cayo el llavero en el bus, no encuentro las llaves del cuarto, perdimos la llave maestra`,
    'Fire alarm sounding': `
    la alarma no deja de sonar, sono la alarma contra incendios, alguien no quiere evacuar`,
    'Smoke or flames seen': `
    hay humo en el tercer piso, se incendio un bote de basura, veo llamas por la ventana`,
    'Gas or carbon monoxide': `
    la cocina huele a gas, detector de monoxido sonando, uele a gas`,
    'Fire equipment, exits': `
    el extintor no esta en su lugar, pita el detector de humo,
    caja bloqueando la salida de emergencia`,
    'No heating, cold night': `
    no prende la calefaccion, estamos muertos de frio en el piso, el radiador no calienta`,
    'Smell of cannabis': `
    apesta a mota en el pasillo, huele a marihuana en el cuarto 210`,
    'Drugs or weapon found': `
    encontre una bolsa con pastillas, hay una pistola debajo del colchon,
    polvo blanco en una bolsita`,
    'Appliance smoking': `
    sale humo del microondas, se quemo la freidora de aire, bateria del patinete echando humo,
    el horno saca chispas`,
    'Unresponsive person': `
    no respira ayuda, se desmayo en la regadera, no me contesta y esta en el piso,
    labios morados y no respira, no despierta mi roommate, dar rcp`,
    Choking: `
    se atraganto con un pedazo de pollo, se esta ahogando con la comida,
    tiene algo atorado en la garganta`,
    'Allergy or asthma': `
    casi no puedo respirar, no puede respirar bien, le dio un ataque de asma,
    comio camarones y se hincho, perdio su inhalador`,
    'Overdose: drugs, pills': `
    se trago un bote de pastillas, creo que es sobredosis, tomo cloro la muchacha`,
    'Suddenly ill': `
    dolor fuerte en el pecho, le dio un infarto, se le paralizo media cara,
    le duele mucho el estomago, se le bajo el azucar`,
    'Too much alcohol': `
    esta vomitando de borracha, tomo muchisimo tequila, mi amigo esta bien pedo,
    bebio demasiado y no se levanta`,
    'Injury or seizure': `
    le sangra la cabeza, se quebro la pierna, se quemo la mano con agua hirviendo,
    le dio un ataque epileptico`,
    'Heat illness': `
    se insolo en el partido, le dio un golpe de calor, mareada por el calor`,
    'Infectious illness': `
    salio positivo de covid, todos con diarrea y vomito, tiene sarampion`,
    'Noise in quiet hours': `
    musica a todo volumen en el 3b, no me dejan dormir los del cuarto de arriba, fiesta ruidosa`,
    'Power out or lift': `
    nos quedamos atrapados en el elevador, no hay luz en todo el piso, se bajaron los fusibles`,
    'Storm or earthquake': `
    esta temblando fuerte, viene un tornado, se siente un sismo`,
    'Press or a parent asks': `
    un periodista quiere entrevistarme, la mama llama preguntando por su hijo`,
    'Police or officials': `
    ice esta en la entrada, la policia trae una orden para entrar,
    agentes de migracion buscan a un residente`,
    'Vomit, needle or glass': `
    vomito en el elevador, me pinche con una jeringa, hay vidrios en el pasillo, sangre en el baño`,
    'Bed bugs or mice': `
    tengo chinches en el colchon, vi una rata en la cocina, amaneci con picaduras`,
    'Event out of hand': `
    hay mas de cien personas y siguen llegando, se nos salio de control la fiesta,
    hay estampida en el evento`,
    'Stranger in building': `
    anda un señor extraño en el pasillo, se metio un vagabundo, hay un tipo que no vive aqui`,
    'Threat or violence': `
    se agarraron a golpes, me amenazo con matarme`,
    'Attacker or weapon': `
    hay alguien con una pistola, se oyen disparos, un tipo con cuchillo esta atacando gente,
    estan disparando en el pasillo`,
    'Bomb threat or package': `
    dejaron una mochila abandonada, dicen que hay una bomba, paquete sospechoso en recepcion`,
    'Sexual violence': `
    la violaron anoche, abusaron sexualmente de mi amiga, me tocaron sin permiso`,
    'Relationship violence': `
    su novio la golpeo, mi ex novio me esta siguiendo, el novio la tiene encerrada`,
    'Hate incident': `
    le gritaron insultos racistas, pintaron una suastica, lo insultaron por ser gay ayer`,
    Hazing: `
    los obligan a tomar en la fraternidad, novatada en el equipo, iniciacion con golpes`,
    'Theft or damage': `
    me robaron la compu, se metieron a robar a mi cuarto, rompieron la ventana a proposito`,
    'Water through ceiling': `
    se esta cayendo agua del techo, revento una tuberia, se inundo el cuarto`,
    'Distress or self-harm': `
    dice que ya no quiere vivir, se esta cortando, quiere suicidarse, se quiere quitar la vida`,
    'Hanging or jumping': `
    se quiere aventar de la azotea, esta colgado en el closet, amenaza con tirarse del balcon`,
    'Resident not seen': `
    hace tres dias que no la veo, no contesta ni abre la puerta, mi hijo no me contesta`,
    'Death of a resident': `
    encontre un cadaver, murio un residente, creo que esta muerto`,
    'Panic or voices': `
    esta teniendo un ataque de panico, oye voces que le hablan,
    anda desnuda y dice cosas sin sentido`,
    'Hospital and back': `
    se lo llevaron al hospital, la dieron de alta hoy, esta internado`,
    'Roommate conflict': `
    problemas con mi compañera de cuarto, mi roomie es muy sucio, no me llevo con mi roommate`,
    'Under 18 or a child': `
    hay un niño perdido, una residente de 17 años, bebe solo en el cuarto`,
    'Anything not covered': `
    no se que hacer en este caso, es otra cosa distinta, mi problema no esta en la lista`,
  },
  alsoFirst: [
    // SEARCH-38
    ['encontré un cuchillo en su cajón, quiere suicidarse', 'Distress or self-harm'],
    ['encontré una pistola quiere matarse', 'Distress or self-harm'],
    ['encontré una pistola y dice que se va a matar', 'Distress or self-harm'],
    ['mi compañero se va a matar', 'Distress or self-harm'],
    ['roommate passed out', 'Unresponsive person'],
    ['smells like weed', 'Smell of cannabis'],
    ['locked out of my room', 'Resident locked out'],
    ['her son is missing', 'Resident not seen'],
    ['has anyone seen my son', 'Resident not seen'],
    ['he has a gun', 'Attacker or weapon'],

    ['el papa de una residente esta aqui', 'Press or a parent asks'],
  ],
  nothing: ['hay un oso en el patio', 'examen de mates', 'dónde está el gimnasio', 'zug verspätet'],
  dangers: [
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
  ],
  harmless: [
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
  ],
};
