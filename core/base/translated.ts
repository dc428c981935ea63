/** The type of a module's texts in another language: the same members, each a text or a function of the same values (LANG-6). */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : { readonly [Name in keyof Words]: Translated<Words[Name]> };
