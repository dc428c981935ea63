import type { Language } from '#core/base/language.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import type { TypedDetails } from '#core/issue/details.ts';
import { problemsInDetails } from '#core/issue/typed-details.ts';
import { LIMITS } from '#core/base/limits.ts';
import { displayName } from '#core/base/display-name.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { adminMessages } from '../base/messages.ts';
import { useMayChange } from '../base/role.ts';

const words = adminMessages.createIssue;

// An issue belongs to one of the 13 categories (ISSUES-2).
const options = ISSUE_CATEGORIES.map((value) => ({
  value,
  label: displayName(value),
  icon: <CategoryIcon category={value} size={24} />,
}));

interface DetailsFieldsProps {
  details: TypedDetails;
  onChange: (details: TypedDetails) => void;
  lang?: Language | undefined;
}

/** The fields for name and category, both in the creation dialog and in Issue details. */
export const DetailsFields = ({ details, onChange, lang }: DetailsFieldsProps) => {
  const { title, category } = details;
  const mayChange = useMayChange();
  const isTooLong = problemsInDetails(details).some(
    ({ field, code }) => field === 'title' && code === 'TOO_LONG',
  );
  return (
    <>
      <TextInput
        label={words.name}
        required
        lang={lang}
        dir="auto"
        value={title}
        onChange={(next) => onChange({ ...details, title: next })}
        {...(isTooLong && { error: words.tooLong(LIMITS.title) })}
      />
      <Dropdown<IssueCategory>
        label={words.category}
        required
        options={options.filter(({ value }) => mayChange(value))}
        placeholder={words.choose}
        value={options.find(({ value }) => value === category)?.value ?? ''}
        onChange={(next) => onChange({ ...details, category: next })}
      />
    </>
  );
};
