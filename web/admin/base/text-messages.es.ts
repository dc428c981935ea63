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
  translations: 'Traducciones',
  left: (missing, changed) =>
    [
      missing > 0 && (missing === 1 ? 'falta 1' : `faltan ${missing}`),
      changed > 0 && (changed === 1 ? '1 cambió después' : `${changed} cambiaron después`),
    ]
      .filter((part) => part !== false)
      .join(', '),
  inSentence: {
    question: (step) => `la pregunta del paso ${step}`,
    'confirmationAction.confirmationText': (step) => `el texto de confirmación del paso ${step}`,
    'yesAction.customText': (step) => `el texto de Sí del paso ${step}`,
    'noAction.customText': (step) => `el texto de No del paso ${step}`,
  },
  ofRemoved: 'un texto de un paso eliminado',
} satisfies Translated<typeof englishTexts>;
