export const areaMessages = {
  title: 'Where are you on duty?',
  text: 'Contacts on duty there come first.',
  ofCode: (name: string) => `This code is for ${name}. Choose your own area.`,
  choose: 'Choose your area',
  area: (name: string | undefined) => `Area: ${name ?? 'none'}`,
  none: "I don't have an area",
} as const;
