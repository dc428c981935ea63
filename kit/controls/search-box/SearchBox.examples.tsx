import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { SearchBox } from './SearchBox.tsx';

const Typed = ({ start = '', ...rest }: { start?: string; icon?: boolean; large?: boolean }) => {
  const [searchText, setSearchText] = useState(start);
  return <SearchBox searchText={searchText} onChange={setSearchText} {...rest} />;
};

export const examples: ComponentExamples = {
  name: 'Search box',
  examples: {
    default: () => <Typed />,
    'with text': () => <Typed start="locked" />,
    'without icon': () => <Typed icon={false} />,
    large: () => <Typed large start="water" />,
    'placeholder of its own': () => (
      <SearchBox placeholder="Search people" searchText="" onChange={() => {}} />
    ),
  },
};
