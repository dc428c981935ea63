import { imageUrl } from '#core/base/image.ts';
import { textChange } from '#core/base/text-change.ts';
import { Image } from '#kit/layout/image/Image.tsx';
import type { Said } from './comparison.ts';
import classes from './conflict.module.css';

interface ChangeNoteLinesProps {
  said: Said;
  /** What was said before: what is another is underlined. */
  base: Said | undefined;
  /** What the picture is called. */
  imageAlt: string;
}

/** What a member of a step or of the details says. */
export const ChangeNoteLines = ({ said, base, imageAlt }: ChangeNoteLinesProps) => (
  <span className={classes.said}>
    {said.image !== undefined && <Image src={imageUrl(said.image)} alt={imageAlt} height={112} />}
    {said.lines.map(({ key, label, text }) => {
      const before = base?.lines.find((one) => one.key === key)?.text ?? '';
      const [start, changed, end] = base ? textChange(before, text) : [text, '', ''];
      return (
        <span key={key} className={classes.line}>
          {label !== '' && <span className={classes.muted}>{label}: </span>}
          {start}
          {changed !== '' && <ins>{changed}</ins>}
          {end}
        </span>
      );
    })}
  </span>
);
