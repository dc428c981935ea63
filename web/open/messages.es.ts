import { BRAND } from '#core/base/brand.ts';
import type { Translated } from '#core/base/translated.ts';
import type { openMessages as english } from './messages.ts';

/** Every word of the pages that advisors do not need on a call, in Spanish. */
export const openMessages = {
  kitchenSink: {
    title: 'Muestrario',
    text: 'Cada componente de la interfaz en cada estado.',
    components: 'Componentes',
    foundations: 'Fundamentos',
    theme: 'Aspecto',
    scheme: 'Colores oscuros',
    shape: 'Esquinas rectas',
    direction: 'De derecha a izquierda',
    secondBrand: 'Segunda marca',
    phone: 'Ancho de teléfono',
    search: 'Busca un componente',
    shown: (count) => (count === 1 ? '1 componente' : `${count} componentes`),
    noResults: 'Ningún componente coincide con tu búsqueda',
    noResultsText: (search) => `No hay resultados para “${search}”.`,
    colours: 'Colores',
    type: 'Tipografía',
    sample: '¿Salió todo el mundo de la habitación?',
    space: 'Espacio, esquinas y sombras',
    categories: 'Iconos de categorías',
  },

  about: {
    title: `Acerca de ${BRAND.name}`,
    text: 'Procedimientos paso a paso para los asesores de guardia de vida residencial.',
    version: (version) => `Versión ${version}`,
    provider: 'Quién la gestiona',
    providerText: 'El equipo de vida residencial de tu universidad gestiona esta app.',
    advisorApp: 'App de asesores',
    adminApp: 'Administración',
    privacyPolicy: 'Política de privacidad',
  },
} satisfies Translated<typeof english>;
