import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { Pager } from './Pager.tsx';

const Turning = ({ start, label, size }: { start: number; label: string; size?: 'thumb' }) => {
  const [page, setPage] = useState(start);
  return <Pager page={page} pages={3} onPage={setPage} label={label} {...(size ? { size } : {})} />;
};

export const examples: ComponentExamples = {
  name: 'Pager',
  examples: {
    'first page': () => <Turning start={1} label="Pages, from the first" />,
    middle: () => <Turning start={2} label="Pages, from the middle" />,
    'last page': () => <Turning start={3} label="Pages, from the last" />,
    thumb: () => <Turning start={2} label="Pages, large" size="thumb" />,
    'own words': () => <Pager page={1} pages={14} onPage={() => undefined} text="1 to 10 of 137" />,
  },
};
