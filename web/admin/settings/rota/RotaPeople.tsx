import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LIMITS } from '#core/base/limits.ts';
import { readNumber } from '#core/campus/written-number.ts';
import { isEmail } from '#core/people/account.ts';
import type { Rota, RotaPerson } from '#core/rota/rota-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { Trash2 } from '#kit/icon/drawings/actions/trash-2.ts';
import { Smartphone } from '#kit/icon/drawings/signs/smartphone.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { isApiError } from '../../../base/http.ts';
import { newKey } from '../../../base/device.ts';
import { adminCall } from '../../base/admin-api.ts';
import { showUndoToast } from '../../base/undo-toast.ts';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { NamedList } from '../../shared/page-parts/NamedList.tsx';
import { SettingsPart } from '../../shared/page-parts/SettingsPart.tsx';
import { useUnsaved } from '../../shared/session/LeaveGuard.tsx';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { ListFoot } from '../../shared/page-parts/ListFoot.tsx';
import classes from './DutyCalendars.module.css';
import { rotaMessages as words } from './messages.ts';
import { RotaChoices } from './RotaChoices.tsx';
import { loadRota, renewedRota, rotaFailure } from './use-rota.ts';
import { WakeDialog } from './WakeDialog.tsx';

type Member = 'name' | 'number' | 'email';

/** Returns the mistake in a member of a person; undefined if there is none. */
function problemOf(person: RotaPerson, member: Member): string | undefined {
  const text = person[member].trim();
  if (member === 'email') return text === '' || isEmail(text) ? undefined : words.noEmail;
  if (text === '') return words.required;
  return member === 'number' && !readNumber(text) ? words.notANumber : undefined;
}

const MEMBERS: readonly Member[] = ['name', 'number', 'email'];
const LABELS = {
  name: words.personName,
  number: words.personNumber,
  email: words.personEmail,
} as const;
const TYPES = { name: 'text', number: 'tel', email: 'email' } as const;

const isSame = (a: readonly RotaPerson[], b: readonly RotaPerson[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Returns the names in calendars that no listed person has, each once, the most frequent first. */
function unknownIn({ calendars }: Rota, people: readonly RotaPerson[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { name, count } of calendars.flatMap(({ unknown }) => unknown))
    counts.set(name, (counts.get(name) ?? 0) + count);
  const listed = new Set(people.map(({ name }) => name.trim().toLowerCase()));
  return [...counts]
    .filter(([name]) => !listed.has(name.toLowerCase()))
    .toSorted(([, a], [, b]) => b - a);
}

/** The people whom a calendar can put on duty, and the names in calendars that are not listed yet (ROTA-38). */
export const RotaPeople = ({ rota }: { rota: Rota }) => {
  const [typed, setTyped] = useState<readonly RotaPerson[]>();
  const [isSent, setSent] = useState(false);
  const [waking, setWaking] = useState<RotaPerson>();
  const list = useRef<HTMLDivElement>(null);
  const people = typed ?? rota.people;
  const isChanged = typed !== undefined && !isSame(typed, rota.people);
  useUnsaved(isChanged);
  const isFull = people.length >= LIMITS.rotaPeople;
  const problems = people.flatMap((one) =>
    MEMBERS.filter((member) => problemOf(one, member)).map((member) => `${one.id} ${member}`),
  );

  const phonesOf = ({ id }: RotaPerson): number =>
    rota.phones?.find(({ person }) => person === id)?.count ?? 0;
  const add = (name: string): void => {
    flushSync(() => setTyped([...people, { id: newKey(), name, number: '', email: '' }]));
    const inputs = list.current?.querySelectorAll<HTMLInputElement>('li:last-child input');
    inputs?.[name === '' ? 0 : 1]?.focus();
  };
  const type = (id: string, member: Member, text: string): void =>
    setTyped(people.map((one) => (one.id === id ? { ...one, [member]: text } : one)));
  const remove = (person: RotaPerson, place: number): void => {
    document.getElementById('rota-people')?.focus({ preventScroll: true });
    setTyped(people.filter((one) => one !== person));
    showUndoToast(words.personRemoved, () =>
      setTyped((now = rota.people) => now.toSpliced(place, 0, person)),
    );
  };

  const { busy, failure, submit } = useSubmit(async () => {
    const { isForAll, tellsAtStart, version } = rota;
    const body = {
      people: people.map(({ id, name, number, email }) => ({
        id,
        name: name.trim(),
        number: number.trim(),
        email: email.trim(),
      })),
      isForAll,
      tellsAtStart,
      version,
    };
    try {
      await renewedRota(adminCall('PUT /api/rota/people', { body }));
    } catch (error) {
      if (isApiError(error, 'VERSION_CONFLICT')) await loadRota();
      throw error;
    }
    setTyped(undefined);
    setSent(false);
    showToast({ kind: 'status', text: words.peopleSaved });
  }, rotaFailure);
  const save = (): void => {
    flushSync(() => setSent(true));
    const wrong = list.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (problems.length > 0) wrong?.focus();
    else void submit();
  };
  const unknown = unknownIn(rota, people);

  return (
    <SettingsPart id="rota-people" title={words.people} text={words.peopleText}>
      {people.length === 0 && <p className={classes.none}>{words.noPeople}</p>}
      <div ref={list}>
        <NamedList name={words.people}>
          {people.map((person, place) => (
            <li key={person.id} className={classes.person}>
              {MEMBERS.map((member) => (
                <TextInput
                  key={member}
                  label={LABELS[member]}
                  hideLabel
                  placeholder={LABELS[member]}
                  type={TYPES[member]}
                  autoComplete="off"
                  value={person[member]}
                  onChange={(text) => type(person.id, member, text)}
                  error={isSent ? problemOf(person, member) : undefined}
                />
              ))}
              {rota.people.includes(person) && (
                <IconButton
                  icon={Smartphone}
                  label={words.wakeOf(person.name)}
                  onClick={() => setWaking(person)}
                />
              )}
              <IconButton
                icon={Trash2}
                label={words.removePerson(person.name.trim() || words.unnamed(place + 1))}
                onClick={() => remove(person, place)}
              />
              {phonesOf(person) > 0 && <small>{words.woken(phonesOf(person))}</small>}
            </li>
          ))}
        </NamedList>
      </div>
      {unknown.length > 0 && (
        <div className={classes.unknown}>
          <p className={classes.amber}>{words.unknown}</p>
          <NamedList name={words.unknown}>
            {unknown.map(([name, count]) => (
              <li key={name}>
                <span>{words.unknownName(name, count)}</span>
                <Button
                  variant="quiet"
                  aria-label={words.addUnknown(name)}
                  disabled={isFull}
                  onClick={() => add(name)}
                >
                  {words.add}
                </Button>
              </li>
            ))}
          </NamedList>
        </div>
      )}
      <ListFoot
        add={words.addPerson}
        onAdd={() => add('')}
        full={isFull ? words.tooManyPeople : undefined}
      />
      {isChanged && (
        <div className={classes.foot}>
          <Button variant="primary" busy={busy} onClick={save}>
            {words.savePeople}
          </Button>
          <Button variant="plain" disabled={busy} onClick={() => setTyped(undefined)}>
            {words.undoPeople}
          </Button>
          <FormFailure text={failure} />
        </div>
      )}
      <RotaChoices rota={rota} />
      {waking && (
        <WakeDialog person={waking} count={phonesOf(waking)} onClose={() => setWaking(undefined)} />
      )}
    </SettingsPart>
  );
};
