import { ApiError, NetworkError } from '../../base/http.ts';
import { saveFile } from '../base/save-file.ts';
import { askSlowly } from '../base/fetch-file.ts';
import { adminMessages } from '../base/messages.ts';

/** The text before and after the file in the server's answer, and the end of an answer that is complete. */
const [BEFORE, AFTER, END] = ['{"data":', '}', '}}\n}'];

/** Saves everything about a person in the browser's folder for downloads, without parsing it, because it may be more than a page can hold. */
export async function downloadAbout(name: string): Promise<void> {
  const answer = await askSlowly('POST /api/privacy/person/about', { name });
  const whole = await answer.blob();
  if ((await whole.slice(-END.length).text()) !== END) throw new NetworkError('no whole file');
  const file = whole.slice(BEFORE.length, -AFTER.length);
  saveFile(new File([file], 'about-a-person.json', { type: 'application/json' }));
}

/** Returns a sentence about a failure, with the server's reason if it is written for people. */
export const sayPerson =
  (refused: string) =>
  (error: unknown): string => {
    if (!(error instanceof ApiError)) return adminMessages.unanswered;
    const isForPeople = error.code === 'ACCOUNT_ENABLED' || error.code === 'NOT_ONE_PERSON';
    return isForPeople ? error.detail : refused;
  };
