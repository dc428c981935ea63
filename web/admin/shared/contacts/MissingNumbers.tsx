import { Link } from 'wouter';
import { missingNumbers } from '#core/campus/missing-numbers.ts';
import type { Settings } from '#core/campus/campus-schema.ts';
import type { Campus } from '#core/campus/setting.ts';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import classes from '../page-parts/Band.module.css';
import { missingNumbersMessages as words } from '../states/messages.ts';

type MissingNumbersProps = { campus: Campus; uses: Settings['uses']; withLink?: boolean };

/** A notice of how many numbers are missing, until none is (CAMPUS-9). */
export const MissingNumbers = ({ campus, uses, withLink = false }: MissingNumbersProps) => {
  const count = missingNumbers(campus, uses);
  if (count === 0) return null;
  return (
    <div className={classes.band}>
      <Icon icon={Phone} size={18} />
      <p className={classes.text}>
        <b>{words.missing(count)}.</b> {words.missingText(count)}
      </p>
      {withLink && <Link href={adminPaths.contacts}>{words.setThem(count)}</Link>}
    </div>
  );
};
