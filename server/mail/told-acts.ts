import { formatMoment } from '#core/base/format.ts';
import { BRAND } from '#core/base/brand.ts';
import type { AuditAct } from '#core/audit/audit.ts';
import type { Config } from '../base/config.ts';
import type { DoneAct, Email } from '../base/deps.ts';
import { webAddress } from '../http/web-address.ts';

/** The acts that are mailed to owners, and the words of the mail for each (ACTS-1). */
const TOLD_ACTS = {
  'settings.edit': 'changed the contacts',
  'settings.askCalls': 'requested a contact change',
  'settings.approveCalls': 'approved a contact change',
  'settings.discardCalls': 'discarded a contact change',
  'settings.secondPerson': 'changed whether publishing needs a second person',
  'settings.report': 'changed the incident report form',
  'admin.invite': 'invited somebody',
  'admin.setRole': 'changed a role',
  'admin.setCategories': 'changed what an author may edit',
  'admin.disable': 'disabled an account',
  'admin.enable': 'enabled an account',
  'issue.correct': 'made an urgent correction',
  'told.add': 'added a recipient',
  'told.edit': 'changed a recipient',
  'told.remove': 'removed a recipient',
  'told.renewSecret': 'made a new secret for a webhook',
  'told.ladders': 'changed who is told when nobody answers',
  'told.liftHold': 'lifted a hold on escalations',
  'wake.link': 'made a link to wake a phone of somebody on the rota',
  'wake.ownLink': 'made a link to wake a phone of theirs',
  'rota.connect': 'connected a duty calendar',
  'rota.disconnect': 'disconnected a duty calendar',
  'rota.accept': 'used a duty calendar that lost events',
  'rota.people': 'changed the people on the rota',
  'privacy.edit': 'changed how long data is kept',
  'record.void': 'marked records as void',
  'record.unvoid': 'counted void records again',
  'record.download': 'downloaded records',
  'record.evidence': 'downloaded a record as evidence',
  'person.download': 'downloaded data about a person',
  'person.forget': 'removed a name',
  'phone.add': "made a code for an advisor's phone",
  'phone.revoke': "revoked an advisor's phone",
  'issue.export': 'exported procedures',
  'trail.download': 'downloaded the activity log',
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
  const from = network === null ? '' : `, from ${network}`;
  const times = count > 1 ? ` (${count})` : '';
  return [
    `${formatMoment(at, timeZone)} (${timeZone}): ${by} ${TOLD_ACTS[act]}${times}${from}`,
    ...about,
  ]
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
    ? `reset your password right away, which signs everybody else out of your account: ${webAddress(publicUrl, 'forgotPassword')}`
    : 'tell your campus IT office now.';
  return {
    recipient,
    subject: `Somebody ${TOLD_ACTS[act]} in ${BRAND.name}`,
    body: `${[
      `This was done in ${BRAND.name}. All owners get this email.`,
      ...lines,
      ...(isMore ? ['The activity log has the rest.'] : []),
      'If you know why, you are all set.',
      `If it was done in your name but not by you, ${shut}`,
      `If somebody else did it, call and ask them why. You can disable their account at ${webAddress(publicUrl, 'people')} and see the activity log at ${webAddress(publicUrl, 'trail')}`,
    ].join('\n\n')}\n`,
  };
}
