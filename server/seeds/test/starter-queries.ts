/**
 * The words that students and staff type at night, by the procedure that should come first. '|' separates two that are
 * both right. The searches are written as people speak, with typos and abbreviations.
 */
const TYPED: Readonly<Record<string, string>> = {
  'Resident locked out': `
    locked out, lockout, locked out of room, forgot key, left my key inside, door wont open,
    locked out no phone`,
  'Lost or stolen key': `
    lost key, lost card, stolen key, key, fob, lost fob, swipe card, lost my key, lost id card`,
  'Fire alarm sounding': `
    fire alarm, alarm, alarm going off, smoke alarm, fire, evacuate, fire drill, firealarm,
    fire alarm again, fire alarm wont stop`,
  'Smoke or flames seen': `
    smoke, flames, burning, burning smell, smell of burning, smell of smoke, bin on fire,
    something burning, smoke in kitchen, fire in kitchen, kitchen fire, stove on fire`,
  'Fire alarm sounding|Smoke or flames seen|Appliance smoking': `
    burnt popcorn, burnt toast, burnt food, candle, explosion`,
  'Gas or carbon monoxide': `
    gas, gas leak, smell of gas, smells like gas, co alarm, co detector, carbon monoxide,
    carbon monoxide alarm, fumes, co, smell gas, carbon monoxide beeping, gas smell,
    smell of gas in kitchen, rotten eggs smell`,
  'No heating, cold night': `
    no heating, heating broken, heater broken, heating, room is cold, cold room, freezing,
    radiator, no hot water, boiler, heater not working, no heat, heating off, its freezing,
    hypothermia`,
  'Smell of cannabis': `
    weed, weed smell, smell of weed, cannabis, marijuana, pot, smoking weed, joint,
    smells like weed, dealer, smell of pot, vaping`,
  'Appliance smoking': `
    oven, microwave, microwave smoking, toaster, stove, sparks, oven smoking, microwave sparks`,
  'Unresponsive person': `
    unresponsive, unconscious, not responding, not waking up, wont wake up, won’t wake,
    passed out, collapsed, not breathing, stopped breathing, student not breathing, no pulse,
    found on floor, blue lips, cpr, aed, defibrillator, electrocuted, electric shock, unconcious,
    blacked out, student collapsed in shower, roommate wont wake up, guy passed out on stairs,
    unconsious, drowning, not waking, won't wake up, wont wake, collapse, out cold,
    limp on floor, gasping, turning blue, cardiac arrest, heart stopped, recovery position,
    lifeless, drowned, cant wake her`,
  'Smell of cannabis|Overdose: drugs, pills': `
    drugs in room, drugs, drug dealing`,
  'Appliance smoking|Smoke or flames seen': `
    oven on fire, pan on fire`,
  'Unresponsive person|Death of a resident': `
    dead, dead body, body, found dead`,
  'Unresponsive person|Suddenly ill': `
    fainted, faint`,
  'Unresponsive person|Allergy or asthma|Choking|Suddenly ill': `
    cant breathe, can't breathe, trouble breathing, hard to breathe, short of breath,
    breathing difficulty`,
  Choking: `
    choking, choke, chocking, food stuck in throat, heimlich, back blows, choking on food,
    something stuck in throat, food stuck, stuck in windpipe, can't swallow, cannot speak,
    holding throat, abdominal thrusts, swallowed bone, gagging`,
  'Allergy or asthma': `
    allergic reaction, allergy, anaphylaxis, epipen, epi pen, peanut, nut allergy, asthma,
    asthma attack, inhaler, bee sting, swollen face, anaphylactic shock, wheezing,
    throat swelling, peanut reaction, asthma no inhaler, alergic reaction, anaphilaxis, allergic,
    anaphylactic, anaphalaxis, epi-pen, jext, adrenaline, epinephrine, injector, auto injector,
    nuts, shellfish, wasp sting, stung, hives, swollen lips, swollen tongue, throat closing,
    puffer, ventolin, salbutamol, albuterol, wheeze`,
  'Overdose: drugs, pills': `
    overdose, overdosed, overdo, od, took pills, pills, took too many pills, tablets, narcan,
    naloxone, fentanyl, heroin, mdma, xanax, bad trip, paracetamol, drug overdose,
    swallowed pills, she took a whole bottle of pills, he ate mushrooms, swallowed bleach,
    ovedose, o.d., tylenol, acetaminophen, ibuprofen, sleeping pills, antidepressants,
    nasal spray, opioid, opioids, oxy, benzos, cocaine, coke, ketamine, k hole, ecstasy, molly,
    pills at party, lsd, acid, shrooms, mushrooms, spice, edibles, too high, green out, ghb,
    meth, adderall, nitrous, balloons, bleach, drank bleach, poison, poisoned, poisoning,
    took something, on drugs, overdose on purpose`,
  'Suddenly ill': `
    chest pain, heart attack, stroke, meningitis, diabetic, low blood sugar, fever, suddenly ill,
    feels ill, sick, migraine, stomach pain, miscarriage, pregnant and bleeding, chest pains,
    thinks its a stroke, meningitus, high fever, hart attack, diarrhoea, ill, unwell, very ill,
    chest tight, palpitations, heart racing, face drooping, slurred speech, numb arm,
    one side weak, worst headache, headache, diabetes, hypo, low sugar, insulin, high sugar,
    rash, stiff neck, high temperature, sepsis, septicaemia, light hurts eyes, dizzy,
    abdominal pain, appendicitis, vomiting blood, coughing blood, food poisoning, pregnant,
    period pain`,
  'Too much alcohol': `
    drunk, too drunk, alcohol, alcohol poisoning, someone is drunk, vomiting, throwing up,
    wasted, intoxicated, drink spiked, spiked, drunk student, vomitting, blackout drunk,
    drunk and vomiting, drunk guest, spiked drink at party, alchohol, drunken, hammered, smashed,
    plastered, too much to drink, vodka, puking, passed out drunk, spiked drink, roofie, roofied,
    date rape drug, drugged, hangover, bucket`,
  'Injury or seizure': `
    injury, bleeding, blood, cut, deep cut, head injury, hit head, fell down stairs,
    fell from window, broken bone, broken arm, burn, scald, seizure, fit, epilepsy, siezure,
    concussion, nosebleed, having a fit, seizure in lounge, bleeding a lot, nose bleeding,
    broken ankle, twisted ankle, burned hand cooking, hit by car, concusion, injured, hurt,
    accident, heavy bleeding, won't stop bleeding, tourniquet, cut wrist, wound, stitches,
    stabbed himself, fall, fell, neck, back injury, broken leg, fracture, sprain, sprained ankle,
    dislocated, burned, burnt, boiling water, fitting, fits, convulsion, jerking, shaking,
    epileptic, swallowed by mistake, tooth, eye, plaster, first aid`,
  'Heat illness': `
    heatstroke, heat stroke, heat exhaustion, sunstroke, overheated, too hot in room, sun stroke,
    hot room, heatwave, heat wave, sunburn, dehydrated, dehydration, fainted in the heat`,
  'Noise in quiet hours': `
    noise, noise complaint, loud music, party, loud party, loud neighbours, too loud, shouting,
    screaming, quiet hours, banging, noisy neighbours, party upstairs`,
  'Power out or lift': `
    no power, lights out, fuse, lift, lift stuck, stuck in elevator, trapped in the lift`,
  'Storm or earthquake': `
    severe weather, hurricane, thunderstorm, aftershock, gale, quake`,
  'Press or a parent asks': `
    press, journalist, reporter, media, tv crew, parent, mother on the phone, worried parent`,
  'Hate incident': `
    hate, hate crime, racist, racism, swastika, slur, homophobic, antisemitic, islamophobic,
    racist graffiti, discrimination`,
  Hazing: `
    hazing, hazed, initiation, pledge, fraternity, hell week, ragging`,
  'Bed bugs or mice': `
    mice, mouse, rats, rat in kitchen, bed bugs, bedbugs, cockroach, insects, bat in room,
    cockroaches, mouse in room, rat, bedbug, wasp nest`,
  'Event out of hand': `
    event, crowd, uninvited guests, event out of control, too many people, party out of control`,
  'Stranger in building': `
    stranger, intruder, trespasser, break in, burglar, tailgating, someone followed me in,
    man lurking outside, break-in, door broken into, broke in, trespassing, unknown person,
    unknown man, homeless person, followed me in, prowler, creepy man, peeping tom, lurking,
    loitering, suspicious person, door to door, salesman, not a student`,
  'Threat or violence': `
    fight, fighting, violent, violence, threat, threatened, attacked, punched, strangled, robbed,
    mugged, fight in corridor, two guys fighting, roommate threatening me, threats,
    threatening, brawl, punch, hit, assault, assaulted, beaten up, robbery, stabbed, aggressive,
    aggression, angry resident, roommate fight, bullying, hostile`,
  'Attacker or weapon': `
    gun, knife, weapon, shooter, active shooter, shooting, shots fired, stabbing,
    someone with a knife, armed, man with gun, gunshots, guy with gun, somebody has a knife,
    shots heard, stabbing in hall, active shoter, gunman, rifle, pistol, man with knife, machete,
    sword, armed person, weapon seen, attacker, attack, terrorist, terror attack, stabber,
    lockdown, run hide tell, run hide fight, acid attack, rampage, hostage`,
  'Bomb threat or package': `
    bomb, bomb threat, suspicious package, unattended bag, bomb treat, suspicous package,
    bomb scare, bomb alert, explosive, explosives, explosion threat, suspicious parcel,
    suspicious item, suspicious bag, suspicious letter, strange package, strange box,
    threatening phone call, swatting, grenade, white powder`,
  'Sexual violence': `
    rape, raped, sexual assault, sexually assaulted, groped, assulted sexually, raped at party,
    sexually harassed, groping, touched without consent, consent, drugged and raped,
    sexual harassment, molested, sex without consent, assault at party, title ix, sarc, rape kit,
    morning after pill, pep`,
  'Relationship violence': `
    domestic violence, domestic abuse, abusive boyfriend, abusive relationship, stalking,
    stalker, ex boyfriend outside, dating violence, boyfriend hit her, ex keeps texting,
    stalker outside, abuse, abused, abusive, abusive girlfriend, abusive partner, dv,
    relationship violence, partner violence, boyfriend hits, girlfriend hits, ex boyfriend,
    ex girlfriend, ex wont leave, controlling, coercive control, jealous partner, stalked,
    tracked, airtag, keeps messaging, restraining order, choked by boyfriend, bruises,
    honour violence, forced marriage, revenge porn`,
  'Water through ceiling': `
    leak, flood, flooding, water, burst pipe, water through ceiling, ceiling leaking, dripping,
    water leak, flod, toilet overflowing, flooded bathroom, water coming through light,
    pipe burst, toilet blocked, leaking roof`,
  'Distress or self-harm': `
    suicide, suicidal, wants to die, kill myself, kill herself, self harm, selfharm, cutting,
    anxiety, anxious, depressed, crying, breakdown, upset, mental health, sucidal,
    says she wants to die, suicde, suicidal student, suicide note, selfharming, cutting herself,
    hearing things, cant stop crying, wants to kill herself, self-harm, burning himself,
    meltdown, depression, hopeless, distress, crisis, homesick, lonely, not eating, flashback,
    threatening suicide`,
  'Hanging or jumping': `
    hanging, hanged, noose, jump, jumping, on a ledge, on the roof, going to jump, on roof,
    found hanging, tried to hang himself, hung himself, hanged herself, rope, belt round neck,
    cord round neck, ligature, strangling herself, on the ledge, on the window sill,
    about to jump, jumper, jumped, asphyxiation`,
  'Resident not seen|Resident locked out': `
    wont open door`,
  'Resident not seen': `
    missing, missing person, missing student, not seen, not answering, welfare check,
    roommate missing, worried about a resident, not seen for days, missing roomate,
    parents cant reach, missing resident, student missing, nobody has seen, havent seen,
    no answer at door, not replying, not picking up, disappeared, gone, vanished,
    runaway, didnt come home, not been to class, wellness check, check on roommate,
    worried about friend, worried about roommate, mother worried, goodbye message,
    locked in room`,
  'Death of a resident': `
    death, died, someone died, body found, student death, student died, deceased, passed away,
    corpse, fatality, friend died, news of death, memorial`,
  'Roommate conflict': `
    roommate conflict, roommates arguing, roommate problems, my roommate steals my food,
    roommates fighting over the thermostat, flatmates bickering about dishes`,
  'Police or officials': `
    police at the door, cops want to come in, immigration officers in the lobby, search warrant,
    officer asking for a resident, man serving court papers`,
  'Panic or voices': `
    panic attack, panic, panic atack, having a panic attack, hearing voices, psychosis, paranoid,
    manic, hyperventilating, acting strange and talking to people who arent there`,
  'Hospital and back': `
    taken to hospital, in hospital, back from hospital, roommate went to the hospital,
    who goes with her to hospital`,
  'Drugs or weapon found': `
    found drugs in the bathroom, found ammunition, contraband,
    cleaner found a bag of powder`,
  'Attacker or weapon|Drugs or weapon found': `
    found a knife in the lounge`,
  'Vomit, needle or glass': `
    needle, syringe, vomit in the stairwell, broken glass, found a needle, feces on floor`,
  'Theft or damage|Stranger in building': `
    burglary`,
  'Theft or damage': `
    laptop stolen, vandalism, room burgled, someone stole my bike, damage to door`,
  'Infectious illness': `
    flu, covid, norovirus, contagious, diarrhea, measles, stomach bug in the flat`,
  'Under 18 or a child': `
    under 18, child alone, baby left in room, minor, 17 year old, kid wandering in the building`,
  'Fire equipment, exits': `
    fire extinguisher missing, smoke detector chirping, exit blocked, sprinkler broken,
    detector covered, fire exit locked`,
  'Anything not covered': `
    wifi down, parcel, damp, mould, broken window`,
  'Suddenly ill|Injury or seizure': `
    blood in stool`,
  'Too much alcohol|Suddenly ill': `
    being sick`,
  'Heat illness|No heating, cold night': `
    too hot`,
  'Attacker or weapon|Stranger in building': `
    hostile intruder`,
  'Distress or self-harm|Hanging or jumping': `
    suicide attempt, trying to kill himself, killing herself`,
  'Attacker or weapon|Hanging or jumping': `
    gun to head`,
  'Injury or seizure|Distress or self-harm|Hanging or jumping': `
    slit wrists, cut wrists`,
  'Relationship violence|Stranger in building': `
    followed, being followed`,
  'Relationship violence|Threat or violence': `
    harassment, harassed, threatens me`,
  'Injury or seizure|Relationship violence': `
    black eye`,
  'Death of a resident|Distress or self-harm': `
    grief, bereavement, bereaved`,
  'Bomb threat or package|Threat or violence': `
    threatening call, threatening email`,
  'Choking|Threat or violence': `
    choked`,
  'Sexual violence|Too much alcohol': `
    spiked and assaulted`,
  'Distress or self-harm|Injury or seizure': `
    cut herself`,
};

