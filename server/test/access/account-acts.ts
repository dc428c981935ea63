import { API } from '#core/api/api.ts';
import { codeOf, trustedBrowser } from '../authenticator.ts';
import { softwarePasskey } from '../software-passkey.ts';
import { codeInMail, PASSWORD } from '../test-admin.ts';
import { entered, type Row } from './acts-world.ts';

const NEW_PASSWORD = 'another lamp, upstairs';

/** The acts of administrators on people and on their own accounts; at the end the one who does it is signed out. */
export const ACCOUNT_ROWS: readonly Row[] = [
  [
    'invitePerson',
    'admin.invite',
    ({ me }) => me(API.invitePerson, { body: { email: 'new@example.edu' } }),
  ],
  [
    'resendCode',
    'admin.invite',
    ({ call }) => call(API.resendCode, { body: { email: 'new@example.edu' } }),
  ],
  [
    'signUp',
    'admin.acceptInvitation',
    async (w) => {
      const passCode = await codeInMail(w, 'new@example.edu');
      return await w.call(API.signUp, {
        body: { email: 'new@example.edu', password: PASSWORD, passCode },
      });
    },
  ],
  [
    'updatePerson',
    'admin.disable',
    async ({ me }) => {
      const { people } = (await me(API.listPeople)).data;
      const id = people.find(({ email }) => email === 'new@example.edu')?._id ?? '';
      return await me(API.updatePerson, { params: { id }, body: { disabled: true } });
    },
  ],
  [
    'signIn',
    'session.signIn',
    ({ call }) => call(API.signIn, { body: { email: 'own@example.edu', password: PASSWORD } }),
  ],
  [
    'endSignIn',
    'session.revoke',
    async ({ me }) => {
      const other = (await me(API.listSignIns)).data.find(({ isThisOne }) => !isThisOne);
      return await me(API.endSignIn, { params: { id: other?._id ?? '' } });
    },
  ],
  ['endOtherSignIns', 'session.revoke', ({ me }) => me(API.endOtherSignIns)],
  [
    'updateProfile',
    'admin.requestEmail',
    ({ me }) => me(API.updateProfile, { body: { email: 'mine@example.edu', password: PASSWORD } }),
  ],
  [
    'confirmEmail',
    'admin.changeEmail',
    async (w) =>
      w.me(API.confirmEmail, { body: { passCode: await codeInMail(w, 'mine@example.edu') } }),
  ],
  [
    'addPasskey',
    'admin.addPasskey',
    async (w) => {
      const { data } = await w.me(API.beginPasskey, { body: { password: PASSWORD } });
      const answer = softwarePasskey().make(data);
      return await w.me(API.addPasskey, { body: { name: 'Laptop', answer } });
    },
  ],
  [
    'renamePasskey',
    'admin.editProfile',
    async ({ me }) => {
      const [passkey] = (await me(API.listPasskeys)).data;
      const body = { name: 'Old laptop' };
      return await me(API.renamePasskey, { params: { id: passkey?._id ?? '' }, body });
    },
  ],
  [
    'removePasskey',
    'admin.removePasskey',
    async ({ me }) => {
      const [passkey] = (await me(API.listPasskeys)).data;
      const body = { password: PASSWORD };
      return await me(API.removePasskey, { params: { id: passkey?._id ?? '' }, body });
    },
  ],
  [
    'forgetTrustedBrowser',
    'session.distrust',
    async (w) => w.me(API.forgetTrustedBrowser, { params: { id: await trustedBrowser(w, w.me) } }),
  ],
  [
    'confirmSecondFactor',
    'admin.addFactor',
    async (w) => {
      const { data } = await w.me(API.beginSecondFactor, { body: { password: PASSWORD } });
      const code = codeOf(data.seed, w.clock.now);
      const confirmed = await w.me(API.confirmSecondFactor, { body: { code } });
      w.codes.push(...confirmed.data.recoveryCodes);
      return confirmed;
    },
  ],
  [
    'renewRecoveryCodes',
    'admin.renewCodes',
    async (w) => {
      const body = { code: w.codes.shift() ?? '' };
      const renewed = await w.me(API.renewRecoveryCodes, { body });
      w.codes.splice(0, Infinity, ...renewed.data.recoveryCodes);
      return renewed;
    },
  ],
  [
    'removeSecondFactor',
    'admin.removeFactor',
    (w) => w.me(API.removeSecondFactor, { body: { code: w.codes.shift() ?? '' } }),
  ],
  [
    'changePassword',
    'admin.changePassword',
    ({ me }) => me(API.changePassword, { body: { password: PASSWORD, newPassword: NEW_PASSWORD } }),
  ],
  [
    'forgotPassword',
    'admin.requestReset',
    ({ call }) => call(API.forgotPassword, { body: { email: 'leaver@example.edu' } }),
  ],
  [
    'resetPassword',
    'admin.resetPassword',
    async (w) => {
      const token = await codeInMail(w, 'leaver@example.edu');
      return await w.call(API.resetPassword, {
        body: { email: 'leaver@example.edu', password: PASSWORD, token },
      });
    },
  ],
  [
    'deleteMyAccount',
    'admin.delete',
    async (w) => {
      const leaver = await entered(w, 'leaver@example.edu');
      return await leaver(API.deleteMyAccount, { body: { password: PASSWORD } });
    },
  ],
  ['signOut', 'session.signOut', ({ me }) => me(API.signOut)],
];
