import type { Campus } from '#core/campus/setting.ts';
import type { Contact } from '#core/campus/contact.ts';
import { emergencyOf, EMERGENCY } from '#core/campus/campus.ts';
import { sayHours } from '#core/campus/hours/hours-text.ts';
import { areasInWords, sharing } from '#core/campus/duty.ts';
import { isolated } from '../../../guide/isolated.tsx';
import { useSettings } from '../../base/queries.ts';
import { contactMessages as words } from './messages.ts';
import classes from './ContactField.module.css';

/** Returns the people whom a contact calls: all who share its role, with their areas and hours (AREAS-6). */
export function calledBy(id: string, campus: Campus) {
  const contact = campus.contacts.find((one) => one.id === id);
  if (!contact) {
    const { name, number } = emergencyOf(campus);
    return id === EMERGENCY ? { name, numbers: number, without: number ? '' : name } : undefined;
  }
  const all = sharing(contact, campus);
  const name = contact.role ?? contact.name;
  const labelOf = (one: Contact): string =>
    areasInWords(one, campus) || (all.length > 1 ? one.name : '');
  const numbers = all.flatMap((one) => {
    const hours = one.hours ? ` (${sayHours(one.hours)})` : '';
    return one.number === '' ? [] : [`${labelOf(one)} ${one.number}${hours}`.trim()];
  });
  const without = all.filter(({ number }) => number === '').map((one) => labelOf(one) || name);
  return { name, numbers: numbers.join(', '), without: without.join(', ') };
}

/** A line below a text that says whom the selected contact in it calls (CAMPUS-16). */
export const CalledLine = ({ id }: { id: string }) => {
  const campus = useSettings().data?.campus;
  if (!campus) return null;
  const called = calledBy(id, campus);
  return (
    <p aria-live="polite" className={classes.called}>
      {called?.numbers && (
        <>
          <b>{isolated(called.name)}</b>
          {isolated(words.calls(called.numbers))}
        </>
      )}{' '}
      {called?.without !== '' && (
        <span data-tone={called ? 'warning' : 'danger'}>
          {called ? isolated(words.withoutNumber(called.without)) : words.gone}
        </span>
      )}
    </p>
  );
};