/** Whole sentences that were written before anybody looked at the words of the procedures. */
const SENTENCES: Readonly<Record<string, string>> = {
  'Unresponsive person': `
    not moving on floor of shower,
    my roomate isnt waking up, kid face down in the bathroom, hes not breathin, hes gone
    blue`,
  'Unresponsive person|Too much alcohol': `
    girl passed out in toilets`,
  'Injury or seizure': `
    she fell and hit the back of her head, student shaking on the floor, sliced finger wont
    stop bleeding, glass in foot, cooking oil burn on arm, kid had a fit in the canteen,
    ankle swollen after football, burnt hand on kettle`,
  'Allergy or asthma': `
    inhaler empty cant breathe,
    someone ate something with nuts and face is puffy, cant find her inhaler`,
  Choking: `
    grape went down wrong way cant talk,
    chokeing on a grape`,
  'Gas or carbon monoxide': `
    CO sensor chirping and headaches,
    smells of gas near laundry, co2 alarm beeping, smelling eggs near the boiler`,
  'Gas or carbon monoxide|Suddenly ill': `
    several people dizzy in same flat,
    headaches in whole flat`,
  'Appliance smoking|Smoke or flames seen': `
    hoverboard battery swelling,
    smoke coming out of dryer, laptop battery on fire, ebike battery smoking, phone charger
    sparking`,
  'Fire alarm sounding': `
    alarm went off at 3am, pulled fire alarm, people wont leave building during alarm, fire
    alarm but no fire`,
  'Smoke or flames seen': `
    there is fire in the trash chute, curtains caught fire, haze in corridor smells burnt,
    trash can burning, curtain on fire`,
  'Too much alcohol': `
    too many shots, freshman is super drunk and puking`,
  'Too much alcohol|Unresponsive person': `
    drunk guy wont get up`,
  'Overdose: drugs, pills': `
    took a bunch of advil, ate too many gummies, someone od'd in the stairwell, pill bottle empty on desk, popped 20
    paracetamols`,
  'Suddenly ill': `
    half of face not working and talking funny,
    worst headache of her life and confused, purple spots and fever, diabetic feeling shaky,
    severe belly pain`,
  'Distress or self-harm': `
    she says life is not worth living, cuts on her arms, sobbing wont stop panicking,
    she says she doesnt want to be here anymore, scratches on her arms from razor,
    girl crying wont talk, he wants to end it all`,
  'Distress or self-harm|Resident not seen': `
    student posted goodbye on instagram`,
  'Hanging or jumping': `
    threatening to jump off roof, standing on parking garage edge, guy on the balcony
    railing`,
  'Resident not seen': `
    nobody seen him since friday, roommate never came home, no one has heard from jack for 3
    days`,
  'Resident not seen|Press or a parent asks': `
    mom cant reach her daughter`,
  'Death of a resident|Unresponsive person': `
    found a body`,
  'Attacker or weapon': `
    someone has a machette, heard gun shots outside`,
  'Bomb threat or package': `
    suspicious backpack left in lobby, found a bag of white powder,
    weird box in the lobby, caller said there is a bomb, unattended rucksack by stairs`,
  'Relationship violence|Threat or violence': `
    boyfriend is hitting her next door`,
  'Relationship violence|Stranger in building': `
    ex is waiting outside her dorm`,
  'Sexual violence': `
    she was forced to have sex, woke up naked doesnt remember`,
  'Threat or violence': `
    two girls screaming and hitting each other, students fighting in the kitchen`,
  'Stranger in building': `
    homeless man sleeping in stairwell,
    random guy sleeping in lounge, someone tailgated in, someone trying door handles`,
  'Power out or lift': `
    whole building went dark, people trapped between floors,
    power cut, elevator broken people inside, lift jammed with 3 ppl, whole block no
    electric`,
  'Storm or earthquake': `
    ground is shaking,
    tornado warning, gale blew a tree down`,
  'Water through ceiling': `
    sink overflowing into room below, ceiling dripping on my bed, toilet wont stop flooding`,
  'Hate incident': `
    n word written on door, flatmate called me slurs`,
  Hazing: `
    freshers made to drink till they puke by the rugby team,
    pledges made to drink`,
  'Bed bugs or mice': `
    seen a rat in the kitchen,
    bedbugs bites, rat in the kitchen`,
  'Noise in quiet hours': `
    cant sleep neighbours bass, neighbours playing music at 4am`,
  'Press or a parent asks': `
    newspaper calling about student, bbc reporter outside`,
  'No heating, cold night': `
    heater is out and its freezing, boiler broke no hot water`,
  'Heat illness': `
    passed out from the heat`,
  'Resident locked out': `
    student cant get into flat 12,
    locked myself out in a towel, shut out of my flat in pyjamas`,
  'Lost or stolen key': `
    someone took my keys at the club,
    lost my student card, lost room key on night out`,
  'Smell of cannabis': `
    bong smell in hallway, room stinks of weed, people vaping in the bathroom`,
  'Attacker or weapon|Threat or violence': `
    theres a guy with a hammer smashing doors`,
  'Unresponsive person|Allergy or asthma|Choking': `
    my friend isnt breathing right`,
  'Overdose: drugs, pills|Injury or seizure|Unresponsive person': `
    shes foaming at the mouth`,
  'Threat or violence|Too much alcohol': `
    drunk student being aggressive`,
  'Distress or self-harm|Hanging or jumping|Resident not seen': `
    found a suicide note`,
  'Press or a parent asks|Resident not seen': `
    dad on phone wants to know where his son is`,
  'Stranger in building|Sexual violence': `
    man filming girls in showers`,
  'Relationship violence': `
    my ex keeps turning up`,
  'Event out of hand': `
    too many people at the mixer`,
  'Theft or damage': `
    bike stolen`,
  'Heat illness|Unresponsive person|Suddenly ill': `
    fainted in the sun`,
};

