import { ArrowRight, Inbox, TriangleAlert } from 'lucide-react';
import type { ComponentExamples } from '../example.ts';
import { Icon } from './Icon.tsx';

export const examples: ComponentExamples = {
  name: 'Icon',
  examples: {
    default: () => <Icon of={Inbox} />,
    large: () => <Icon of={Inbox} size={24} />,
    directional: () => <Icon of={ArrowRight} directional />,
    named: () => <Icon of={TriangleAlert} label="Not saved" />,
  },
};
