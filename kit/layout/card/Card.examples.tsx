import { Button } from '../../controls/button/Button.tsx';
import type { ComponentExamples } from '../../base/example.ts';
import { BookOpen } from '../../icon/drawings/signs/book-open.ts';
import { ChevronRight } from '../../icon/drawings/signs/chevron-right.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Label } from '../../controls/label/Label.tsx';
import { Card } from './Card.tsx';

const ignore = (): void => undefined;

export const examples: ComponentExamples = {
  name: 'Card',
  examples: {
    default: () => <Card title="Only a title" />,
    'whole card a button': () => (
      <Card
        title="Water through the ceil…"
        fullTitle="Water through the ceiling of the library"
        subTitle="Six pages"
        icons={<Icon icon={BookOpen} size={24} />}
        label={<Label tone="warning">DRAFT</Label>}
        timeStamp="Last update : 21 Oct, 2026"
        onOpen={ignore}
        buttons={
          <Button size="small" onClick={ignore}>
            Share
          </Button>
        }
      />
    ),
    'whole card a link, two buttons': () => (
      <Card
        title="Winter reader"
        overLine="OFFER"
        subTitle="12.00"
        strikeValue="15.00"
        description="A description that says in a sentence or two what one finds behind the card."
        images={[{ src: '', alt: 'The cover' }]}
        href="#winter-reader"
        buttons={
          <>
            <Button size="small">Keep</Button>
            <Button size="small" variant="primary">
              Order
            </Button>
          </>
        }
      />
    ),
    thumb: () => (
      <Card
        size="thumb"
        title="Water through the ceil…"
        fullTitle="Water through the ceiling of the library"
        subTitle="Is the water near lights or sockets?"
        onOpen={ignore}
        end={<Icon icon={ChevronRight} />}
      />
    ),
    'long words': () => (
      <div style={{ width: 240 }}>
        <Card title={'Donaudampfschifffahrtsgesellschaft'.repeat(3)} onOpen={ignore} />
      </div>
    ),
  },
};
