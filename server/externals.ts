/** The packages that the build of the server leaves in node_modules: those with machine code, and the driver of PostgreSQL, which few installations load. */
export const EXTERNALS = ['better-sqlite3', 'sharp', '@node-rs/argon2', 'pg', 'pg-copy-streams'];
