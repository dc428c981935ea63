// The words of the kit's components in French.

export const ALL_PROJECTS = 'Tous les projets';
export const BACK = 'Retour';
export const CLEAR = 'Effacer';
export const CLOSE = 'Fermer';
export const CLOSE_MESSAGE = 'Fermer le message';
export const HOME = 'Accueil';
export const HIDE_CHARACTERS = 'Masquer les caractères';
export const LOADING = 'Chargement';
export const MAIN = 'Principale';
export const NEXT = 'Suivant';
export const NO_DATA = 'Aucune donnée à afficher';
export const NOT_RATED = 'Sans évaluation';
export const PAGES = 'Pages';
export const pageOf = (page: number, pages: number): string => `Page ${page} sur ${pages}`;
export const PASSWORDS_DIFFER = 'Les mots de passe sont différents';
export const PREV = 'Précédent';
export const RATING = 'Évaluation';
export const REQUIRED = 'Obligatoire';
export const SCROLL = 'Faites défiler de côté pour voir d’autres colonnes';
export const SEARCH = 'Rechercher par mot-clé';
export const SELECT = 'Choisir';
export const SHOW_CHARACTERS = 'Afficher les caractères';
export const SHOW_FULL_SIZE = 'Afficher en grand';
export const stars = (rating: number): string => `${rating} ${rating < 2 ? 'étoile' : 'étoiles'}`;
export const starsOfFive = (rating: number): string => `${stars(rating)} sur 5`;