/** Searches by people who had seen neither the procedures nor their search words, by the procedure that must be first. '|' separates those that are right. */
const STRANGERS: Readonly<Record<string, string>> = {
  'Unresponsive person': 'hes not waking up and snoring weird',
  'Overdose: drugs, pills':
    'friend wont respond after festival pills, he snorted something and is shaking',
  'Allergy or asthma': 'her throat is itchy after eating shrimp',
  'Suddenly ill|Unresponsive person|Allergy or asthma': 'roommate cant catch her breath',
  'Suddenly ill':
    'chest hurts and left arm feels weird, fever and rash that dont go away, puked blood',
  'Gas or carbon monoxide': 'beeping box on the wall in hall carbon',
  'Too much alcohol':
    'girl throwing up cant stand, he is so drunk he pissed himself and wont get up, drunk randoms in the lounge',
  'Injury or seizure': 'she cut her hand with knife cooking a lot of blood, hot oil on face',
  'Distress or self-harm': 'she wants to not be alive',
  'Hanging or jumping': 'she is on the window ledge',
  'Panic or voices|Distress or self-harm': 'my flatmate is talking to people who arent there',
  'Resident not seen': 'havnt seen my roomate 2 days',
  'Police or officials': 'cops at the door want to come in',
  'Sexual violence': 'some1 got raped',
  'Sexual violence|Stranger in building': 'someone hid a camera in the bathroom',
  'Stranger in building': 'he keeps showing up at my building',
  'Attacker or weapon': 'heard bangs like gun',
  'Hate incident': 'they wrote a nazi sign on the door',
  Hazing: 'frat made him drink a bottle',
  'Appliance smoking|Smoke or flames seen|Fire alarm sounding': 'smokey kitchen burnt pizza',
  'Fire equipment, exits|Fire alarm sounding': 'alarm keeps beeping low battery',
  'Water through ceiling': 'water comes from ceiling lamp, poo water coming out of drain',
  'Heat illness|Anything not covered': 'ac is broken so hot cant sleep',
  'Power out or lift': 'stuck between floors',
  'Resident locked out': 'my door is lock and key inside, lockd out',
  'Noise in quiet hours': 'music wont stop upstairs',
  'Roommate conflict': 'roommate and me argue all the time',
  'Drugs or weapon found|Overdose: drugs, pills': 'found a bag of pills in lounge',
  'Bed bugs or mice': 'tiny bugs biting me in bed, a spider bit me',
  'Event out of hand': 'big party 200 ppl out of controll',
  'Bomb threat or package': 'powder in envelope',
  'Storm or earthquake': 'earthquake what do',
};

