import { ApiError, NetworkError } from '../../base/http.ts';
import { saveFile } from '../base/save-file.ts';
import { askSlowly } from '../base/fetch-file.ts';
import { adminMessages } from '../base/messages.ts';

/** The text around the file in its answer, and the end of one that is whole. */
const [BEFORE, AFTER, END] = ['{"data":', '}', '}}\n}'];

/** Saves everything about a person in the browser's folder for downloads, unread: it may be more than a page can hold. */
export async function downloadAbout(name: string): Promise<void> {
  const answer = await askSlowly('POST /api/privacy/person/about', { name });
  const whole = await answer.blob();
  if ((await whole.slice(-END.length).text()) !== END) throw new NetworkError('no whole file');
  const file = whole.slice(BEFORE.length, -AFTER.length);
  saveFile(new File([file], 'about-a-person.json', { type: 'application/json' }));
}

/** Returns a sentence for a failure: the server's reason, if it gave one for people. */
export const sayPerson =
  (refused: string) =>
  (error: unknown): string => {
    if (!(error instanceof ApiError)) return adminMessages.unanswered;
    const isForPeople = error.code === 'ACCOUNT_ENABLED' || error.code === 'NOT_ONE_PERSON';
    return isForPeople ? error.detail : refused;
  };
