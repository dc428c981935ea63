import type { Translated } from '#core/base/translated.ts';
import type { areaMessages as english } from './area-messages.ts';

export const areaMessages = {
  title: 'Où êtes-vous de garde ?',
  text: 'Les contacts de garde dans ce secteur viennent en premier.',
  ofCode: (name) => `Ce code est pour ${name}. Choisissez votre propre secteur.`,
  choose: 'Choisir votre secteur',
  area: (name) => `Secteur : ${name ?? 'aucun'}`,
  none: 'Je n’ai pas de secteur',
} satisfies Translated<typeof english>;
