import type { Browser } from '@playwright/test';

/** A procedure of a binder: its heading, the text above its steps, its numbered lines. */
type BinderPage = {
  readonly title: string;
  readonly above?: string;
  readonly lines: readonly string[];
};

const SECURITY = 'Campus Security on 01632 960100';
const ESTATES = 'the Estates helpdesk on 01632 960120';

/** Ten procedures as a residence director keeps them. */
export const BINDER: readonly BinderPage[] = [
  {
    title: 'Fire alarm sounding',
    above: 'Never silence the panel before the fire service or Security has said so.',
    lines: [
      'Leave your room with the duty phone, keys and hi-vis vest.',
      'Do you see smoke or flames? If yes, call 999 and go to step 4. If no, go to step 3.',
      'Go to the fire panel and read which zone is shown.',
      'Direct residents to the assembly point. Do not go back inside for anyone.',
      `Call ${SECURITY} and tell them the hall and the zone.`,
      'Has anybody not come out who may be inside? If yes, tell the fire service at once.',
      'Wait until the building is said to be safe, then let residents back in.',
    ],
  },
  {
    title: 'Resident locked out',
    lines: [
      'Ask for the name, the room number and the date of birth.',
      'Does the roster show this person in this room? If yes, go to step 4. If no, go to step 3.',
      `Do not open the door. Call ${SECURITY}. Stop here.`,
      'Walk to the room together and knock twice before you unlock it.',
      'Is it the third time this term? If yes, say that the area office will charge £10.',
      'Log the lock-out with the time.',
    ],
  },
  {
    title: 'Noise complaint',
    lines: [
      'Ask where the noise comes from. Do not say who complained.',
      'Go to the door and listen. Can you hear noise two doors away? If no, go to step 5.',
      'Knock, say who you are and ask for the noise to stop.',
      'Did the noise stop within five minutes? If no, ask guests to leave.',
      'Log the complaint, with room and time.',
    ],
  },
  {
    title: 'Water leak',
    lines: [
      'Is water near sockets, lights or the fuse box? If yes, go to step 4.',
      'Put a bin or towels under the leak and move belongings out of the way.',
      'Turn the stopcock clockwise. It is behind the grey panel beside the kitchen door.',
      `Call ${ESTATES}.`,
      'Check the rooms below for water coming through.',
    ],
  },
  {
    title: 'Intoxicated resident',
    above: 'You are not a clinician. When in doubt call 999.',
    lines: [
      'Is the person awake and answering? If no, go to step 4.',
      'Is there any danger sign: cold or bluish skin, vomiting again and again, a hurt head? If yes, go to step 4.',
      'Find a sober friend who stays for the night. Stop here.',
      'Call 999.',
      'Put the person into the recovery position and stay until the ambulance is there.',
      `Call ${SECURITY}, who meet the ambulance at the gate.`,
    ],
  },
  {
    title: 'Worried about a resident',
    lines: [
      'Write down who is worried, about whom, and why.',
      'Does anybody speak of suicide or harm? If yes, call 999 and go to step 5.',
      'Ring the resident and send a message.',
      'Do they answer and say that they are well? If yes, go to step 6.',
      'Go to the room with a second person. Knock, and wait two minutes.',
      'Offer the counselling night line and log the check.',
    ],
  },
  {
    title: 'Suspected drugs',
    lines: [
      'Do not search, touch or take anything.',
      'Does anybody look unwell? If yes, call 999.',
      `Call ${SECURITY}. Say only “policy concern” on the radio.`,
      'Write down what you smelled or saw, not what you think.',
    ],
  },
  {
    title: 'No heating or hot water',
    lines: [
      'Is it the whole building? If yes, go to step 4.',
      'Check that the radiator valve is open and the window shut.',
      'Is it warm after 30 minutes? If yes, go to step 5.',
      `Call ${ESTATES}.`,
      'Log the fault.',
    ],
  },
  {
    title: 'Pests',
    lines: [
      'Ask what was seen, where and how many.',
      'Is it bed bugs? If yes, go to step 4.',
      'Ask the resident to close food in boxes and to take the bins out.',
      'Take a photograph and fill in the pest form.',
    ],
  },
  {
    title: 'Threat or fight',
    lines: [
      'Are you in danger yourself? If yes, leave.',
      'Is there a weapon, or is somebody hurt? If yes, call 999.',
      `Call ${SECURITY}.`,
      'Keep others away. Do not stand between them.',
      'Write the incident report before the end of your shift, with witnesses.',
    ],
  },
];

const titleHtml = (title: string): string => `<p class="title"><b>${title}</b></p>`;
const lineHtml = (line: string): string => `<p>${line}</p>`;
const rowHtml = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const tableHtml = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map(rowHtml).join('')}</table>`;

/** The text before the procedures: a cover of whole sentences, a foreword, contents that were typed. */
const FRONT = [
  titleHtml('On-call binder'),
  lineHtml('This binder belongs to the duty team of Ashdown Halls.'),
  lineHtml('Revised August 2026 by the area office.'),
  titleHtml('Foreword'),
  lineHtml('Thank you for being there at night. Read each page before your first shift.'),
  titleHtml('Contents'),
  ...BINDER.map(({ title }, index) => lineHtml(`${title} ${index + 3}`)),
];

const FEES = [
  ['Key', 'Charge'],
  ['Room', '£10'],
  ['Flat', '£25'],
];
const NUMBERS = [
  ['Name', 'Phone', 'When'],
  ['Campus Security', '01632 960100', '24 hours'],
  ['Estates helpdesk', '01632 960120', '24 hours'],
  ['Emergency services', '999', ''],
];

/** Returns the binder as it is printed into a PDF: bold titles, each at the head of a page, typed numbers, tables. */
export async function binderPdf(browser: Browser): Promise<Buffer> {
  const procedures = BINDER.flatMap(({ title, above, lines }) => [
    titleHtml(title),
    ...(above === undefined ? [] : [lineHtml(above)]),
    ...lines.map((line, index) => lineHtml(`${index + 1}. ${line}`)),
    ...(title === 'Resident locked out' ? [tableHtml(FEES)] : []),
  ]);
  const numbers = [titleHtml('Important numbers'), tableHtml(NUMBERS)];
  const look =
    '<style>.title { break-before: page; font-size: 20px } td { border: 1px solid }</style>';
  const paper = await browser.newPage();
  await paper.setContent([look, ...FRONT, ...procedures, ...numbers].join(''));
  const file = await paper.pdf({ format: 'Letter', margin: { top: '1in', left: '1in' } });
  await paper.close();
  return file;
}

/** The contact sheet of the same office, as a spreadsheet copies it. */
export const CONTACT_SHEET = [
  ['Name', 'Number', 'Area', 'Hours', 'Shared role'],
  ['Campus Security', '01632 960100', '', '24 hours', ''],
  ['Estates helpdesk', '01632 960120', '', '24 hours', ''],
  ['Duty manager', '', '', '', 'Duty manager'],
  ...['North', 'South', 'West'].flatMap((area, index) => [
    [`${area} nights`, `01632 9602${index}1`, area, '20:00 to 08:00, weekends', 'Duty manager'],
    [`${area} office`, `01632 9602${index}0`, area, 'Mon to Fri 08:00 to 20:00', 'Duty manager'],
  ]),
]
  .map((cells) => cells.join('\t'))
  .join('\n');
