import { Users } from '#kit/icon/drawings/signs/users.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { recordsMessages } from './messages.ts';
import classes from './OtherAdvisors.module.css';
import type { Records } from './use-records.ts';

/** Of what others left on this phone, whose and how many, and nothing else (OUTBOX-6). */
export const OtherAdvisors = ({ others }: Pick<Records, 'others'>) => (
  <ul className={classes.others}>
    {others.map(({ name, count }) => (
      <li key={name} className={classes.other}>
        <Icon icon={Users} size={22} />
        <div>
          <p className={classes.name}>{name}</p>
          <p className={classes.count}>{recordsMessages.others(count)}</p>
        </div>
      </li>
    ))}
  </ul>
);
