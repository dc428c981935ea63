export const listMessages = {
  category: 'Category',
  empty: 'No issues in this category yet',
  emptyText: 'Look in All categories, or tell the admins what is missing.',
  noResults: 'No issues match your search',
  noResultsText: (search: string) => `Nothing was found for “${search}”.`,
  loadFailed: 'The issues did not load.',
  showAll: 'Show All categories',
} as const;
