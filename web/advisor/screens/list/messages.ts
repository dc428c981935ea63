export const listMessages = {
  category: 'Category',
  empty: 'No procedures in this category yet',
  emptyText: 'Look in All categories, or tell the admins.',
  tell: 'Tell the admins what’s missing.',
  loadFailed: 'The procedures did not load.',
  showAll: 'Show All categories',
} as const;
