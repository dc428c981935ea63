/** The words about areas, which no first paint needs. */
export const areaMessages = {
  area: (name: string | undefined, isAsked: boolean) =>
    `Area: ${name ?? (isAsked ? 'not chosen' : 'none of my own')}`,
  title: 'Where are you on duty?',
  text: 'You are offered first who is on duty there. Change it in the menu.',
  none: 'No area of my own',
  chosen: (name: string) => `Your area is ${name}`,
} as const;
