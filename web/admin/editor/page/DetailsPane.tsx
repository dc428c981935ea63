import type { Language } from '#core/base/language.ts';
import type { Campus } from '#core/campus/setting.ts';
import { DETAILS, type TypedDetails } from '#core/issue/details.ts';
import { problemsInDetails } from '#core/issue/typed-details.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { DetailsFields } from '../../issues/DetailsFields.tsx';
import { sentenceOfDetail } from '../../base/detail-messages.ts';
import { adminMessages } from '../../base/messages.ts';
import pane from '../../shared/page-parts/pane.module.css';
import { ownerMessages } from '../../shared/owners/messages.ts';
import { NOBODY, OwnerDropdown } from '../../shared/owners/OwnerDropdown.tsx';
import { Situations } from './Situations.tsx';
import { ContactField } from '../../shared/contacts/ContactField.tsx';

const words = adminMessages.editor;

interface DetailsPaneProps {
  details: TypedDetails;
  onChange: (details: TypedDetails) => void;
  campus?: Campus | undefined;
  lang?: Language | undefined;
}

function errorAt(field: 'firstAct' | 'alsoCalled', details: TypedDetails) {
  const problem = problemsInDetails(details).find((one) => one.field === field);
  return problem && { error: sentenceOfDetail(problem, details) };
}

/** The field 'Do this first': one line, which may name contacts (EDITOR-4). */
const FirstAct = ({ details, onChange, campus, lang }: DetailsPaneProps) => {
  const write = (next: string): void =>
    onChange({ ...details, firstAct: next.replaceAll(/\n+/g, ' ') || null });
  return (
    <ContactField
      label={words.firstAct}
      hint={words.firstActHint}
      rows={2}
      isOneLine
      name={words.contactTexts.firstAct}
      value={details.firstAct ?? ''}
      onChange={write}
      campus={campus}
      lang={lang}
      {...errorAt('firstAct', details)}
    />
  );
};

const places = [
  { value: '0', label: words.noPlace },
  ...Array.from({ length: DETAILS.place.most }, (_, index) => ({
    value: String(index + 1),
    label: words.placeOf(index + 1),
  })),
];

/** The details of the issue, the last of which is who keeps it current (EDITOR-4, EDITOR-22, EDITOR-54). */
export const DetailsPane = ({ details, onChange, campus, lang }: DetailsPaneProps) => (
  <>
    <div className={pane.head}>
      <h2 className={pane.title}>{words.details}</h2>
    </div>
    <div className={pane.form}>
      <DetailsFields details={details} onChange={onChange} lang={lang} />
      <FirstAct details={details} onChange={onChange} campus={campus} lang={lang} />
      <TextInput
        label={words.alsoCalled}
        hint={words.alsoCalledHint(DETAILS.alsoCalled.mostPhrases)}
        lang={lang}
        dir="auto"
        // The phrases are separated by commas, as the author types them.
        value={(details.alsoCalled ?? []).join(', ')}
        onChange={(text) => onChange({ ...details, alsoCalled: text === '' ? null : [text] })}
        {...errorAt('alsoCalled', details)}
      />
      <Situations details={details} onChange={onChange} />
      <Dropdown
        label={words.place}
        options={places}
        value={String(details.place ?? 0)}
        onChange={(place) => onChange({ ...details, place: Number(place) || null })}
      />
      <TextInput
        label={adminMessages.createIssue.reviewBy}
        type="date"
        value={details.reviewBy ?? ''}
        onChange={(reviewBy) => onChange({ ...details, reviewBy: reviewBy || null })}
      />
      <OwnerDropdown
        label={ownerMessages.owner}
        hint={ownerMessages.ownerHint}
        current={details.owner}
        value={details.owner ?? NOBODY}
        onChange={(owner) => onChange({ ...details, owner: owner === NOBODY ? null : owner })}
      />
    </div>
  </>
);
