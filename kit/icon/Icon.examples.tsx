import type { ComponentExamples } from '../example.ts';
import { ArrowRight } from './drawings/arrow-right.ts';
import { Inbox } from './drawings/inbox.ts';
import { TriangleAlert } from './drawings/triangle-alert.ts';
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
