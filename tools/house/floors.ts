/**
 * The bands of each room, lowest first: a folder, with everything in it, imports, types too, those of its room in
 * bands before its own and none beside it. `x/*` is every folder of `x` that no row names. The linter checks the
 * imports from other rooms.
 */
export const BANDS: readonly (readonly string[])[] = [
  // The nouns of the product, each on those before it.
  ['core/base'],
  ['core/people'],
  ['core/page'],
  ['core/campus'],
  ['core/rota'],
  ['core/step'],
  ['core/walk'],
  ['core/tree'],
  ['core/issue'],
  ['core/record'],
  ['core/search'],
  ['core/inbox'],
  ['core/notifications'],
  ['core/analytics'],
  ['core/exchange'],
  ['core/import'],
  ['core/setup'],
  ['core/audit'],
  ['core/privacy'],
  ['core/api'],
  ['core/outbox'],

  ['kit/base'],
  ['kit/icon'],
  ['kit/controls'],
  ['kit/overlays'],
  ['kit/layout'],
  ['kit'],

  ['server/db'],
  ['server/base'],
  ['server/domain'],
  ['server/auth'],
  ['server/http'],
  // The features: code that two of them need is below them, or comes through deps.
  ['server/*'],
  ['server/process', 'server/seeds'],
  ['server'],

  ['web/base'],
  ['web/guide'],
  ['web/advisor/phone'],
  ['web/advisor/shared'],
  ['web/advisor/walk'],
  ['web/advisor/screens'],
  ['web/admin/base'],
  ['web/admin/shared'],
  // The pages; code that two of them need is in web/admin/shared.
  ['web/admin/*'],
  ['web/admin/editor'],
  ['web/admin/shell'],
  ['web/open'],
  ['web/app', 'web/sw'],
  ['web/answer'],
];
