/** The words about areas, which no first paint needs. */
export const areaMessages = {
  area: (name: string | undefined, isAsked: boolean) =>
    `Area: ${name ?? (isAsked ? 'not chosen' : 'none of my own')}`,
  title: 'Where are you on duty?',
  text: 'You are offered first who is on duty there. Change it in the menu.',
  ofCode: (name: string) =>
    `This code is for ${name}. Choose where you are on duty: you are offered first who is on duty there.`,
  none: 'No area of my own',
} as const;
