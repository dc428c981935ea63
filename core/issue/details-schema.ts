import { Type, type TOptional, type TSchema, type TUnsafe } from 'typebox';
import { ISSUE_CATEGORIES } from '../base/category.ts';
import { nullable } from '../base/schema.ts';
import {
  type Detail,
  type DetailKind,
  type Details,
  type DetailsMember,
  type TypedDetails,
} from './details.ts';
import { detailOf, MEMBERS } from './typed-details.ts';

/** The schema of each kind of detail. References to contacts do not count toward the limit. */
const FORMS: Record<DetailKind, (detail: Detail) => TSchema> = {
  words: ({ most }) => Type.String({ minLength: 1, maxLength: most }),
  category: () => Type.Enum(ISSUE_CATEGORIES as [...typeof ISSUE_CATEGORIES]),
  day: ({ most }) => Type.String({ maxLength: most }),
  'words with contacts': ({ most }) => Type.String({ maxLength: most * 4 }),
  administrator: ({ most }) => Type.String({ maxLength: most }),
  phrases: ({ most, mostPhrases = most }) =>
    Type.Array(Type.String({ maxLength: most }), { maxItems: mostPhrases }),
  place: ({ most }) => Type.Integer({ minimum: 1, maximum: most }),
};

/** The schemas for typed values. They allow more than the limits, so that `problemsInDetails` can explain what is wrong. */
const TYPED_FORMS: typeof FORMS = {
  ...FORMS,
  words: ({ most }) => Type.String({ maxLength: most * 4 }),
  category: ({ most }) => Type.String({ maxLength: most }),
  phrases: ({ most, mostPhrases = most }) =>
    Type.Array(Type.String({ maxLength: most * 4 }), { maxItems: mostPhrases * 4 }),
};

type Forms<M extends DetailsMember, V extends TypedDetails> = {
  readonly [N in M]: null extends V[N] ? TOptional<TUnsafe<V[N]>> : TUnsafe<V[N]>;
};

function formsBy(forms: typeof FORMS, members: readonly DetailsMember[]) {
  return Object.fromEntries(
    members.map((member) => {
      const detail = detailOf(member);
      const form = forms[detail.kind](detail);
      return [member, detail.isRequired ? form : nullable(form)];
    }),
  );
}

/** Returns the schemas of these details on the wire, where a detail that may be empty may be null or absent. */
export function wireDetails<M extends DetailsMember>(members: readonly M[]): Forms<M, Details> {
  return formsBy(FORMS, members) as Forms<M, Details>;
}

/** The details of an issue as somebody types and sends them. `problemsInDetails` says whether they are legal. */
export const WireTypedDetails = Type.Object(
  formsBy(TYPED_FORMS, MEMBERS) as Forms<DetailsMember, TypedDetails>,
);