/** Returns the searches of a table, each with the right titles. */
export const searchesOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([titles, queries]) =>
    queries
      .split(',')
      .map((query) => ({ query: query.replaceAll(/\s+/g, ' ').trim(), titles: titles.split('|') })),
  );

export const QUERIES = [TYPED, SENTENCES].flatMap(searchesOf);
export const STRANGERS_QUERIES = searchesOf(STRANGERS);

/** The procedures that must never come first, since in danger the wrong way costs more than a search that finds nothing. */
export const NEVER_FIRST: Readonly<Record<string, readonly string[]>> = {
  'co alarm': ['Fire alarm sounding'],
  'co detector': ['Fire alarm sounding', 'No heating, cold night'],
  'carbon monoxide': ['Fire alarm sounding'],
  'found dead': ['Drugs or weapon found'],
  'found a suicide note': ['Drugs or weapon found'],
  'roommate missing': ['Roommate conflict'],
  'roommate threatening me': ['Roommate conflict'],
  blood: ['Vomit, needle or glass'],
  'no pulse': ['Panic or voices', 'Hospital and back'],
  'smashing doors': ['Fire equipment, exits'],
  gun: ['Sexual violence', 'Threat or violence', 'Stranger in building'],
  knife: ['Sexual violence', 'Threat or violence', 'Stranger in building'],
  'active shooter': ['Sexual violence', 'Threat or violence', 'Fire alarm sounding'],
  fight: ['Sexual violence'],
  choking: ['Unresponsive person', 'Injury or seizure', 'Threat or violence'],
  'allergic reaction': ['Bed bugs or mice', 'Injury or seizure', 'Unresponsive person'],
  epipen: ['Bed bugs or mice', 'Injury or seizure'],
  overdose: ['Too much alcohol', 'Distress or self-harm'],
  hanging: ['Distress or self-harm'],
  'burnt popcorn': ['Injury or seizure'],
  'heater broken': ['Injury or seizure'],
  'bat in room': ['Injury or seizure'],
  hazing: ['Injury or seizure'],
  'killing herself': ['Hate incident', 'Hazing'],
  'stuck in windpipe': ['Power out or lift'],
  'light hurts eyes': ['Storm or earthquake'],
  stroke: ['Heat illness'],
  'chest pain': ['Injury or seizure', 'Distress or self-harm'],
  'not breathing': ['Too much alcohol', 'Death of a resident'],
  'alergic reaction': ['Bed bugs or mice'],
  allergic: ['Bed bugs or mice'],
  'hart attack': ['Attacker or weapon', 'Threat or violence'],
  'throat closing': ['Bed bugs or mice'],
  'chest tight': ['Hanging or jumping'],
  'kitchen fire': ['Fire alarm sounding'],
  'face drooping': ['Injury or seizure'],
  rope: ['Sexual violence', 'Bed bugs or mice'],
  'passed out drunk': ['Noise in quiet hours'],
  'armed person': ['Unresponsive person'],
  'shots heard': ['Too much alcohol'],
  'swallowed bleach': ['Injury or seizure', 'Choking'],
  unwell: ['Gas or carbon monoxide'],
  'smelling eggs near the boiler': ['Smell of cannabis'],
  'co2 alarm beeping': ['Fire alarm sounding'],
  'my roomate isnt waking up': ['Too much alcohol'],
  'stabbing in hall': ['Distress or self-harm'],
  'explosion threat': ['Threat or violence'],
  'hes gone blue': ['Resident not seen'],
  'cant wake her': ['Too much alcohol'],
};
