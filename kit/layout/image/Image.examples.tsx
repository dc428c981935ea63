import type { ComponentExamples } from '../../base/example.ts';
import { FullSize } from './FullSize.tsx';
import { Image } from './Image.tsx';

// Each drawing is a file, because the content security policy forbids images with a data: address.
const drawing = new URL('./two-hills.svg', import.meta.url).href;
const tall = new URL('./tall.svg', import.meta.url).href;
const broken = new URL('./broken.png', import.meta.url).href;

export const examples: ComponentExamples = {
  name: 'Image',
  examples: {
    default: () => <Image src={drawing} alt="Two hills" height={200} />,
    contain: () => <Image src={drawing} alt="Two hills" height={200} fit="contain" />,
    'to enlarge': () => <Image src={tall} alt="A tower" fullSize={FullSize} />,
    'nothing to show': () => <Image src="" alt="Two hills" height={200} />,
    'small, silent': () => <Image src="" alt="" height={40} />,
    failed: () => <Image src={broken} alt="Two hills" height={200} />,
  },
};
