export const listMessages = {
  category: 'Category',
  empty: 'No issues in this category yet',
  emptyText: 'Look in All categories, or tell the admins what is missing.',
  tell: 'Tell the admins what’s missing.',
  loadFailed: 'The issues did not load.',
  showAll: 'Show All categories',
} as const;
