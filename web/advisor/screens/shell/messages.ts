/** The words of the menu that no first paint needs. */
export const entryMessages = {
  language: 'Language',
  area: (name: string | undefined, isAsked: boolean) =>
    `Area: ${name ?? (isAsked ? 'not chosen' : 'none')}`,
} as const;
