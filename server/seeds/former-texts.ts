import { OLDEST_TEXTS } from './base/oldest-texts.ts';

/**
 * The prints of every text that a procedure of the starter library ever had, by the release that brought it, the oldest
 * first. An installation keeps its texts, and these prints show that nobody edited them (STARTERS-1).
 */
export const RELEASES = ['before 0.1.0', '0.1.0', 'before 0.3.0'] as const;
type Release = (typeof RELEASES)[number];

export type FormerTexts = Readonly<Record<string, Partial<Record<Release, readonly string[]>>>>;

const SINCE_0_1: FormerTexts = {
  'Allergy or asthma': {
    '0.1.0': ['6ee56b0d064ec796'],
    'before 0.3.0': [
      'e9b27aa6aa249308',
      '785e483a60b03458',
      '15ecbb1d1326c945',
      '6cb1ed0cbeb4a12f',
      '3c627d10b31c4d12',
      '3e13b0bf0954d8cf',
    ],
  },
  'Anything not covered': {
    '0.1.0': ['791f2fcc77c3eb81'],
    'before 0.3.0': [
      '4f4691eda79d64ac',
      'f77a2d8140b03968',
      'd296026502637723',
      '8729b505aa1bc864',
      '1964f29d01132e0d',
    ],
  },
  'Appliance smoking': {
    '0.1.0': ['23ad46e32d92ef4d'],
    'before 0.3.0': [
      'bddabd03e14ecb0a',
      'f2b6a5d2946deb71',
      'e68da60c0bff38df',
      '6cc132873c4009d2',
      '8e60919e501c919e',
    ],
  },
  'Attacker or weapon': {
    '0.1.0': ['1ac3c799b79b4bf6'],
    'before 0.3.0': [
      '56e115977acc6eaa',
      '923f6350de7b64bd',
      '05a11037b6225355',
      '1d4e9543f6c0b33a',
      'd939c0edfbb6c2b6',
    ],
  },
  'Bed bugs or mice': {
    '0.1.0': ['642473dbd9f54a03'],
    'before 0.3.0': [
      '33d035bd1b2a5755',
      'f86728b9efd5f063',
      '04d390b2bfd364c1',
      '0b09cd58ae9ad38a',
      '58214c1f139c904a',
    ],
  },
  'Bomb threat or package': {
    '0.1.0': ['ccf5fd8224ccb371'],
    'before 0.3.0': [
      '8111a900b890edfd',
      '29b4dc32c17f6d6c',
      '43d6689af3c96f32',
      '5068b3ff0e9be59f',
      'f051bb1157d36248',
      '7a52419a72cda97a',
    ],
  },
  Choking: {
    '0.1.0': ['10dab2d21870142f'],
    'before 0.3.0': [
      'f52d1325788df37f',
      '5f2a5dc661950532',
      '9892750f76e2144f',
      'd195072efa4d3383',
    ],
  },
  'Death of a resident': {
    '0.1.0': ['c23a0f1a1f4b6501'],
    'before 0.3.0': [
      '832d765b6bcfec8b',
      'fba0cc618217a9d1',
      '710acdaf413aa85f',
      'c4261b1bbc30f543',
    ],
  },
  'Distress or self-harm': {
    '0.1.0': ['4f57c5f25d4e1e5f'],
    'before 0.3.0': [
      '700fa8fd317cb06c',
      'e420928456661e86',
      '8940fd575ee9ad05',
      '58a3ab7413e103bc',
      '87ff7a583733f2c0',
      '0bf4e48da006d1d8',
      '218e2be7cf6371d3',
      '3db0cf3c394ac70e',
    ],
  },
  'Drugs or weapon found': { 'before 0.3.0': ['bf7b9b7788c12313'] },
  'Event out of hand': {
    '0.1.0': ['63065391bb8afac4'],
    'before 0.3.0': ['6898d567727e89cb', '95f3b60abc694024', '6ca6a2091a8c51df'],
  },
  'Fire alarm sounding': {
    '0.1.0': ['6cfe8f12455f0679'],
    'before 0.3.0': [
      '9b2aa3a0366dbe43',
      'f38bb15cc6f30508',
      '1d78d2f259656cc5',
      '5ac803dd0a8cb217',
      '63d736031fc174cc',
    ],
  },
  'Fire equipment, exits': { 'before 0.3.0': ['c6c6b2fe80b00ddf', '9c7099a0e7137910'] },
  'Gas or carbon monoxide': {
    '0.1.0': ['c78e6741724807fb'],
    'before 0.3.0': [
      'ee64e1f5f6383591',
      '9645f366c026bb19',
      'f07095dc5ea4e359',
      'ba8cf32e73326dbd',
      '9b198bcd730a9730',
      '34731df118be1a3e',
    ],
  },
  'Hanging or jumping': {
    '0.1.0': ['cce8bb63025a2e0a'],
    'before 0.3.0': [
      'b9c7e754f38047da',
      '26d9ceba0dced402',
      '98b2726d83764bef',
      'd11b59c3ae2ee28c',
      '730cc3defc597793',
      '58224e37d14cfe55',
    ],
  },
  'Hate incident': {
    '0.1.0': ['51931d692a3705dc'],
    'before 0.3.0': [
      '36cbb8a96bcf26e7',
      'e5886bba03ee3aca',
      '649a6e42deeabe82',
      'd446d255119f72ce',
      '4baba81d8495912e',
      '46912f121546a77e',
      '148a91f14ac481f8',
      '77e96746e30fa56e',
    ],
  },
  Hazing: {
    '0.1.0': ['c15993274a54e6d5'],
    'before 0.3.0': [
      'b2d8a675f3329bd4',
      'b8239bddcf1cd583',
      'cc91b953a8ca6adb',
      '71ea3cbb0529bfa3',
      '195002164f2aea82',
      '369093e263f9053a',
    ],
  },
  'Heat illness': {
    '0.1.0': ['0b9e4b1418ed9b9c'],
    'before 0.3.0': [
      '5635b372d0d971f2',
      'b2d00334a331df71',
      '8035502ada983140',
      'c00ab5114d193f75',
    ],
  },
  'Hospital and back': { 'before 0.3.0': ['3e816c84e3dfd4dc', '5eae2e76787c822f'] },
  'Infectious illness': {
    'before 0.3.0': ['42b63a9a8f7e0e67', '2acd0829c35a31e8', '4d68bc4cf76e6b5b'],
  },
  'Injury or seizure': {
    '0.1.0': ['2e28f678007bec35'],
    'before 0.3.0': [
      'd9f6a5c4ed4ac1ef',
      '65b7510f0cb4d67b',
      '314ea1d552c674ef',
      '3fe513425da69fe7',
      '820e2b93ec02ab4d',
      'e088b047400a5792',
      '2059610a7da046ad',
    ],
  },
  'Lost or stolen key': {
    '0.1.0': ['09206a07ab346c18'],
    'before 0.3.0': [
      '2600ae9909c3c91f',
      '1ba63fb37ba35f39',
      'aac0c25926a1d556',
      '8db75e2d0548651f',
    ],
  },
  'No heating, cold night': {
    '0.1.0': ['4007aafd35efa749'],
    'before 0.3.0': [
      '4eeb9e20ee138ab3',
      '7dc9fe5acf0e959c',
      '07c042ccdf9826ee',
      'c7ad03223b4a933f',
      'f44741e6596b0c02',
    ],
  },
  'Noise in quiet hours': {
    '0.1.0': ['8786faf8c2b900e0'],
    'before 0.3.0': [
      '6d379c969fe496b8',
      'a6f43d0966ab1960',
      '4a6396fc1d7ba834',
      '2594c9fdb111ef4d',
    ],
  },
  'Overdose: drugs, pills': {
    '0.1.0': ['88e2b59780af1b70'],
    'before 0.3.0': ['d5b6fff50aeb7573', '96a5d21f7562cd65', 'e49e419619b26697'],
  },
  'Panic or voices': { 'before 0.3.0': ['ced51e5400f08e61', '7890430546f74de8'] },
  'Police or officials': { 'before 0.3.0': ['f1cb8011d7769499'] },
  'Power out or lift': {
    '0.1.0': ['fced0a4eef73a397'],
    'before 0.3.0': [
      'c7303dd4406d8042',
      'b4099c638aed665a',
      'e198ec58be69481c',
      'ceffd941d25dcaac',
      '501bd4432183af73',
    ],
  },
  'Press or a parent asks': {
    '0.1.0': ['51692d44a48f806e'],
    'before 0.3.0': [
      'ae43e14c7e27e76f',
      'da5b7e0a4221f61c',
      '5ab59fab4c8cf7a2',
      '33f7e654255f3ce1',
      '02adf4c62b94b44c',
      'cbcf9c86df46332b',
      'ba894319838c5967',
    ],
  },
  'Relationship violence': {
    '0.1.0': ['df52d6d765b1203d'],
    'before 0.3.0': [
      'c9b5584f5f918e16',
      '3a445d833a745f94',
      '9fc305dba84b2919',
      'ceeef8e8c5e97809',
      '9169e8a06906337b',
      '5f192cc5ea7430a2',
      '9d53b86c7d9d701d',
      'a6fdc59b446ac324',
      '49a407ce90617a59',
      'ee5325810837ea93',
    ],
  },
  'Resident locked out': {
    '0.1.0': ['b677c911d3e3dfb2'],
    'before 0.3.0': [
      '663d3d8f191efbf5',
      'acc059344bc8e5c2',
      '34eef5d985041760',
      '4f205b6184cdbc5f',
    ],
  },
  'Resident not seen': {
    '0.1.0': ['bbacd0c6e74c246f'],
    'before 0.3.0': [
      '0de8a5d2842908eb',
      '9ced6280d9e202b7',
      '8abdcff46b32863c',
      'de2c5e6cb97c3e26',
      '461b51eb798bb377',
      '18cb5d41760f96dc',
      '4470692c6a8cf951',
      '48947af02e9ea5c8',
      '6de168eadf116c59',
      '4d3e66430a783e18',
    ],
  },
  'Roommate conflict': { 'before 0.3.0': ['898be8b69aac20bc', '990e630c57bf55f9'] },
  'Sexual violence': {
    '0.1.0': ['171ee80d8fc8488c'],
    'before 0.3.0': [
      '8f7c6a1714db8553',
      '94a1cba2c6a77563',
      'b6ad488ad292084e',
      '674d64899f1278e7',
      '6a1f3712bb1a3dd2',
      '435684f3daa42f4d',
      '21f52c2f786cfd2a',
      'f9f49824a4ce456b',
      'dde59333ffbda5a9',
    ],
  },
  'Smell of cannabis': {
    '0.1.0': ['5e465f86a407745b'],
    'before 0.3.0': ['136a9973ae5a6609', '486f959f267a5e9e', '65f161d4ca70542f'],
  },
  'Smoke or flames seen': {
    '0.1.0': ['593235fb113aad3c'],
    'before 0.3.0': [
      'dfda225029d6d7ca',
      '9506e77ff928e069',
      '0ce4c0e675fb3521',
      '10796df44e7c48b9',
    ],
  },
  'Storm or earthquake': {
    '0.1.0': ['6a9ac6a27345a12b'],
    'before 0.3.0': [
      '7d9d97ca0d59fce3',
      'd64dfbf71d3cda43',
      'ea55fabe9a1cbd84',
      'ad50118f469bbb83',
      'b1176399de8293c8',
    ],
  },
  'Stranger in building': {
    '0.1.0': ['bb5db12ec1a1498f'],
    'before 0.3.0': [
      '226892d7f173d3f6',
      '91620fc6e87a7023',
      '207e1a952e682642',
      '04941048b21db610',
      '72d2e0e9e1aa7e69',
      '5ec20a3f2a4e29e1',
      '1f0e78a4bef0ac2f',
      'a4c070b3b665a876',
    ],
  },
  'Suddenly ill': {
    '0.1.0': ['1671d9014a480e1a'],
    'before 0.3.0': [
      '2c2316a09e268894',
      'fff17ddf9cb3eb6c',
      '905f30a37f742930',
      'd0e2c16a29215917',
      '88ea1a9f7af06027',
      '0cf6ace0f9e4b93c',
      '8ad948814d4b9f78',
      '63b86a228862f8da',
    ],
  },
  'Theft or damage': {
    'before 0.3.0': ['4ee4868e37a7a1f9', '61f891ffbb7116ee', '60dbfce7423f851c'],
  },
  'Threat or violence': {
    '0.1.0': ['061a2868e6d15981'],
    'before 0.3.0': [
      'a4344a929fe72180',
      'ca2d20227f01408a',
      '61b792f6fb216e50',
      '125578c29693ba3e',
      '4fed3d5e84082c62',
      '8eda761d0b60343d',
      '90942219bd351618',
      'f3913a3113b372fe',
      'bc03871ad0d1395d',
    ],
  },
  'Too much alcohol': {
    '0.1.0': ['abf3cb71ba83d28f'],
    'before 0.3.0': [
      '06b5efeb9d46ed62',
      '55f6a79047bce99e',
      '5c072822f18451e5',
      '9a22fe18163ab811',
      '59072ee3a9d0474f',
      'f70d77cd0e806382',
    ],
  },
  'Under 18 or a child': { 'before 0.3.0': ['9e2db351089342ed', '87a0618d29438a3a'] },
  'Unresponsive person': {
    '0.1.0': ['71f8e309e1311f5f'],
    'before 0.3.0': [
      '292322ecc04cbe02',
      'e1e47baaa06184f9',
      '20752db32a27def0',
      '15fa48c31bb6678c',
      '4ae1c99e04c4b8b8',
    ],
  },
  'Vomit, needle or glass': { 'before 0.3.0': ['a43bb560535e2602', 'f3d8c2b22d2bdde2'] },
  'Water through ceiling': {
    '0.1.0': ['21b28591f520c91a'],
    'before 0.3.0': [
      'd5e4fbe8e9d6fa66',
      '362347b22e339334',
      '9d03b273fa302f0c',
      'd16c46cb56900c24',
      'ae0912ea7b601c92',
    ],
  },
};

export const FORMER_TEXTS: FormerTexts = Object.fromEntries(
  Object.entries(SINCE_0_1).map(([title, since]) => {
    const oldest = OLDEST_TEXTS[title];
    return [title, oldest ? { 'before 0.1.0': oldest, ...since } : since];
  }),
);
