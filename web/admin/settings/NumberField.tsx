import { TextInput, type TextInputProps } from '#kit/controls/text-input/TextInput.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import classes from './NumberField.module.css';

interface NumberFieldProps extends Omit<TextInputProps, 'hint' | 'type'> {
  /** The text below the field while there is no number. */
  missing: string;
}

export const NumberField = ({ missing, ...input }: NumberFieldProps) => {
  const isMissing = input.value.trim() === '';
  return (
    <div className={isMissing ? classes.missing : undefined}>
      <TextInput
        {...input}
        type="tel"
        autoComplete="off"
        hint={
          isMissing && (
            <span className={classes.hint}>
              <Icon icon={TriangleAlert} size={14} />
              {missing}
            </span>
          )
        }
      />
    </div>
  );
};
