import { API_ERRORS, type ApiErrorCode } from '#core/api/api-errors.ts';
import { changeMessages } from '#core/campus/change-messages.ts';
import { changeMessages as changesInSpanish } from '#core/campus/change-messages.es.ts';
import { changeMessages as changesInFrench } from '#core/campus/change-messages.fr.ts';
import { displayName as nameInEnglish } from '#core/base/display-name.ts';
import { displayName as nameInSpanish } from '#core/base/display-name.es.ts';
import { displayName as nameInFrench } from '#core/base/display-name.fr.ts';
import * as datesInEnglish from '#core/base/format.ts';
import * as datesInSpanish from '#core/base/format.es.ts';
import * as datesInFrench from '#core/base/format.fr.ts';
import { LANGUAGES, ORIGINAL, type Language } from '#core/base/language.ts';
import type { Translated } from '#core/base/translated.ts';
import { accountLetters } from './account-letters.ts';
import { accountLetters as accountInSpanish } from './account-letters.es.ts';
import { accountLetters as accountInFrench } from './account-letters.fr.ts';
import { actLetters } from './act-letters.ts';
import { actLetters as actsInSpanish } from './act-letters.es.ts';
import { actLetters as actsInFrench } from './act-letters.fr.ts';
import { csvHeaders } from './csv-headers.ts';
import { csvHeaders as headersInSpanish } from './csv-headers.es.ts';
import { csvHeaders as headersInFrench } from './csv-headers.fr.ts';
import { errorDetails } from './error-details.ts';
import { errorDetails as detailsInSpanish } from './error-details.es.ts';
import { errorDetails as detailsInFrench } from './error-details.fr.ts';
import { errorTitles as titlesInSpanish } from './error-titles.es.ts';
import { errorTitles as titlesInFrench } from './error-titles.fr.ts';
import { escalationLetters } from './escalation-letters.ts';
import { escalationLetters as escalationsInSpanish } from './escalation-letters.es.ts';
import { escalationLetters as escalationsInFrench } from './escalation-letters.fr.ts';
import { officeLetters } from './office-letters.ts';
import { officeLetters as officeInSpanish } from './office-letters.es.ts';
import { officeLetters as officeInFrench } from './office-letters.fr.ts';
import { pageWords } from './page-words.ts';
import { pageWords as pagesInSpanish } from './page-words.es.ts';
import { pageWords as pagesInFrench } from './page-words.fr.ts';
import { toldLines } from './told-lines.ts';
import { toldLines as toldInSpanish } from './told-lines.es.ts';
import { toldLines as toldInFrench } from './told-lines.fr.ts';

const errorTitles = Object.fromEntries(
  Object.entries(API_ERRORS).map(([code, { title }]) => [code, title]),
) as Record<ApiErrorCode, string>;

const ENGLISH = {
  account: accountLetters,
  acts: actLetters,
  changes: changeMessages,
  csvHeaders,
  dates: datesInEnglish,
  details: errorDetails,
  errorTitles,
  escalation: escalationLetters,
  nameOf: nameInEnglish,
  office: officeLetters,
  pages: pageWords,
  told: toldLines,
};

/** The words of the server, and how days, times and names of the wire are written, in one language. */
export type Words = Translated<typeof ENGLISH> & { readonly language: Language };

const WORDS: Readonly<Record<Language, Words>> = {
  en: { language: ORIGINAL, ...ENGLISH },
  es: {
    language: 'es',
    account: accountInSpanish,
    acts: actsInSpanish,
    changes: changesInSpanish,
    csvHeaders: headersInSpanish,
    dates: datesInSpanish,
    details: detailsInSpanish,
    errorTitles: titlesInSpanish,
    escalation: escalationsInSpanish,
    nameOf: nameInSpanish,
    office: officeInSpanish,
    pages: pagesInSpanish,
    told: toldInSpanish,
  },
  fr: {
    language: 'fr',
    account: accountInFrench,
    acts: actsInFrench,
    changes: changesInFrench,
    csvHeaders: headersInFrench,
    dates: datesInFrench,
    details: detailsInFrench,
    errorTitles: titlesInFrench,
    escalation: escalationsInFrench,
    nameOf: nameInFrench,
    office: officeInFrench,
    pages: pagesInFrench,
    told: toldInFrench,
  },
};

/** Returns the texts in a language. A server has all languages at once (LANG-11). */
export const wordsIn = (language: Language): Words => WORDS[language];

/** Returns the result of a function for each language, by the language's code. */
export const inLanguages = <Text>(
  write: (words: Words) => Text,
): Readonly<Record<Language, Text>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, write(wordsIn(language))])) as Record<
    Language,
    Text
  >;

/** Lines that are written from the texts of a language, or that are the same in every language. */
export type Lines = readonly string[] | ((words: Words) => readonly string[]);

export const linesIn = (lines: Lines, words: Words): readonly string[] =>
  typeof lines === 'function' ? lines(words) : lines;
