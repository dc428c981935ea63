import type { Translated } from '#core/base/translated.ts';
import { adminMessages, BRANCH_WORDS } from './messages.ts';
import type {
  fieldMessages as englishFields,
  textMessages as englishTexts,
} from './text-messages.ts';

const { question, confirmationText, customText } = adminMessages.editor;

export const fieldMessages = {
  question,
  'confirmationAction.confirmationText': confirmationText,
  'yesAction.customText': `${BRANCH_WORDS.yesAction}, ${customText.toLowerCase()}`,
  'noAction.customText': `${BRANCH_WORDS.noAction}, ${customText.toLowerCase()}`,
} satisfies Translated<typeof englishFields>;

export const textMessages = {
  translations: 'Traductions',
  left: (missing, changed) =>
    [
      missing > 0 && (missing === 1 ? '1 manque' : `${missing} manquent`),
      changed > 0 && (changed === 1 ? '1 a changé depuis' : `${changed} ont changé depuis`),
    ]
      .filter((part) => part !== false)
      .join(', '),
  inSentence: {
    question: (step) => `la question de l’étape ${step}`,
    'confirmationAction.confirmationText': (step) => `le texte de confirmation de l’étape ${step}`,
    'yesAction.customText': (step) => `le texte de Oui de l’étape ${step}`,
    'noAction.customText': (step) => `le texte de Non de l’étape ${step}`,
  },
  ofRemoved: 'un texte d’une étape supprimée',
} satisfies Translated<typeof englishTexts>;
