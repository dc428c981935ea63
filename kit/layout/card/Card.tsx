import type { MouseEvent, ReactNode } from 'react';
import hidden from '../../base/hidden.module.css';
import { Image } from '../image/Image.tsx';
import classes from './Card.module.css';

type Titles =
  | {
      title: string;
      /** The whole title, if `title` is cut: it is the card's name and tooltip. */
      fullTitle?: string;
      isCut?: undefined;
    }
  /** A title with highlighted words comes with its plain text, and with whether it is cut. */
  | { title: ReactNode; fullTitle: string; isCut: boolean };

interface OtherProps {
  /** The language of the title, if it is not the page's. */
  titleLang?: string;
  /** A small line above the title. */
  overLine?: ReactNode;
  subTitle?: ReactNode;
  /** The id of the subtitle, if the subtitle describes what the title names. */
  about?: string;
  /** A text struck out next to the subtitle, such as an old value. */
  strikeValue?: string;
  description?: ReactNode;
  images?: readonly { src: string; alt: string }[];
  icons?: ReactNode;
  timeStamp?: ReactNode;
  label?: ReactNode;
  /** One or two buttons; pressing one does not open the card. */
  buttons?: ReactNode;
  /** A node at the end of a thumb-size card, such as an arrow. */
  end?: ReactNode;
  /** With `href` the title is a link, with only `onOpen` a button; either way a press anywhere on the card follows it. */
  href?: string;
  onOpen?: (event: MouseEvent) => void;
  level?: 2 | 3;
  /** The card's size; thumb is one row with a large title, for a phone. */
  size?: 'control' | 'thumb';
}

type CardProps = Titles & OtherProps;

type TitleProps = Titles &
  Pick<OtherProps, 'titleLang' | 'about' | 'href' | 'onOpen'> & { level: 2 | 3 };

const Title = ({
  title,
  fullTitle = title as string,
  isCut = fullTitle !== title,
  titleLang,
  about,
  href,
  onOpen,
  level,
}: TitleProps) => {
  const Heading = `h${level}` as const;
  // A screen reader reads the whole title; the cut one is only visible.
  const shown = isCut ? (
    <>
      <span aria-hidden="true">{title}</span>
      <span className={hidden.hidden}>{fullTitle}</span>
    </>
  ) : (
    title
  );
  if (href !== undefined) {
    return (
      <Heading className={classes.title} lang={titleLang}>
        <a href={href} onClick={onOpen} className={classes.press} title={fullTitle}>
          {shown}
        </a>
      </Heading>
    );
  }
  return (
    <Heading className={classes.title} lang={titleLang}>
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          className={classes.press}
          title={fullTitle}
          aria-describedby={about}
        >
          {shown}
        </button>
      ) : (
        <span title={fullTitle}>{shown}</span>
      )}
    </Heading>
  );
};

export const Card = ({
  overLine,
  subTitle,
  strikeValue,
  description,
  images = [],
  icons,
  timeStamp,
  label,
  buttons,
  end,
  level = 2,
  size = 'control',
  ...title
}: CardProps) => (
  <article
    className={classes.card}
    data-size={size}
    data-opens={title.href !== undefined || title.onOpen !== undefined || undefined}
  >
    {images.length > 0 && (
      <div className={classes.images}>
        {images.map(({ src, alt }) => (
          <Image key={src} src={src} alt={alt} height={120} />
        ))}
      </div>
    )}
    {(icons ?? label) !== undefined && (
      <div className={classes.top}>
        <span className={classes.icons}>{icons}</span>
        {label}
      </div>
    )}
    <div className={classes.words}>
      {overLine !== undefined && <p className={classes.overLine}>{overLine}</p>}
      <Title {...title} level={level} />
      {(subTitle ?? strikeValue) !== undefined && (
        <p id={title.about} className={classes.subTitle}>
          <span>{subTitle}</span> {strikeValue !== undefined && <s>{strikeValue}</s>}
        </p>
      )}
      {description !== undefined && <p className={classes.description}>{description}</p>}
    </div>
    {(timeStamp ?? buttons) !== undefined && (
      <div className={classes.bottom}>
        <span>{timeStamp}</span>
        <div className={classes.buttons}>{buttons}</div>
      </div>
    )}
    {end !== undefined && <span className={classes.end}>{end}</span>}
  </article>
);
