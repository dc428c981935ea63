/**
 * The prints of every text that a procedure of the starter library ever had, by the release that brought it, the oldest
 * first: an installation keeps its texts, and by these it is seen that nobody edited them (STARTERS-1).
 */
export const RELEASES = ['before 0.1.0', '0.1.0'] as const;
type Release = (typeof RELEASES)[number];

export type FormerTexts = Readonly<Record<string, Partial<Record<Release, readonly string[]>>>>;

export const FORMER_TEXTS: FormerTexts = {
  'Allergy or asthma': {
    'before 0.1.0': [
      'bd4357b1dc226670',
      '2833a6298ac28019',
      '303a24ceaa3157a9',
      '82168f8336ac5e15',
      'e914b673b6ab00af',
    ],
    '0.1.0': ['6ee56b0d064ec796'],
  },
  'Anything not covered': {
    'before 0.1.0': [
      '828e1f8199cfdcd3',
      '256c3d6a93eb7d5a',
      '380c0d0918340ffa',
      '8c7f906506b7dbb3',
      '79aa69306b8bfbd4',
      '2b9d927344bd0bfb',
      '048e77884153642d',
    ],
    '0.1.0': ['791f2fcc77c3eb81'],
  },
  'Appliance smoking': {
    'before 0.1.0': [
      '7623393a371c54f2',
      '19d94d6f49493d0d',
      '97dbf32a22ccf2df',
      'a128c717293edfa9',
      '8a3ab35876429ac0',
      '5e3c72b374cfe6d8',
      'f00d1528ed8468db',
      'dfff12d863001daa',
    ],
    '0.1.0': ['23ad46e32d92ef4d'],
  },
  'Attacker or weapon': {
    'before 0.1.0': ['4b4d25dbaf1f4f14'],
    '0.1.0': ['1ac3c799b79b4bf6'],
  },
  'Bed bugs or mice': {
    'before 0.1.0': [
      'd3b4650948ebf6c4',
      '5fd505ab1aeacded',
      '46dc7b90791eafff',
      'e61ae3fbc65c46f3',
      '4a117da37f01324c',
      'f1175a20023865d9',
      '8c8875f05cc3bf4f',
    ],
    '0.1.0': ['642473dbd9f54a03'],
  },
  'Bomb threat or package': {
    'before 0.1.0': ['a4b772f0be5177f1'],
    '0.1.0': ['ccf5fd8224ccb371'],
  },
  Choking: {
    'before 0.1.0': ['9d443761656ed48e', '01ee186d1daa75fd', 'e8219ed26ddbac9e'],
    '0.1.0': ['10dab2d21870142f'],
  },
  'Death of a resident': {
    'before 0.1.0': ['bf48d8ed021c20d1', 'c2c7c7b071e46bf5'],
    '0.1.0': ['c23a0f1a1f4b6501'],
  },
  'Distress or self-harm': {
    'before 0.1.0': [
      '4732c355d2b7c83c',
      '478477d0734c3b40',
      '28a655143d08d930',
      '1358be598a86d4e8',
      '68557676ceae2e99',
      'a555e83e6ec90195',
      'bc8945f7b989da07',
      'b01b3940f3fd9dbd',
      'd5b06bfaf92f27bf',
      '15407d33507a1b83',
    ],
    '0.1.0': ['4f57c5f25d4e1e5f'],
  },
  'Event out of hand': {
    'before 0.1.0': [
      '526a0becc2e71ef0',
      'deac1d61b2f2fa13',
      '477b952f3d48dee5',
      '20f054251a5a2938',
      '7be6d328bad54730',
      '750aea7f4521042c',
      'b3bdbfa94aebaa69',
    ],
    '0.1.0': ['63065391bb8afac4'],
  },
  'Fire alarm sounding': {
    'before 0.1.0': [
      '59c5cff9cd8a840e',
      'e469ac6bac099757',
      '4b7708f4bb8414d7',
      'efba49b24a687039',
      '5543343f8682b3bf',
      '01a93c01eecbdbc0',
      'ed69d5725307a6ab',
    ],
    '0.1.0': ['6cfe8f12455f0679'],
  },
  'Gas or carbon monoxide': {
    'before 0.1.0': ['5e750a73e9686137', 'caf513090d49ba3a', '495805e33d7898ba'],
    '0.1.0': ['c78e6741724807fb'],
  },
  'Hanging or jumping': {
    'before 0.1.0': ['77e2a7b8a40055c6', '8f591121d9ed385e'],
    '0.1.0': ['cce8bb63025a2e0a'],
  },
  'Hate incident': {
    'before 0.1.0': ['78ae2a01a09cbfb0', '239f9677766f9d9b'],
    '0.1.0': ['51931d692a3705dc'],
  },
  Hazing: {
    'before 0.1.0': ['28e3bb98df9ba476', 'a4daa28fa31979de'],
    '0.1.0': ['c15993274a54e6d5'],
  },
  'Heat illness': {
    'before 0.1.0': ['27f8e86bae17d856', '5d48a6abd233e9d8'],
    '0.1.0': ['0b9e4b1418ed9b9c'],
  },
  'Injury or seizure': {
    'before 0.1.0': [
      '959778bfe1c7c54f',
      '7f9e84f7d190cf6d',
      '7b5356410f2dfcda',
      '291f1f7d7328ddff',
      'f0a1a42c95950ab5',
      'ab48ff76e3ca15ce',
      '8454b6cdc12672e0',
      'f98cc9d28c7f9470',
      'd05b5cdb2adfaae4',
    ],
    '0.1.0': ['2e28f678007bec35'],
  },
  'Lost or stolen key': {
    'before 0.1.0': [
      '3cf9cdff1ae7033e',
      'ef14cf3dc2237f4b',
      'e1d5705d1295cdea',
      '36d3aeb265a45bb5',
      '6dfdebd3376b9b42',
    ],
    '0.1.0': ['09206a07ab346c18'],
  },
  'No heating, cold night': {
    'before 0.1.0': [
      'c05b4f29b81fae86',
      'b656ee8834d44f32',
      'b116cae3c1e388af',
      '7416ea433d19c998',
      'b08c37355a41bda0',
      '9f2c57307d8967db',
      '5e6f16e1c4debe2f',
    ],
    '0.1.0': ['4007aafd35efa749'],
  },
  'Noise in quiet hours': {
    'before 0.1.0': [
      '18581e312f56dc71',
      '1c75747770164ef8',
      'e646e340cd204e58',
      '83b352841bb7b06b',
      '9628852ef0238c7b',
    ],
    '0.1.0': ['8786faf8c2b900e0'],
  },
  'Overdose: drugs, pills': {
    'before 0.1.0': [
      'f9fcfd0423026dc7',
      '978ebbe43f74c155',
      'f39f04f10adb8b00',
      '905fd2b4ea6ca3f3',
      '6953a1fc5bd20c55',
    ],
    '0.1.0': ['88e2b59780af1b70'],
  },
  'Power out or lift': {
    'before 0.1.0': ['b9d37cf9eb1fe71c', 'bba75bc14923fbfa', 'c5d1dbc26afde0eb'],
    '0.1.0': ['fced0a4eef73a397'],
  },
  'Press or a parent asks': {
    '0.1.0': ['51692d44a48f806e'],
  },
  'Relationship violence': {
    'before 0.1.0': ['f9eb603cd1e09654', 'db9f9eaf8d41d93f', '998fe14021c7c458'],
    '0.1.0': ['df52d6d765b1203d'],
  },
  'Resident locked out': {
    'before 0.1.0': [
      '8f8862112e64358d',
      '0388c8c15207aec2',
      '3b8c1a14880a3988',
      'afd3d88d6ae9b64f',
      '7fa56d691ab91057',
    ],
    '0.1.0': ['b677c911d3e3dfb2'],
  },
  'Resident not seen': {
    'before 0.1.0': [
      '16c2403a3be2814c',
      '8fd39d3c9f55e2b5',
      'fb8a96b34a9793cd',
      '4ba7a0a5e5b1bc0f',
      'bc883a2e98943e1e',
      '319f50bfec04e45b',
      '3ef9df5a37a411df',
      'b86f206e602ed3b1',
      'b95cc8e38685a3a1',
      'a8143721d2570483',
    ],
    '0.1.0': ['bbacd0c6e74c246f'],
  },
  'Sexual violence': {
    'before 0.1.0': [
      '67de60f98274c7e3',
      '1d8ab36e19af9859',
      'e8f6120d7711bf7f',
      '7eb9c214770e1d26',
      'f629e9bd9635ee2f',
    ],
    '0.1.0': ['171ee80d8fc8488c'],
  },
  'Smell of cannabis': {
    'before 0.1.0': [
      '8fbd420ab7f0e64a',
      'bb2ba2101f2df044',
      '644fcb358d2bb5e3',
      'cdbc83211d719a5d',
      '7b7d3fa325809e42',
      '8ce855d8d3ceddc8',
      '6d2f8649635d0e85',
      '7f0fd8d4140f870e',
    ],
    '0.1.0': ['5e465f86a407745b'],
  },
  'Smoke or flames seen': {
    'before 0.1.0': ['6b4a263277c11b12', '30309565708f59f2', 'b4ee6340614ec43a'],
    '0.1.0': ['593235fb113aad3c'],
  },
  'Storm or earthquake': {
    'before 0.1.0': ['0e5e2def53245fe1', 'e5dcd8e405942507'],
    '0.1.0': ['6a9ac6a27345a12b'],
  },
  'Stranger in building': {
    'before 0.1.0': [
      '692caf37953f7c7d',
      '5ef2a81bc609b8c1',
      'cdddde0bb1cc5609',
      '027b84e97ba2dfe0',
      'b16dab19d794b9cc',
      '657a9fddf9960219',
      '1457025e68899d97',
      '3a742ece44e95be5',
      '9621058a49e418a2',
    ],
    '0.1.0': ['bb5db12ec1a1498f'],
  },
  'Suddenly ill': {
    'before 0.1.0': [
      '545624778106de35',
      'f3c7f7d11259f038',
      '6c82bf14afc1d104',
      '74c0461d6d2ce6bf',
      '345ce7feff4e06a5',
    ],
    '0.1.0': ['1671d9014a480e1a'],
  },
  'Threat or violence': {
    'before 0.1.0': [
      '30dd5f29bc5da90f',
      '3ecebf2fb0e1b100',
      '5a735d295c8aeba8',
      'b2c84f23687f1d14',
      'a813833afaafba29',
      'a90e1de2c4630974',
      'e816b6a9337e9ef4',
      '93f4f6bb57784186',
      'a7c99d7a14800b19',
    ],
    '0.1.0': ['061a2868e6d15981'],
  },
  'Too much alcohol': {
    'before 0.1.0': [
      'a6d267a51560f32a',
      '3fd4e8e31e792ec9',
      'f16831c0091b8729',
      'a8f033e06a5a17ad',
      'ef5cec16064bcd80',
      '2a1b4769bb6e214c',
      'd50db431c203eebf',
    ],
    '0.1.0': ['abf3cb71ba83d28f'],
  },
  'Unresponsive person': {
    'before 0.1.0': [
      '68f13f92d4c8a73a',
      '1aca1e5a7b355eca',
      '8f47f05606eff14a',
      '3c4459ac7bc50584',
      '482aa37bd48328a8',
      '1c42ff95b0ee0336',
      'e9c8ae373827195d',
      '7a5e372e638f9251',
    ],
    '0.1.0': ['71f8e309e1311f5f'],
  },
  'Water through ceiling': {
    'before 0.1.0': [
      '50c45afb41893752',
      '9b3b03c0e288efd2',
      '85e3916c114e8e9b',
      'a3a5c78578d61aef',
      '3fc4e0362a07726d',
      'ab442d2e8841a018',
    ],
    '0.1.0': ['21b28591f520c91a'],
  },
};
