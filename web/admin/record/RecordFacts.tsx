import { Link } from 'wouter';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { NumbersLink } from '../shared/tree/NumbersLink.tsx';
import { recordMessages as words } from './messages.ts';
import { factsOf, formerOf, whenOf } from '#core/record/record-text.ts';
import classes from './RecordPage.module.css';

/** A fact as text; the walked revision is a link, which shows its words even if the issue changed since. */
const FactText = ({ record, name, text }: { record: OpenedRecord; name: string; text: string }) => {
  if (name !== words.wording || record.revision === null) return text;
  const href = adminPaths.revisions(record.issueId, record.revision);
  return <Link href={href}>{text}</Link>;
};

/** Returns the number to call the advisor back, while it is kept; it is in no text and no evidence (ANSWERS-9). */
const callbackOf = ({ callback }: OpenedRecord) =>
  callback ? [{ name: words.callback, text: words.callbackText(callback) }] : [];

/** The facts of the record besides the walk itself, and the values that corrections replaced (RECORDED-4). */
export const RecordFacts = ({ record }: { record: OpenedRecord }) => {
  const former = formerOf(record);
  const { correction, receivedAt, timeZone } = record;
  return (
    <div className={classes.stack}>
      <section className={classes.card} aria-labelledby="facts-title">
        <h2 id="facts-title" className={classes.cardTitle}>
          {words.facts}
        </h2>
        <dl className={classes.facts}>
          {[...factsOf(record), ...callbackOf(record)].map(({ name, text }) => (
            <div key={name} className={classes.fact}>
              <dt>{name}</dt>
              <dd>
                <FactText record={record} name={name} text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <NumbersLink issueId={record.issueId} />
      </section>
      {former.length > 0 && (
        <section className={classes.card} aria-labelledby="corrections-title">
          <h2 id="corrections-title" className={classes.cardTitle}>
            {words.corrections}
          </h2>
          <ol className={classes.versions}>
            <li>
              <p className={classes.version}>
                <b>{correction === 0 ? words.firstSent : words.correction(correction)}</b>
                <span>{whenOf(receivedAt, timeZone)}</span>
              </p>
              <p>{words.shown}</p>
            </li>
            {former.map(({ correction: number, name, when, differences }) => (
              <li key={number}>
                <p className={classes.version}>
                  <b>{name}</b>
                  <span>{when}</span>
                </p>
                {differences.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
};
