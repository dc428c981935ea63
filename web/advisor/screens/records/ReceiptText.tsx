import type { RecordLife } from '#core/outbox/record-life.ts';
import classes from './ReceiptText.module.css';
import { receiptTexts } from './record-text.ts';

/** The server's word that it has a record, or had it before the last change; nothing where it never had. */
export const ReceiptText = ({ life }: { life: RecordLife<unknown> }) => {
  const { receipt, correction } = life;
  if (!receipt) return null;
  const { received, code } = receiptTexts(receipt, receipt.correction === correction);
  return (
    <>
      {received} <span className={classes.code}>{code}</span>
    </>
  );
};
