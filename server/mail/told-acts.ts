import { BRAND } from '#core/base/brand.ts';
import type { AuditAct } from '#core/audit/audit.ts';
import type { Config } from '../base/config.ts';
import type { DoneAct, Email } from '../base/deps.ts';
import { webAddress } from '../http/web-address.ts';

/** The acts that are mailed to owners, and the words of the mail for each (ACTS-1). */
const TOLD_ACTS = {
  'settings.edit': 'changed whom phones call',
  'settings.askCalls': 'asked for another owner to approve whom phones call',
  'settings.approveCalls': 'approved a change of whom phones call',
  'settings.discardCalls': 'discarded a change of whom phones call',
  'settings.secondPerson': 'changed whether publishing needs a second person',
  'settings.report': 'changed the incident report form',
  'admin.invite': 'invited somebody',
  'admin.setRole': 'changed a role',
  'admin.setCategories': 'changed what an author may edit',
  'admin.disable': 'disabled an account',
  'admin.enable': 'enabled an account',
  'issue.correct': 'corrected a procedure urgently, alone',
  'told.add': 'added a notification',
  'told.edit': 'changed a notification',
  'told.remove': 'removed a notification',
  'told.renewSecret': 'made a new secret for a webhook',
  'privacy.edit': 'changed how long data is kept',
  'record.void': 'marked records as false',
  'record.unvoid': 'put records back that were marked as false',
  'record.download': 'downloaded records',
  'record.evidence': 'downloaded a record as evidence',
  'person.download': 'downloaded what there is about a person',
  'person.forget': 'removed the name of a person',
  'phone.add': "made a code for an advisor's phone",
  'phone.revoke': "revoked an advisor's phone",
  'issue.export': 'exported procedures',
  'trail.download': 'downloaded the trail',
} as const satisfies Partial<Record<AuditAct, string>>;

export type ToldAct = keyof typeof TOLD_ACTS;

const isTold = (what: string): what is ToldAct => Object.hasOwn(TOLD_ACTS, what);

/** Returns an act that is mailed to owners; undefined for any other. */
export function toldOf({ what, who, about }: Pick<DoneAct, 'what' | 'who' | 'about'>) {
  // An operator at the server, and who asks for an invitation once more, has no account that was stolen.
  if (who === null || !isTold(what)) return undefined;
  // The name of the campus and words of the search are settings too.
  return what === 'settings.edit' && about.length === 0 ? undefined : what;
}

/** More letters no line has: what people typed is not the mail's. */
const LETTERS = 300;

/** Puts what somebody typed on one line, without what mail programs make a link of. */
function inOneLine(text: string): string {
  const plain = text.replaceAll(/\p{C}+|\w+:\/\/|www\./giu, ' ').trim();
  return Array.from(plain).slice(0, LETTERS).join('');
}

/** Writes the lines of a mail about an act. */
export function linesOf(
  { at, network, count, about }: DoneAct,
  { act, by, timeZone }: { act: ToldAct; by: string; timeZone: string },
): string {
  const style = { timeZone, dateStyle: 'medium', timeStyle: 'short' } as const;
  const when = new Intl.DateTimeFormat('en-US', style).format(new Date(at));
  const from = network === null ? '' : `, from ${network}`;
  const times = count > 1 ? ` (${count})` : '';
  return [`${when} (${timeZone}): ${by} ${TOLD_ACTS[act]}${times}${from}`, ...about]
    .map(inOneLine)
    .join('\n');
}

/** Makes the mail to an owner about what was done within an hour. */
export function actsEmail(
  recipient: string,
  { act, lines, isMore }: { act: ToldAct; lines: readonly string[]; isMore: boolean },
  { publicUrl, localPasswords }: Pick<Config, 'publicUrl' | 'localPasswords'>,
): Email {
  const shut = localPasswords
    ? `choose a new password at once, which signs everybody else out of your account: ${webAddress(publicUrl, 'forgotPassword')}`
    : 'tell whoever runs your campus accounts at once.';
  return {
    recipient,
    subject: `Somebody ${TOLD_ACTS[act]} in ${BRAND.name}`,
    body: `${[
      `This was done in ${BRAND.name}. All owners get this mail.`,
      ...lines,
      ...(isMore ? ['There was more of it: the trail has the rest.'] : []),
      'If it was you, or you know why it was done, you are all set.',
      `If it was done in your name and it was not you, ${shut}`,
      `If it was somebody else and you do not know why, call and ask them. You can disable their account at ${webAddress(publicUrl, 'people')} and see what else was done at ${webAddress(publicUrl, 'trail')}`,
    ].join('\n\n')}\n`,
  };
}
