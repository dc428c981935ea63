import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AllGoing, PrivacySettings } from '#core/privacy/privacy-schema.ts';
import { parseTerm, TERM_KINDS, type TermKind, type Terms } from '#core/privacy/retention.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { isApiError } from '../../base/http.ts';
import { adminCall } from '../base/admin-api.ts';
import { adminMessages } from '../base/messages.ts';
import { queryClient } from '../base/queries.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { privacyMessages as words } from './messages.ts';

const QUERY_KEY = ['privacy'];

/** Loads the saved time limits, at each visit. */
export const usePrivacy = () =>
  useQuery({
    queryKey: QUERY_KEY,
    queryFn: async () => await adminCall('GET /api/privacy'),
    refetchOnWindowFocus: false,
  });

type Typed = Readonly<Record<TermKind, string>>;

const forEach = <T>(of: (kind: TermKind) => T) =>
  Object.fromEntries(TERM_KINDS.map((kind) => [kind, of(kind)])) as Record<TermKind, T>;

const typedOf = (terms: Terms): Typed => forEach((kind) => String(terms[kind] ?? ''));

function termsIn(typed: Typed): Terms | undefined {
  const terms = forEach((kind) => parseTerm(typed[kind]));
  if (TERM_KINDS.some((kind) => terms[kind] === undefined)) return undefined;
  return forEach((kind) => terms[kind] ?? null);
}

const sayFailure = (error: unknown): string =>
  isApiError(error, 'VERSION_CONFLICT') ? words.conflict : adminMessages.unanswered;

/** Returns the typed time limits, the number of things they would delete, and the save, which needs the preview first (PRIVACY-3). */
export function useTermsForm({ terms: inForce, version, waiting }: PrivacySettings) {
  const saved = waiting?.terms ?? inForce;
  const [typed, setTyped] = useState(() => typedOf(saved));
  const [previewed, setPreviewed] = useState<{ terms: Terms; going: AllGoing }>();
  const terms = termsIn(typed);
  const isChanged = !terms || TERM_KINDS.some((kind) => terms[kind] !== saved[kind]);
  const preview = useSubmit(async () => {
    if (!terms) return;
    const set = TERM_KINDS.filter((kind) => terms[kind] !== null);
    const query = Object.fromEntries(set.map((kind) => [kind, String(terms[kind])]));
    setPreviewed({ terms, going: await adminCall('GET /api/privacy/preview', { query }) });
  }, sayFailure);
  const put = async (wanted: Terms, said: string): Promise<void> => {
    const body = { terms: wanted, version };
    queryClient.setQueryData(QUERY_KEY, await adminCall('PUT /api/privacy', { body }));
    setTyped(typedOf(wanted));
    setPreviewed(undefined);
    showToast({ kind: 'status', text: said });
  };
  const save = useSubmit(async () => {
    if (previewed) await put(previewed.terms, words.saved);
  }, sayFailure);
  /** Keeps the current time limits and drops the shorter ones that wait. */
  const undo = useSubmit(async () => await put(inForce, words.undone), sayFailure);
  return {
    typed,
    type: (kind: TermKind, text: string): void => {
      setTyped({ ...typed, [kind]: text });
      setPreviewed(undefined);
    },
    errorOf: (kind: TermKind) => (parseTerm(typed[kind]) === undefined ? words.noTerm : undefined),
    isChanged,
    isReady: isChanged && terms !== undefined,
    going: previewed?.going,
    preview,
    save,
    undo,
  };
}
