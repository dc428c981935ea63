// The words of the kit's components, where its user gives no others.

export const ALL_PROJECTS = 'All projects';
export const BACK = 'Back';
export const CLEAR = 'Clear';
export const CLOSE = 'Close';
export const CLOSE_MESSAGE = 'Close message';
export const HOME = 'Home';
export const HIDE_CHARACTERS = 'Hide characters';
export const LOADING = 'Loading';
export const MAIN = 'Main';
export const NEXT = 'Next';
export const NO_DATA = 'No data to display';
export const NOT_RATED = 'Not rated';
export const PAGES = 'Pages';
export const pageOf = (page: number, pages: number): string => `Page ${page} of ${pages}`;
export const PASSWORDS_DIFFER = "Passwords don't match";
export const PREV = 'Prev';
export const RATING = 'Rating';
export const REQUIRED = 'Required';
export const SCROLL = 'Scroll sideways for more columns';
export const SEARCH = 'Search by keyword';
export const SELECT = 'Select';
export const SHOW_CHARACTERS = 'Show characters';
export const SHOW_FULL_SIZE = 'Show full size';
export const stars = (rating: number): string => `${rating} stars`;
export const starsOfFive = (rating: number): string => `${rating} of 5 stars`;
