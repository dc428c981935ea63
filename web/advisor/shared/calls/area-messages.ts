export const areaMessages = {
  title: 'Where are you on duty?',
  text: 'You are offered first who is on duty there. Change it in the menu.',
  ofCode: (name: string) =>
    `This code is for ${name}. Choose where you are on duty: you are offered first who is on duty there.`,
  none: 'No area of my own',
} as const;
