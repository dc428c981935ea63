import { BRAND } from '#core/base/brand.ts';

/** Every word of the pages that advisors do not need on a call. */
export const openMessages = {
  kitchenSink: {
    title: 'Kitchen sink',
    text: 'Every component of the interface kit in every state.',
    components: 'Components',
    foundations: 'Foundations',
    theme: 'Look',
    scheme: 'Dark colours',
    shape: 'Square corners',
    direction: 'Right to left',
    secondBrand: 'Second brand',
    phone: 'Phone width',
    search: 'Search components',
    shown: (count: number) => (count === 1 ? '1 component' : `${count} components`),
    noResults: 'No components match your search',
    noResultsText: (search: string) => `Nothing was found for “${search}”.`,
    colours: 'Colours',
    type: 'Type',
    sample: 'Is everyone out of the room?',
    space: 'Space, corners and shadows',
    categories: 'Category icons',
  },

  about: {
    title: `About ${BRAND.name}`,
    text: 'Guided procedures for residential-life advisors on call: find the issue, answer one question at a time, finish with resolved or escalated.',
    version: (version: string) => `Version ${version}`,
    provider: 'Who runs it',
    providerText:
      'The residential-life team of your university runs this app and looks after its guides and records.',
    advisorApp: 'Advisor app',
    adminApp: 'Administrators',
    privacyPolicy: 'Privacy policy',
  },
} as const;
