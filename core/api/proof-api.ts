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
    use: "The page of the campus's sign-in, where advisors are to come by it",
    access: 'open',
    forAdvisors: true,
    query: Type.Object({ returnUrl: Type.Optional(Type.String({ maxLength: 500 })) }),
    /** Null while the issuer cannot be reached. */
    answer: Type.Object({ url: TextOrNull }),
    errors: ['NOT_FOUND'],
  },
  finishAdvisorSignIn: {
    address: 'GET /api/advisor/campus/callback',
    use: 'Where that page sends the phone back to: leads to the login, which takes the proof or says what failed',
    access: 'open',
    limits: ['advisorByIp'],
    forAdvisors: true,
    redirects: true,
    errors: ['NOT_FOUND'],
  },
  takeAdvisorProof: {
    address: 'POST /api/advisor/proof',
    use: 'The name and its proof, once, on the phone that has just come back',
    access: 'open',
    limits: [],
    tokenless: true,
    forAdvisors: true,
    answer: ProvenAdvisor,
    errors: ['NOT_FOUND'],
  },
  enrolPhone: {
    address: 'POST /api/advisor/enrol',
    use: 'The name and its proof for the phone that opened the code of an administrator, once',
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
    use: 'The phones that administrators enrolled, or made a code for',
    access: 'owner',
    answer: PhonesPage,
  },
  addPhone: {
    address: 'POST /api/phones',
    use: 'Make a code that enrols the phone of an advisor',
    access: 'owner',
    asksAgain: true,
    body: PhoneToEnrol,
    answer: NewPhone,
    errors: ['NOT_FOUND'],
  },
  revokePhone: {
    address: 'POST /api/phones/{id}/revoke',
    use: 'Take a code back, or believe the phone no more that used it',
    access: 'owner',
    asksAgain: true,
    answer: PhonesPage,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointRow>;
