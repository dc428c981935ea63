import { BRAND } from '#core/base/brand.ts';
import type { AuditAct } from '#core/audit/audit.ts';

/** The acts that are mailed to owners, and the words of the mail for each (ACTS-1). */
const acts = {
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
  'wake.link': 'made a link to wake the phone of somebody on the roster',
  'wake.ownLink': 'made a link to wake their own phone',
  'rota.connect': 'connected a duty calendar',
  'rota.disconnect': 'disconnected a duty calendar',
  'rota.accept': 'accepted a duty calendar with missing events',
  'rota.people': 'changed the people on the roster',
  'privacy.edit': 'changed how long data is kept',
  'record.void': 'marked records as void',
  'record.unvoid': 'marked records as not void',
  'record.download': 'downloaded records',
  'record.evidence': 'downloaded a record as evidence',
  'person.download': 'downloaded data about a person',
  'person.forget': 'removed a name',
  'phone.add': "made a code for an advisor's phone",
  'phone.revoke': "revoked an advisor's phone",
  'issue.export': 'exported procedures',
  'trail.download': 'downloaded the activity log',
} satisfies Partial<Record<AuditAct, string>>;

/** The emails to owners about what administrators did. */
export const actLetters = {
  acts,
  subject: (what: string) => `Somebody ${what} in ${BRAND.name}`,
  done: `This happened in ${BRAND.name}. All owners get this email.`,
  line: (when: string, by: string, what: string, times: string, network: string | null) =>
    `${when}: ${by} ${what}${times}${network === null ? '' : `, from ${network}`}`,
  more: 'The activity log has the rest.',
  known: 'If you know why, you can ignore this email.',
  notYou: (forgot: string) =>
    `If it has your name but you did not do it, reset your password right away, which signs everybody else out of your account: ${forgot}`,
  notYouByCampus: 'If it has your name but you did not do it, tell your campus IT office now.',
  other: (people: string, trail: string) =>
    `If somebody else did it, call and ask them why. You can disable their account at ${people} and see the activity log at ${trail}`,
};
