import type { ComponentExamples } from '../base/example.ts';
import { ArrowRight } from './drawings/actions/arrow-right.ts';
import { Inbox } from './drawings/signs/inbox.ts';
import { TriangleAlert } from './drawings/signs/triangle-alert.ts';
import { Icon } from './Icon.tsx';

export const examples: ComponentExamples = {
  name: 'Icon',
  examples: {
    default: () => <Icon icon={Inbox} />,
    large: () => <Icon icon={Inbox} size={24} />,
    directional: () => <Icon icon={ArrowRight} />,
    named: () => <Icon icon={TriangleAlert} label="Not saved" />,
  },
};
