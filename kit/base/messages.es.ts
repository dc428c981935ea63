// The words of the kit's components in Spanish.

export const ALL_PROJECTS = 'Todos los proyectos';
export const BACK = 'Atrás';
export const CLEAR = 'Borrar';
export const CLOSE = 'Cerrar';
export const CLOSE_MESSAGE = 'Cerrar mensaje';
export const HOME = 'Inicio';
export const HIDE_CHARACTERS = 'Ocultar caracteres';
export const LOADING = 'Cargando';
export const MAIN = 'Principal';
export const NEXT = 'Siguiente';
export const NO_DATA = 'No hay datos que mostrar';
export const NOT_RATED = 'Sin valorar';
export const PAGES = 'Páginas';
export const pageOf = (page: number, pages: number): string => `Página ${page} de ${pages}`;
export const PASSWORDS_DIFFER = 'Las contraseñas no coinciden';
export const PREV = 'Anterior';
export const RATING = 'Valoración';
export const REQUIRED = 'Obligatorio';
export const SCROLL = 'Desliza a los lados para ver más columnas';
export const SEARCH = 'Busca por palabra clave';
export const SELECT = 'Elegir';
export const SHOW_CHARACTERS = 'Mostrar caracteres';
export const SHOW_FULL_SIZE = 'Ver en grande';
export const stars = (rating: number): string =>
  rating === 1 ? '1 estrella' : `${rating} estrellas`;
export const starsOfFive = (rating: number): string => `${rating} de 5 estrellas`;
