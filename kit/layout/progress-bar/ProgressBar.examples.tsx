import type { ComponentExamples } from '../../base/example.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const examples: ComponentExamples = {
  name: 'Progress bar',
  examples: {
    default: () => <ProgressBar label="Progress" hideLabel value={50} note="50%" />,
    'label seen': () => (
      <ProgressBar label="Uploading river.webp" value={43} note="1.2 of 2.8 MB" />
    ),
    empty: () => <ProgressBar label="Progress" hideLabel value={0} />,
    full: () => <ProgressBar label="Progress" hideLabel value={100} note="100%" />,
  },
};
