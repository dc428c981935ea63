import { ownerMessages } from './messages.ts';
import { OwnerDropdown } from './OwnerDropdown.tsx';
import type { useHandOver } from './use-hand-over.ts';

interface HandOverProps {
  /** The id of who goes. */
  from: string;
  /** Which issues they own, in a sentence. */
  text: string;
  handOver: ReturnType<typeof useHandOver>;
  submitted: boolean;
}

/** Says which issues somebody owns who goes, and asks who takes them, or nobody (ACCOUNTS-16). */
export const HandOver = ({ from, text, handOver, submitted }: HandOverProps) => {
  const { titles, taker, setTaker, isMissing } = handOver;
  if (titles.length === 0) return null;
  return (
    <>
      <p>{text}</p>
      <OwnerDropdown
        label={ownerMessages.whoTakes}
        required
        without={from}
        placeholder={ownerMessages.choose}
        value={taker}
        onChange={setTaker}
        error={submitted && isMissing ? ownerMessages.required : undefined}
      />
    </>
  );
};
