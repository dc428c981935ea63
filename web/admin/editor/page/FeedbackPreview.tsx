import { Rating } from '#kit/controls/rating/Rating.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { guideMessages } from '../../../guide/messages.ts';
import { adminMessages } from '../../base/messages.ts';
import classes from './FeedbackPreview.module.css';
import pane from '../../shared/page-parts/pane.module.css';

const words = adminMessages.editor;

/** A preview of the screen that ends every walk, whose controls do nothing (EDITOR-5). */
export const FeedbackPreview = () => (
  <>
    <div className={pane.head}>
      <h2 className={pane.title}>{words.feedback}</h2>
    </div>
    <p className={pane.text}>{words.feedbackText}</p>
    <div>
      <div className={classes.screen}>
        <p className={classes.reminder}>{guideMessages.finalScreen.reminder}</p>
        <Rating rating={0} readonly size="thumb" readonlyLabel={() => words.rating} />
        <TextArea
          label={guideMessages.finalScreen.feedback}
          value=""
          readonly
          rows={5}
          onChange={() => undefined}
        />
      </div>
    </div>
  </>
);
