import { memo, useState, type ReactNode } from 'react';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { displayName } from '#core/base/display-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { useWrittenIn } from '../base/queries.ts';
import { useMayChange } from '../base/role.ts';
import classes from './FoundList.module.css';
import { COMPARED, importMessages as words } from './messages.ts';
import { marksIn, stepsIn, type CheckedIssue } from './checked-issues.ts';
import type { DocumentCheck } from './check.ts';
import { EarlierImport } from './EarlierImport.tsx';
import type { Compared, useEarlier } from './use-earlier.ts';
import type { CheckActs } from './use-check.ts';

/** The open part of the page: an issue by its key, or a part that is not an issue. */
export type OpenPart = number | 'contacts' | 'left';

/** The value for no common category, so that each issue has its own. */
const EACH = 'each';

interface EntryProps {
  part: OpenPart;
  name: string;
  /** The language of the name, if it is not that of the page. */
  lang?: string | undefined;
  about: string;
  marks?: number;
  isOpen: boolean;
  isOff?: boolean;
  onOpen: (part: OpenPart) => void;
  children?: ReactNode;
}

const Entry = ({
  part,
  name,
  lang,
  about,
  marks = 0,
  isOpen,
  isOff,
  onOpen,
  children,
}: EntryProps) => (
  <div className={classes.entry} data-open={isOpen || undefined} data-off={isOff || undefined}>
    <span className={classes.box}>{children}</span>
    <button
      type="button"
      className={classes.name}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(part)}
    >
      <span className={classes.title} lang={lang}>
        {name}
      </span>
      <span className={classes.about}>{about}</span>
      {marks > 0 && <span className={classes.marks}>{words.marks(marks)}</span>}
    </button>
  </div>
);

interface FoundProps {
  issue: CheckedIssue;
  compared: Compared | undefined;
  isOpen: boolean;
  onOpen: (part: OpenPart) => void;
  acts: CheckActs;
}

const Found = memo(({ issue, compared, isOpen, onOpen, acts }: FoundProps) => {
  const steps = words.steps(stepsIn(issue));
  const lang = useWrittenIn()({ isStarter: false });
  const title = issue.title.trim() || words.untitledOne;
  return (
    <Entry
      part={issue.key}
      name={title}
      lang={issue.title.trim() === '' ? undefined : lang}
      about={compared ? `${steps}, ${COMPARED[compared]}` : steps}
      marks={issue.isTaken ? marksIn(issue) : 0}
      isOff={!issue.isTaken}
      isOpen={isOpen}
      onOpen={onOpen}
    >
      <Checkbox
        aria-label={words.take(title)}
        active={issue.isTaken}
        onChange={(isTaken) => acts.take(issue.key, isTaken)}
      />
    </Entry>
  );
});

type PartProps = { check: DocumentCheck; acts: CheckActs };

const CategoryOfAll = ({ check, acts }: PartProps) => {
  const mayChange = useMayChange();
  const categories = ISSUE_CATEGORIES.filter(mayChange).map((value) => ({
    value,
    label: displayName(value),
  }));
  return (
    <div className={classes.all}>
      <Dropdown<IssueCategory | typeof EACH>
        label={words.categoryOfAll}
        value={check.categoryOfAll ?? EACH}
        options={[{ value: EACH, label: words.asGuessed }, ...categories]}
        onChange={(category) => acts.categorize(category === EACH ? undefined : category)}
      />
    </div>
  );
};

interface FoundListProps extends PartProps {
  open: OpenPart;
  onOpen: (part: OpenPart) => void;
  /** The number of paragraphs that are left out. */
  left: number;
  earlier: ReturnType<typeof useEarlier>;
  /** Shows the questions about the whole document again. */
  onAsk: () => void;
  onDiscard: () => void;
}

/** The titles found in a document by chapter, each with the number of its steps and guesses, and then the parts that are not procedures. */
export const FoundList = ({
  check,
  acts,
  open,
  onOpen,
  left,
  earlier,
  onAsk,
  onDiscard,
}: FoundListProps) => {
  const [isOnlyMarked, setOnlyMarked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { issues, offered, declined } = check;
  const marked = issues.filter((issue) => issue.isTaken && marksIn(issue) > 0);
  const shown = isOnlyMarked ? marked : issues;
  const contacts = offered.contacts.length;
  const taken = offered.contacts.filter(({ contact }) => !declined.has(contact.id)).length;
  return (
    <nav className={classes.list} aria-label={words.list}>
      <div className={classes.head}>
        <h2>{words.found(issues.length)}</h2>
        <p className={classes.about}>{check.document.name}</p>
        <div role="group" aria-label={words.show} className={classes.filter}>
          <Button size="small" selected={!isOnlyMarked} onClick={() => setOnlyMarked(false)}>
            {words.all}
          </Button>
          <Button size="small" selected={isOnlyMarked} onClick={() => setOnlyMarked(true)}>
            {words.toCheck(marked.length)}
          </Button>
        </div>
      </div>
      <EarlierImport earlier={earlier} onChoose={acts.chooseKey} />
      <ul>
        {contacts > 0 && !isOnlyMarked && (
          <li>
            <Entry
              part="contacts"
              name={words.newContacts}
              about={words.chosen(taken, contacts)}
              isOpen={open === 'contacts'}
              onOpen={onOpen}
            />
          </li>
        )}
        {shown.map((issue) => (
          <li key={issue.key} className={classes.found}>
            {issue.chapter !== '' && <h3>{issue.chapter}</h3>}
            <Found
              {...{ issue, onOpen, acts }}
              compared={earlier.compared?.get(issue.key)}
              isOpen={open === issue.key}
            />
          </li>
        ))}
        {left > 0 && !isOnlyMarked && (
          <li className={classes.last}>
            <Entry
              part="left"
              name={words.left}
              about={words.paragraphs(left)}
              isOpen={open === 'left'}
              onOpen={onOpen}
            />
          </li>
        )}
      </ul>
      {isOnlyMarked && marked.length === 0 && (
        <p className={classes.nothing}>{words.nothingToCheck}</p>
      )}
      {issues.length > 1 && !isOnlyMarked && <CategoryOfAll {...{ check, acts }} />}
      <div className={classes.discard}>
        {check.guessed.questions.length > 0 && (
          <Button size="small" variant="quiet" onClick={onAsk}>
            {words.questionsAgain(check.guessed.questions.length)}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setAsked(true)}>
          {words.discard}
        </Button>
      </div>
      <ConfirmationDialog
        open={isAsked}
        modalTitle={words.discardTitle(check.document.name)}
        description={words.discardText}
        confirmLabel={words.discardIt}
        danger
        onConfirm={onDiscard}
        cancelLabel={words.keep}
        onCancel={() => setAsked(false)}
      />
    </nav>
  );
};
