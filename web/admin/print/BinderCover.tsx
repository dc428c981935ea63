import { formatUpdated } from '#core/base/format.ts';
import { Logo } from '../../base/Logo.tsx';
import classes from './Binder.module.css';
import { printMessages } from './messages.ts';
import paper from './paper.module.css';
import type { PrintData } from './print-data.ts';

const words = printMessages;

/** What stands in front of the procedures: whom to call, and in which section each one is (PRINT-4). */
export const BinderCover = ({ issues, campus, name, asOf }: PrintData) => {
  const { emergency, contacts } = campus;
  const calls = [
    { id: '', name: emergency.words, number: emergency.number, when: '' },
    ...contacts,
  ];
  return (
    <article className={paper.sheet}>
      <header className={paper.head}>
        <span className={paper.logo}>
          <Logo size={28} />
        </span>
        <div>
          <h2 className={paper.name}>{name}</h2>
          <p>
            {words.product}: {words.binderTitle}
          </p>
        </div>
      </header>
      <h3 className={classes.part}>{words.calls}</h3>
      <table className={classes.calls}>
        <thead>
          <tr>
            <th scope="col">{words.contact}</th>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.when}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ id, name: whom, number, when }) => (
            <tr key={id}>
              <th scope="row">{whom}</th>
              <td>{number || words.noNumber}</td>
              <td>{when}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={classes.part}>{words.contents}</h3>
      <ol className={classes.contents}>
        {issues.map(({ _id, title, category }) => (
          <li key={_id}>
            {title} <span className={classes.of}>{category}</span>
          </li>
        ))}
      </ol>
      <footer className={paper.foot}>
        <span>{words.printed(formatUpdated(asOf, campus.timeZone))}</span>
      </footer>
    </article>
  );
};
