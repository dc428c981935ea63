// Usage: npm run starter-prints
// Prints what names the texts of the starter library as they are today, a row a procedure for `server/seeds/former-texts.ts`.
import { readStarterTexts } from '../../server/seeds/starters.ts';

for (const { content, print } of (await readStarterTexts()).today) {
  console.log(`${content.title}: '${print}'`);
}
