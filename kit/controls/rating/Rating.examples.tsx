import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { Rating } from './Rating.tsx';

const Setting = ({ start = 0 }) => {
  const [rating, setRating] = useState(start);
  return <Rating rating={rating} onChange={setRating} />;
};

export const examples: ComponentExamples = {
  name: 'Rating',
  examples: {
    default: () => <Setting />,
    set: () => <Setting start={4.5} />,
    'read-only': () => <Rating rating={3.5} readonly />,
    'read-only, not rated': () => <Rating rating={0} readonly />,
    'read-only, any fraction is half a star': () => <Rating rating={3.2} readonly />,
    'read-only, large': () => <Rating rating={4} readonly size="thumb" />,
  },
};
