import type { ComponentExamples } from '../example.ts';
import { Picture } from './Picture.tsx';

// Files, as the security policy lets no data: address be a picture.
const drawing = new URL('./two-hills.svg', import.meta.url).href;
const tall = new URL('./tall.svg', import.meta.url).href;
const broken = new URL('./broken.png', import.meta.url).href;

export const examples: ComponentExamples = {
  name: 'Picture',
  examples: {
    default: () => <Picture src={drawing} alt="Two hills" height={200} />,
    contain: () => <Picture src={drawing} alt="Two hills" height={200} fit="contain" />,
    'to enlarge': () => <Picture src={tall} alt="A tower" enlarge />,
    'nothing to show': () => <Picture src="" alt="Two hills" height={200} />,
    'small, silent': () => <Picture src="" alt="" height={40} />,
    failed: () => <Picture src={broken} alt="Two hills" height={200} />,
  },
};
