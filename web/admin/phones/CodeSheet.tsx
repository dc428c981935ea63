import { useId } from 'react';
import type { NewPhone } from '#core/people/advisor-phone.ts';
import { formatDate } from '#core/base/format.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Copy } from '#kit/icon/drawings/actions/copy.ts';
import { Printer } from '#kit/icon/drawings/actions/printer.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { copyText } from '../../base/device.ts';
import { paths } from '../../base/paths.ts';
import { isLoopback } from '../base/loopback.ts';
import { QrCode } from '../../base/QrCode.tsx';
import { phoneMessages as words } from './messages.ts';
import classes from './Phones.module.css';

interface CodeSheetProps {
  made: NewPhone;
  publicUrl: string;
  timeZone: string;
  onDone: () => void;
}

/** The code of a phone, which is opened on that phone or printed; once the sheet is closed, the code is gone (SIGNIN-48). */
export const CodeSheet = ({ made, publicUrl, timeZone, onDone }: CodeSheetProps) => {
  const { phone, code } = made;
  const titleId = useId();
  const address = `${publicUrl}${paths.advisorLogin}#enrol=${code}`;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(address);
    showToast({ kind: 'status', text: isCopied ? words.copied : words.byHand });
  };
  return (
    <section className={classes.code} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.codeFor(phone.advisor)}</h2>
      <p>{words.codeText}</p>
      {isLoopback(publicUrl) && (
        <p role="alert" className={classes.warning}>
          {words.unreachable(publicUrl)}
        </p>
      )}
      <div className={classes.square}>
        <QrCode text={address} label={words.codeFor(phone.advisor)} />
      </div>
      <p>{words.until.waiting(formatDate(phone.until, timeZone))}</p>
      <p>{words.address}</p>
      <p className={classes.address}>{address}</p>
      <div className={classes.actions}>
        <Button icon={Printer} onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </section>
  );
};
