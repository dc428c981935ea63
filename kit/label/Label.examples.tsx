import type { ComponentExamples } from '../example.ts';
import { Label } from './Label.tsx';

export const examples: ComponentExamples = {
  name: 'Label',
  examples: {
    default: () => <Label>Practice</Label>,
    warning: () => <Label tone="warning">DRAFT</Label>,
    positive: () => <Label tone="positive">PUBLISHED</Label>,
    danger: () => <Label tone="danger">Escalated</Label>,
    brand: () => <Label tone="brand">3 new</Label>,
  },
};
