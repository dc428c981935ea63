import type { Translated } from '#core/base/translated.ts';
import type {
  peopleMessages as english,
  ROLE_NAMES as englishRoleNames,
  roleMessages as englishRoles,
  stateMessages as englishStates,
} from './messages.ts';

export const stateMessages = {
  active: 'Activa',
  invited: 'Invitada',
  disabled: 'Desactivada',
} satisfies Translated<typeof englishStates>;

export const ROLE_NAMES = {
  owner: 'Propietario',
  author: 'Autor',
  reader: 'Lector',
} satisfies Translated<typeof englishRoleNames>;

export const roleMessages = {
  role: 'Rol',
  required: 'Obligatorio',
  choose: 'Los lectores ven, los autores editan y publican, los propietarios lo hacen todo.',
  change: 'Cambiar rol',
  title: (name) => `Rol de ${name}`,
  save: 'Guardar rol',
  changed: (name, role) => `Rol de ${name}: ${ROLE_NAMES[role].toLowerCase()}`,
  invited: {
    owner: 'Puede hacerlo todo, también en personas y ajustes.',
    author: 'Puede editar y publicar procedimientos, contestar la bandeja y ver estadísticas.',
    reader: 'Puede ver los procedimientos, la bandeja y las estadísticas.',
  },
  may: {
    owner: 'Los propietarios pueden hacerlo todo, también en personas y ajustes.',
    author:
      'Los autores pueden editar y publicar procedimientos, contestar la bandeja y ver estadísticas.',
    reader: 'Los lectores pueden ver los procedimientos, la bandeja y las estadísticas.',
  },
  mayOfSome: 'Los autores pueden editar y publicar en las categorías marcadas, y ver las demás.',
  categories: 'Categorías',
  categoriesText: 'Si no marcas ninguna, valen todas.',
  limited: (name) => `Categorías de ${name} guardadas`,
  ofCampus: 'de la cuenta del campus',
  ofCampusNote: 'La cuenta del campus fija este rol en cada inicio de sesión.',
  ownLess: 'Solo otro propietario puede devolverte estos permisos.',
} satisfies Translated<typeof englishRoles>;

const people = (count: number) => `${count} ${count === 1 ? 'persona' : 'personas'}`;

export const peopleMessages = {
  summary: (count, signedIn) =>
    count === 1 ? people(1) : `${people(count)}, ${signedIn} con sesión iniciada`,
  found: (found, all) => `${found} de ${people(all)}`,
  search: 'Busca a una persona por nombre o correo',
  noneFound: 'Nadie tiene ese nombre o correo',
  alone: 'Solo tú puedes iniciar sesión. Invita a otra persona.',
  invite: 'Invitar a una persona',
  loadFailed: 'Las personas no se cargaron.',
  person: 'Persona',
  state: 'Cuenta',
  lastSignIn: 'Última sesión',
  you: '(tú)',
  now: 'Ahora',
  never: 'Nunca',
  more: (name) => `Más sobre ${name}`,
  ownProfile: 'Perfil',
  sendAgain: 'Reenviar invitación',
  disable: 'Desactivar',
  enable: 'Activar',

  inviteText: 'Recibe por correo un enlace que vale siete días.',
  email: 'Correo',
  send: 'Enviar invitación',
  sent: (email) => `Invitación enviada a ${email}`,

  disableTitle: (name) => `¿Desactivar la cuenta de ${name}?`,
  disableText: (email) =>
    `Se cierran todas las sesiones de ${email} hasta que actives la cuenta. Su trabajo se queda.`,
  disableInvited: (email) => `El enlace enviado a ${email} deja de valer.`,
  disabled: (name) => `Cuenta de ${name} desactivada`,
  enabled: (name) => `Cuenta de ${name} activada`,
} satisfies Translated<typeof english>;
