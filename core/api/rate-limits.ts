/** A number of attempts within some seconds, counted from the first attempt. `isOwn` says that no stranger can use them up. */
export type Limit = { name: string; attempts: number; seconds: number; isOwn?: true };

const hour = 3_600;
const day = 24 * hour;

/** The limits of attempts. One network address is allowed fewer attempts than an account, so that one stranger locks nobody out. */
export const RATE_LIMITS = {
  signInByEmailAndIp: { name: 'sign-in/email+ip', attempts: 10, seconds: hour },
  signInByEmailAndIpDaily: { name: 'sign-in/email+ip/day', attempts: 30, seconds: day },
  signInByEmail: { name: 'sign-in/email', attempts: 50, seconds: hour },
  signInByEmailDaily: { name: 'sign-in/email/day', attempts: 240, seconds: day },
  signInByDevice: { name: 'sign-in/device', attempts: 10, seconds: hour, isOwn: true },
  signInByIp: { name: 'sign-in/ip', attempts: 50, seconds: hour / 4 },
  advisorByIp: { name: 'advisor/ip', attempts: 100, seconds: hour / 4 },
  signInByAll: { name: 'sign-in/all', attempts: 200, seconds: hour },
  signInByIpInFlood: { name: 'sign-in/ip/flood', attempts: 5, seconds: hour / 4 },
  stepByAdminAndIp: { name: 'step/admin+ip', attempts: 10, seconds: hour },
  stepByAdmin: { name: 'step/admin', attempts: 50, seconds: hour },
  stepByAdminDaily: { name: 'step/admin/day', attempts: 100, seconds: day },
  stepByDevice: { name: 'step/device', attempts: 10, seconds: hour, isOwn: true },
  ownStep: { name: 'own-step/admin', attempts: 10, seconds: hour, isOwn: true },
  mailByEmailAndIp: { name: 'mail/email+ip', attempts: 5, seconds: hour },
  mailByDevice: { name: 'mail/device', attempts: 5, seconds: hour, isOwn: true },
  mailByEmail: { name: 'mail/email', attempts: 20, seconds: hour },
  mailByIp: { name: 'mail/ip', attempts: 20, seconds: hour },
  mailByEmailAndAdmin: { name: 'mail/email+admin', attempts: 5, seconds: hour, isOwn: true },
  mailByAdmin: { name: 'mail/admin', attempts: 60, seconds: hour, isOwn: true },
  codeByIp: { name: 'code/ip', attempts: 50, seconds: hour / 4 },
  linkByIp: { name: 'link/ip', attempts: 6_000, seconds: hour / 4 },
  pressByLink: { name: 'press/link', attempts: 60, seconds: hour },
  calendarByAdmin: { name: 'calendar/admin', attempts: 60, seconds: hour, isOwn: true },
  testByPhone: { name: 'test/phone', attempts: 20, seconds: hour },
  dutyByIp: { name: 'duty/ip', attempts: 6_000, seconds: hour / 4 },
  ownPassword: { name: 'own-password/admin', attempts: 10, seconds: hour, isOwn: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof RATE_LIMITS;
