import { useEffect, useId, useRef, useState } from 'react';
import { imageUrl } from '#core/base/image.ts';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { Field } from '#kit/controls/field/Field.tsx';
import { ImageUp } from '#kit/icon/drawings/actions/image-up.ts';
import { X } from '#kit/icon/drawings/actions/x.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Image } from '#kit/layout/image/Image.tsx';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminMessages } from '../../base/messages.ts';
import classes from './ImageField.module.css';
import { stepMessages } from '../actions/messages.ts';
import { IMAGE_TYPES, problemInFile, uploadFailure } from '../../base/image-upload.ts';

const words = adminMessages.editor;

export type Upload = (file: File, onProgress: (bytes: number) => void) => Promise<string>;

interface ImageFieldProps {
  image: string | undefined;
  onChange: (image: string | undefined) => void;
  upload: Upload;
}

/** The field for an optional image, with a preview and a button that removes it; errors are shown in place (STEP-2). */
export const ImageField = ({ image, onChange, upload }: ImageFieldProps) => {
  const labelId = useId();
  const [progress, setProgress] = useState<{ sent: number; size: number }>();
  const [error, setError] = useState<string>();
  const [isRemoved, setRemoved] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // The field that had the focus is gone: unless the focus has moved on, the image gets it.
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (image !== undefined && isLost) remove.current?.focus();
    hadFocus.current = false;
  }, [image]);

  const choose = async (file: File, input: HTMLInputElement): Promise<void> => {
    hadFocus.current = input === document.activeElement;
    setError(problemInFile(file));
    if (problemInFile(file) !== undefined) return;
    setProgress({ sent: 0, size: file.size });
    try {
      onChange(await upload(file, (sent) => setProgress({ sent, size: file.size })));
    } catch (failure) {
      const detail = uploadFailure(failure);
      // Another step may be open by now.
      if (input.isConnected) setError(detail);
      else showToast({ kind: 'alert', text: stepMessages.imageNotUploaded, detail });
    }
    setProgress(undefined);
  };

  if (image !== undefined) {
    return (
      <div role="group" aria-labelledby={labelId}>
        <p id={labelId} className={classes.name}>
          {words.image}
        </p>
        <div className={classes.preview}>
          <Image src={imageUrl(image)} alt={words.imageAlt} height={112} />
          <span className={classes.remove}>
            <IconButton
              icon={X}
              size="small"
              ref={remove}
              label={words.imageRemove}
              onClick={() => {
                setRemoved(true);
                onChange(undefined);
              }}
            />
          </span>
        </div>
      </div>
    );
  }
  return (
    <Field label={words.image} error={error} isAlert>
      {(wiring) => (
        <span className={classes.drop} data-busy={progress !== undefined}>
          <input
            {...wiring}
            type="file"
            // The button that removed the image is gone, so this field takes its focus.
            autoFocus={isRemoved}
            accept={IMAGE_TYPES}
            disabled={progress !== undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void choose(file, target);
              target.value = '';
            }}
          />
          {progress ? (
            <ProgressBar
              label={words.uploading}
              value={(100 * progress.sent) / Math.max(progress.size, 1)}
              note={words.megabytes(Math.min(progress.sent, progress.size), progress.size)}
            />
          ) : (
            <>
              <Icon icon={ImageUp} size={22} />
              {words.imageUpload}
            </>
          )}
        </span>
      )}
    </Field>
  );
};
