import { useRef, type ClipboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { LIMITS } from '#core/base/limits.ts';
import { CALL_MEMBERS } from '#core/campus/setting-members.ts';
import type { Area } from '#core/campus/setting.ts';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { Trash2 } from '#kit/icon/drawings/actions/trash-2.ts';
import { newKey } from '../../base/device.ts';
import { showUndoToast } from '../base/undo-toast.ts';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import classes from './AreasPage.module.css';
import { DutyButton } from './DutyDialog.tsx';
import { ListFoot } from '../shared/page-parts/ListFoot.tsx';
import { settingsMessages as words } from './messages.ts';
import { PartForm } from './PartForm.tsx';
import { RotaParts, WeeksOfDuty } from './rota/RotaParts.tsx';
import { areasOf, lastSaved, withAreas, withContact } from './settings-draft.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { WaitingCalls } from './WaitingCalls.tsx';

/** The areas of the campus, in the order in which advisors choose from them (AREAS-1). */
const AreaList = ({ form }: { form: SettingsForm }) => {
  const { draft, change, field } = form;
  const areas = areasOf(draft.campus);
  const isFull = areas.length >= LIMITS.areas;
  const list = useRef<HTMLUListElement>(null);

  const type = (id: string, name: string): void =>
    change((typed) =>
      withAreas(typed, (before) =>
        before.map((area) => (area.id === id ? { ...area, name } : area)),
      ),
    );

  const add = (): void => {
    const isBlank = areas.at(-1)?.name.trim() === '';
    if (!isBlank && !isFull)
      flushSync(() =>
        change((typed) => withAreas(typed, (before) => [...before, { id: newKey(), name: '' }])),
      );
    list.current?.lastElementChild?.querySelector('input')?.focus();
  };

  /** Makes an area from each of the cells that were copied from a sheet. */
  const paste = (area: Area, event: ClipboardEvent): void => {
    const cells = event.clipboardData.getData('text/plain').split(/[\t\r\n]+/);
    const names = new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''));
    if (names.size < 2) return;
    event.preventDefault();
    const made = Array.from(names, (name) => ({ id: newKey(), name }));
    const kept = area.name.trim() === '' ? [] : [area];
    change((typed) =>
      withAreas(typed, (before) =>
        before.flatMap((one) => (one.id === area.id ? [...kept, ...made] : one)),
      ),
    );
  };

  const remove = (area: Area, place: number): void => {
    // The button disappears with its row, so the part of the page gets the focus.
    document.getElementById('areas')?.focus({ preventScroll: true });
    change((typed) => withAreas(typed, (before) => before.filter(({ id }) => id !== area.id)));
    const putBack = (before: readonly Area[]): readonly Area[] =>
      before.some(({ id }) => id === area.id) ? before : before.toSpliced(place, 0, area);
    showUndoToast(words.areaRemoved, () => change((typed) => withAreas(typed, putBack)));
  };

  return (
    <>
      {areas.length === 0 && <p className={classes.empty}>{words.noAreas}</p>}
      <ul ref={list} className={classes.areas}>
        {areas.map((area, place) => (
          <li key={area.id} className={classes.area}>
            <TextInput
              label={words.areaName}
              hideLabel
              placeholder={words.areaName}
              required
              enterKeyHint="next"
              value={area.name}
              onKeyDown={({ key }) => key === 'Enter' && add()}
              onPaste={(event) => paste(area, event)}
              onChange={(name) => type(area.id, name)}
              {...field(`${area.id}.name`)}
            />
            <IconButton
              icon={Trash2}
              label={words.remove(area.name.trim() || words.unnamedArea(place + 1))}
              onClick={() => remove(area, place)}
            />
          </li>
        ))}
      </ul>
      <ListFoot add={words.addArea} onAdd={add} full={isFull ? words.tooManyAreas : undefined} />
    </>
  );
};

/** The contacts of areas that are being deleted, each with the areas to choose from; they stay until that is saved (AREAS-2). */
const Moved = ({ form }: { form: SettingsForm }) => {
  const { draft, saved, change } = form;
  const stay = new Set(areasOf(draft.campus).map(({ id }) => id));
  const moved = new Set(
    lastSaved(saved)
      .contacts.filter(({ areas = [] }) => areas.some((id) => !stay.has(id)))
      .map(({ id }) => id),
  );
  const contacts = draft.campus.contacts.filter(({ id }) => moved.has(id));
  if (contacts.length === 0) return null;
  return (
    <SettingsPart id="moved" title={words.contacts} text={words.movedText}>
      <ul className={classes.moved}>
        {contacts.map((contact) => (
          <li key={contact.id}>
            <b>{contact.name}</b>
            <DutyButton
              form={form}
              contact={contact}
              name={contact.name}
              onChange={(members) =>
                change((typed) => withContact(typed, { ...contact, ...members }))
              }
            />
          </li>
        ))}
      </ul>
    </SettingsPart>
  );
};

/** The page of the parts of the campus that have their own people on duty (AREAS-1). */
export const AreasPage = () => (
  <PartForm page="areas" members={CALL_MEMBERS} other="contacts">
    {(form, settings) => (
      <>
        <WaitingCalls form={form} settings={settings} />
        <WeeksOfDuty campus={settings.campus} />
        <SettingsPart id="areas" title={words.areas} text={words.areasText}>
          <AreaList form={form} />
        </SettingsPart>
        <Moved form={form} />
        <RotaParts campus={settings.campus} />
      </>
    )}
  </PartForm>
);
