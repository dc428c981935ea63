// Usage: node tools/web-build/add-language.mjs FOLDER LANGUAGE ...
// Builds the web app in these languages, pseudo-languages too, into a folder that has it in English.
import { addLanguage } from '../build.mjs';

const [folder = '', ...languages] = process.argv.slice(2);
if (!languages.every((one) => addLanguage(folder, one, languages))) process.exitCode = 1;
