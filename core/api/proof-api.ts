import { Type } from 'typebox';
import { closedObject, TextOrNull } from '../base/schema.ts';
import { NewPhone, PhonesPage, PhoneToEnrol } from '../people/advisor-phone.ts';
import { PassCode } from '../people/account.ts';
import type { EndpointRow } from './endpoint.ts';

/** A name and what proves it, for the phone to keep (SIGNIN-43). */
export const ProvenAdvisor = Type.Object({ advisor: Type.String(), proof: Type.String() });

/** The endpoints by which advisors prove their names, if the campus asks for that (SIGNIN-42). */
export const PROOF_API = {
  startAdvisorSignIn: {
    address: 'GET /api/advisor/campus/start',
    use: "Get the address of the campus's sign-in page, if advisors sign in there",
    access: 'open',
    forAdvisors: true,
    query: Type.Object({ returnUrl: Type.Optional(Type.String({ maxLength: 500 })) }),
    /** Null while the issuer cannot be reached. */
    answer: Type.Object({ url: TextOrNull }),
    errors: ['NOT_FOUND'],
  },
  finishAdvisorSignIn: {
    address: 'GET /api/advisor/campus/callback',
    use: 'Take the phone back from the sign-in page and lead it to the login, which fetches the proof or says what failed',
    access: 'open',
    limits: ['advisorByIp'],
    forAdvisors: true,
    redirects: true,
    errors: ['NOT_FOUND'],
  },
  takeAdvisorProof: {
    address: 'POST /api/advisor/proof',
    use: 'Give the name and its proof, once, to the phone that has just come back',
    access: 'open',
    limits: [],
    tokenless: true,
    forAdvisors: true,
    answer: ProvenAdvisor,
    errors: ['NOT_FOUND'],
  },
  enrolPhone: {
    address: 'POST /api/advisor/enrol',
    use: "Give the name and its proof, once, to the phone that opened an administrator's code",
    access: 'open',
    limits: ['advisorByIp'],
    tokenless: true,
    forAdvisors: true,
    body: closedObject({ code: PassCode }),
    answer: ProvenAdvisor,
    errors: ['NOT_FOUND', 'INVALID_PASSCODE', 'TOO_MANY_REQUESTS'],
  },
  listPhones: {
    address: 'GET /api/phones',
    use: 'List the phones that administrators enrolled, and the codes that they made',
    access: 'owner',
    answer: PhonesPage,
  },
  addPhone: {
    address: 'POST /api/phones',
    use: "Make a code that enrols an advisor's phone",
    access: 'owner',
    asksAgain: true,
    body: PhoneToEnrol,
    answer: NewPhone,
    errors: ['NOT_FOUND'],
  },
  revokePhone: {
    address: 'POST /api/phones/{id}/revoke',
    use: 'Revoke a code, and trust the phone that used it no longer',
    access: 'owner',
    asksAgain: true,
    answer: PhonesPage,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointRow>;
