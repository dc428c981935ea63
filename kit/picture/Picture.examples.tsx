import type { ComponentExamples } from '../example.ts';
import { Picture } from './Picture.tsx';

// Two triangles, so that fitting can be told from stretching.
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><rect width="64" height="48" fill="#cdd9f0"/><path d="M0 48 24 14l14 18 8-10 18 26z" fill="#5b76b5"/></svg>',
)}`;

export const examples: ComponentExamples = {
  name: 'Picture',
  examples: {
    default: () => <Picture src={drawing} alt="Two hills" height={200} />,
    contain: () => <Picture src={drawing} alt="Two hills" height={200} fit="contain" />,
    'nothing to show': () => <Picture src="" alt="Two hills" height={200} />,
    'small, silent': () => <Picture src="" alt="" height={40} />,
    failed: () => <Picture src="data:image/png,broken" alt="Two hills" height={200} />,
  },
};
