import type { Branch } from './step.ts';

/** The member that holds the text of a branch. It is only a type, so that phones load just the list below. */
type TextOf = {
  yesAction: 'customText';
  noAction: 'customText';
  confirmationAction: 'confirmationText';
};

/** Anything that has the texts of a step: a draft, a saved step, or a step in the form of the wire. */
type Texted = { readonly question?: string } & {
  readonly [B in Branch]?: { readonly [Name in TextOf[B]]?: string };
};

const hasText = <T extends { readonly text: string | undefined }>(
  one: T,
): one is T & { readonly text: string } => Boolean(one.text);

/** Returns the one list of a step's texts and their places, in reading order. Answers cannot name contacts (CONTACT-2). */
export function textsOf({ question, confirmationAction, yesAction, noAction }: Texted) {
  const texts = [
    { field: 'question', namesContacts: true, text: question },
    {
      field: 'confirmationAction.confirmationText',
      namesContacts: true,
      text: confirmationAction?.confirmationText,
    },
    {
      field: 'yesAction.customText',
      namesContacts: false,
      text: yesAction?.customText,
    },
    {
      field: 'noAction.customText',
      namesContacts: false,
      text: noAction?.customText,
    },
  ] as const;
  return texts.filter(hasText);
}

export type StepText = ReturnType<typeof textsOf>[number];

/** Returns the step with `map` applied to each of its texts. */
export function mapTexts<S extends Texted>(step: S, map: (text: StepText) => string): S {
  const mapped = { ...step };
  for (const text of textsOf(step)) {
    const [member = '', name] = text.field.split('.');
    const action: object = Object(Reflect.get(step, member));
    Object.assign(mapped, {
      [member]: name === undefined ? map(text) : { ...action, [name]: map(text) },
    });
  }
  return mapped;
}
