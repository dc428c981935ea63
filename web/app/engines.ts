/** The oldest browsers that the app serves, under the names that Vite gives them: the phones of spring 2023. */
export const ENGINES = {
  chrome: '111',
  edge: '111',
  firefox: '114',
  safari: '16.4',
  ios: '16.4',
} as const;
