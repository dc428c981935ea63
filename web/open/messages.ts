import { BRAND } from '#core/base/brand.ts';

/** Every word of the pages that advisors do not need on a call. */
export const openMessages = {
  kitchenSink: {
    title: 'Kitchen sink',
    text: 'Every component of the interface kit in every state.',
    components: 'Components',
    foundations: 'Foundations',
    theme: 'Look',
    scheme: 'Dark colors',
    shape: 'Square corners',
    direction: 'Right to left',
    secondBrand: 'Second brand',
    phone: 'Phone width',
    search: 'Search components',
    shown: (count: number) => (count === 1 ? '1 component' : `${count} components`),
    noResults: 'No components match your search',
    noResultsText: (search: string) => `Nothing found for “${search}”.`,
    colours: 'Colors',
    type: 'Type',
    sample: 'Is everyone out of the room?',
    space: 'Space, corners and shadows',
    categories: 'Category icons',
  },

  about: {
    title: `About ${BRAND.name}`,
    text: 'Step-by-step procedures for residential-life advisors on call.',
    version: (version: string) => `Version ${version}`,
    provider: 'Who runs it',
    providerText: "Your university's residential-life team runs this app.",
    advisorApp: 'Advisor app',
    adminApp: 'Administrators',
    privacyPolicy: 'Privacy policy',
  },
} as const;
