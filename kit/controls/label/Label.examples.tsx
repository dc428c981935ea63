import type { ComponentExamples } from '../../base/example.ts';
import { Label } from './Label.tsx';

export const examples: ComponentExamples = {
  name: 'Label',
  examples: {
    default: () => <Label>Plain</Label>,
    warning: () => <Label tone="warning">WAITING</Label>,
    positive: () => <Label tone="positive">DONE</Label>,
    danger: () => <Label tone="danger">Refused</Label>,
    brand: () => <Label tone="brand">3 new</Label>,
  },
};
