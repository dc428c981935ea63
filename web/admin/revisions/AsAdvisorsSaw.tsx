import { useReducer } from 'react';
import { plainText } from '#core/contact-refs.ts';
import { imageUrl } from '#core/image.ts';
import { checkSteps } from '#core/step-problems.ts';
import { answerTexts, type CheckedSteps, type Step } from '#core/step.ts';
import {
  activeStep,
  canGoNext,
  isAtStart,
  nextWalk,
  progress,
  startWalk,
  type Answer,
  type WalkEvent,
} from '#core/walk.ts';
import { Button } from '#kit/button/Button.tsx';
import { Checkbox } from '#kit/checkbox/Checkbox.tsx';
import { ProgressBar } from '#kit/progress-bar/ProgressBar.tsx';
import { RadioGroup } from '#kit/radio/RadioGroup.tsx';
import { SideModal } from '#kit/side-modal/SideModal.tsx';
import { messages } from '../../messages.ts';
import type { Revision } from '../issues-api.ts';
import { adminMessages } from '../messages.ts';
import { useSettings } from '../queries.ts';
import { revisionMessages } from './messages.ts';
import classes from './AsAdvisorsSaw.module.css';

const words = revisionMessages;

interface AnswersProps {
  step: Step;
  answer: Answer | null;
  plain: (text: string) => string;
  onEvent: (event: WalkEvent) => void;
}

const Answers = ({ step, answer, plain, onEvent }: AnswersProps) =>
  step.answerType === 'Show a confirmation checkbox' ? (
    <Checkbox
      size="thumb"
      label={plain(step.confirmationAction.confirmationText)}
      active={answer === 'confirmed'}
      onChange={(ticked) =>
        onEvent(ticked ? { type: 'answer', answer: 'confirmed' } : { type: 'untick' })
      }
    />
  ) : (
    <RadioGroup<'yes' | 'no'>
      label={words.answer}
      hideLabel
      size="thumb"
      options={[
        { value: 'yes', label: answerTexts(step).yes },
        { value: 'no', label: answerTexts(step).no },
      ]}
      value={answer === 'yes' || answer === 'no' ? answer : ''}
      onChange={(chosen) => onEvent({ type: 'answer', answer: chosen })}
    />
  );

type Shown = { revision: Revision; onClose: () => void };

const Walked = ({ revision, onClose, steps }: Shown & { steps: CheckedSteps }) => {
  const [walk, send] = useReducer(nextWalk, steps, startWalk);
  const campus = useSettings().data?.campus;
  const plain = (text: string): string => (campus ? plainText(text, campus) : text);
  const active = activeStep(walk);
  return (
    <SideModal
      title={revision.title}
      open
      onClose={onClose}
      closeLabel={messages.close}
      header={
        <div className={classes.progress}>
          <ProgressBar label={words.progress} hideLabel value={progress(walk)} />
        </div>
      }
      footer={
        <div className={classes.ways}>
          <Button size="thumb" disabled={isAtStart(walk)} onClick={() => send({ type: 'back' })}>
            {words.backStep}
          </Button>
          <Button
            variant="primary"
            size="thumb"
            disabled={!canGoNext(walk)}
            onClick={() => send({ type: 'next' })}
          >
            {words.next}
          </Button>
        </div>
      }
    >
      <div className={classes.screen}>
        <p className={classes.note}>
          {words.number(revision.number)}. {words.nothingRecorded}
        </p>
        {active ? (
          <>
            <p className={classes.number}>{messages.walk.stepNumber(active.number)}</p>
            <h3 className={classes.question}>{plain(active.step.question)}</h3>
            {active.step.image !== undefined && (
              <img
                className={classes.picture}
                src={imageUrl(active.step.image)}
                alt={words.image}
              />
            )}
            {revision.firstAct && (
              <p className={classes.first}>
                <b>{adminMessages.editor.firstAct}</b> {plain(revision.firstAct)}
              </p>
            )}
            <Answers {...active} plain={plain} onEvent={send} />
          </>
        ) : (
          <p>{words.end}</p>
        )}
      </div>
    </SideModal>
  );
};

/** A revision walked as advisors walked it; nothing is recorded (REVISION-3). */
export const AsAdvisorsSaw = ({ revision, onClose }: Shown) => {
  const steps = checkSteps(revision.steps);
  if (steps) return <Walked revision={revision} onClose={onClose} steps={steps} />;
  return (
    <SideModal title={revision.title} open onClose={onClose} closeLabel={messages.close}>
      <p className={classes.screen}>{words.notWalkable}</p>
    </SideModal>
  );
};
