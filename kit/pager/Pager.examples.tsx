import { useState } from 'react';
import type { ComponentExamples } from '../example.ts';
import { Pager } from './Pager.tsx';

const Turning = ({ start, size }: { start: number; size?: 'thumb' }) => {
  const [page, setPage] = useState(start);
  return <Pager page={page} pages={3} onPage={setPage} {...(size ? { size } : {})} />;
};

export const examples: ComponentExamples = {
  name: 'Pager',
  examples: {
    'first page': () => <Turning start={1} />,
    middle: () => <Turning start={2} />,
    'last page': () => <Turning start={3} />,
    thumb: () => <Turning start={2} size="thumb" />,
    'own words': () => <Pager page={1} pages={14} onPage={() => undefined} text="1 to 10 of 137" />,
  },
};
