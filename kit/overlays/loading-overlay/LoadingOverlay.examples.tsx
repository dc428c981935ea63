import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/Button.tsx';
import type { ComponentExamples } from '../../base/example.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const SHOWN_MS = 2000;

const Runner = () => {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(setRunning, SHOWN_MS, false);
    return () => clearTimeout(timer);
  }, [running]);
  return (
    <>
      <Button onClick={() => setRunning(true)}>Show for two seconds</Button>
      {running ? <LoadingOverlay text="Saving" /> : null}
    </>
  );
};

export const examples: ComponentExamples = {
  name: 'Loading overlay',
  examples: { default: () => <Runner /> },
};
