// The words of contacts that a text names.

export const NUMBER_NOT_SET = 'number not set';
export const UNKNOWN_CONTACT = 'an unknown contact';
