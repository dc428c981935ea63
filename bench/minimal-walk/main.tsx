// The least that React needs to walk the tree of the bench: the limit that our walk is measured against.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { WALK_STEPS } from '../walk-runs/walk-tree.ts';

const MinimalWalk = () => {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Record<number, string>>({});
  const step = WALK_STEPS[at];
  if (!step) return <h3>The end</h3>;
  const answer = (text: string): void => setAnswers({ ...answers, [at]: text });
  return (
    <main>
      <progress max={WALK_STEPS.length} value={at + 1} />
      <h3>{step.question}</h3>
      {step.pictured && <img src="picture.webp" alt="" width="320" />}
      {step.answers.map((text) => (
        <p key={text}>
          <label>
            <input
              type={step.answers.length === 1 ? 'checkbox' : 'radio'}
              checked={answers[at] === text}
              onChange={() => answer(text)}
            />
            {text}
          </label>
        </p>
      ))}
      <button disabled={at === 0} onClick={() => setAt(at - 1)}>
        Back
      </button>
      <button disabled={!answers[at]} onClick={() => setAt(at + 1)}>
        NEXT
      </button>
    </main>
  );
};

const root = document.querySelector('#root');
if (root) createRoot(root).render(<MinimalWalk />);
