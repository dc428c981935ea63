import { ArrowRight, Inbox, TriangleAlert } from 'lucide-react';
import type { ComponentExamples } from '../example.ts';
import { Icon } from './Icon.tsx';

export const examples: ComponentExamples = {
  name: 'Icon',
  examples: {
    default: () => <Icon icon={Inbox} />,
    large: () => <Icon icon={Inbox} size={24} />,
    directional: () => <Icon icon={ArrowRight} directional />,
    named: () => <Icon icon={TriangleAlert} label="Not saved" />,
  },
};
