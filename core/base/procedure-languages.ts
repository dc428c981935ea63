/** The answers Yes and No in a language. They are names on the wire, so they need words even if no screen is in that language. */
type Answers = { readonly yes: string; readonly no: string };

/** Every language into which a procedure may be translated, by its BCP 47 tag, with its words for Yes and No (TRANSLATE-1). */
export const PROCEDURE_LANGUAGES = {
  en: { yes: 'Yes', no: 'No' },
  es: { yes: 'Sí', no: 'No' },
  fr: { yes: 'Oui', no: 'Non' },
  ar: { yes: 'نعم', no: 'لا' },
  bn: { yes: 'হ্যাঁ', no: 'না' },
  ca: { yes: 'Sí', no: 'No' },
  cs: { yes: 'Ano', no: 'Ne' },
  da: { yes: 'Ja', no: 'Nej' },
  de: { yes: 'Ja', no: 'Nein' },
  el: { yes: 'Ναι', no: 'Όχι' },
  eu: { yes: 'Bai', no: 'Ez' },
  fa: { yes: 'بله', no: 'خیر' },
  fi: { yes: 'Kyllä', no: 'Ei' },
  gl: { yes: 'Si', no: 'Non' },
  he: { yes: 'כן', no: 'לא' },
  hi: { yes: 'हाँ', no: 'नहीं' },
  ht: { yes: 'Wi', no: 'Non' },
  it: { yes: 'Sì', no: 'No' },
  ja: { yes: 'はい', no: 'いいえ' },
  ko: { yes: '예', no: '아니요' },
  nl: { yes: 'Ja', no: 'Nee' },
  no: { yes: 'Ja', no: 'Nei' },
  pl: { yes: 'Tak', no: 'Nie' },
  pt: { yes: 'Sim', no: 'Não' },
  ru: { yes: 'Да', no: 'Нет' },
  so: { yes: 'Haa', no: 'Maya' },
  sv: { yes: 'Ja', no: 'Nej' },
  sw: { yes: 'Ndiyo', no: 'Hapana' },
  tl: { yes: 'Oo', no: 'Hindi' },
  tr: { yes: 'Evet', no: 'Hayır' },
  uk: { yes: 'Так', no: 'Ні' },
  ur: { yes: 'ہاں', no: 'نہیں' },
  vi: { yes: 'Có', no: 'Không' },
  'zh-Hans': { yes: '是', no: '否' },
  'zh-Hant': { yes: '是', no: '否' },
} as const satisfies Record<string, Answers>;
export type ProcedureLanguage = keyof typeof PROCEDURE_LANGUAGES;

export function isProcedureLanguage(text: string): text is ProcedureLanguage {
  return Object.hasOwn(PROCEDURE_LANGUAGES, text);
}
