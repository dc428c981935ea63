import { Type } from 'typebox';
import type { Endpoint } from './endpoint.ts';

/** A name and what proves it, for the phone to keep (SIGNIN-43). */
export const ProvenAdvisor = Type.Object({ advisor: Type.String(), proof: Type.String() });

/** How advisors prove their names, where the campus asks for that (SIGNIN-42). */
export const PROOF_API = {
  startAdvisorSignIn: {
    method: 'GET',
    path: '/api/advisor/campus/start',
    use: "The page of the campus's sign-in, where advisors are to come by it",
    access: 'open',
    forAdvisors: true,
    query: Type.Object({ returnUrl: Type.Optional(Type.String({ maxLength: 500 })) }),
    /** Null while the issuer cannot be reached. */
    answer: Type.Object({ url: Type.Union([Type.String(), Type.Null()]) }),
    errors: ['NOT_FOUND'],
  },
  finishAdvisorSignIn: {
    method: 'GET',
    path: '/api/advisor/campus/callback',
    use: 'Where that page sends the phone back to: leads to the login, which takes the proof or says what failed',
    access: 'open',
    forAdvisors: true,
    redirects: true,
    errors: ['NOT_FOUND'],
  },
  takeAdvisorProof: {
    method: 'POST',
    path: '/api/advisor/proof',
    use: 'The name and its proof, once, on the phone that has just come back',
    access: 'open',
    tokenless: true,
    forAdvisors: true,
    answer: ProvenAdvisor,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
