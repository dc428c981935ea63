// Usage: node tools/web-build/add-language.mjs FOLDER LANGUAGE ...
// Builds the web app in these languages, pseudo-languages too, into a folder that has it in English, for tests.
import { addLanguage } from '../build.mjs';

// Nobody counts their bytes, and the smallest take most of a build's time.
process.env.COMPRESSION = 'quick';
const [folder = '', ...languages] = process.argv.slice(2);
if (!languages.every((one) => addLanguage(folder, one, languages))) process.exitCode = 1;
