import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { ChevronDown } from '../../icon/drawings/signs/chevron-down.ts';
import { Download } from '../../icon/drawings/actions/download.ts';
import { Phone } from '../../icon/drawings/actions/phone.ts';
import { Plus } from '../../icon/drawings/actions/plus.ts';
import { X } from '../../icon/drawings/actions/x.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

const Toggled = () => {
  const [selected, setSelected] = useState(true);
  return (
    <Button selected={selected} onClick={() => setSelected(!selected)}>
      Preview
    </Button>
  );
};

export const examples: ComponentExamples = {
  name: 'Button',
  examples: {
    default: () => <Button>Preview</Button>,
    primary: () => <Button variant="primary">Save changes</Button>,
    quiet: () => <Button variant="quiet">Resend link</Button>,
    'quiet danger': () => <Button variant="quiet-danger">Remove row</Button>,
    plain: () => <Button variant="plain">Cancel</Button>,
    dashed: () => (
      <Button variant="dashed" icon={Plus}>
        Add a row
      </Button>
    ),
    danger: () => <Button variant="danger">Refused</Button>,
    'fill danger': () => (
      <ButtonLink variant="fill-danger" href="tel:999" icon={Phone}>
        Call for help
      </ButtonLink>
    ),
    positive: () => <Button variant="positive">Accepted</Button>,
    selected: () => <Toggled />,
    disabled: () => (
      <Button variant="primary" disabled>
        Save changes
      </Button>
    ),
    'dashed disabled': () => (
      <Button variant="dashed" disabled icon={Plus}>
        Add a row
      </Button>
    ),
    busy: () => (
      <Button variant="primary" busy>
        Saving
      </Button>
    ),
    small: () => (
      <Button variant="primary" size="small">
        Apply
      </Button>
    ),
    thumb: () => (
      <Button variant="primary" size="thumb">
        Next
      </Button>
    ),
    wide: () => (
      <Button variant="primary" size="thumb" wide>
        Send
      </Button>
    ),
    'icon left': () => <Button icon={Download}>Download</Button>,
    'icon right': () => <Button iconRight={ChevronDown}>More</Button>,
    link: () => <ButtonLink href="#somewhere">Back to the list</ButtonLink>,
    'icon alone': () => <IconButton icon={X} label="Close" />,
    'icon alone, small': () => <IconButton icon={X} label="Dismiss" size="small" />,
    'icon alone, thumb, disabled': () => <IconButton icon={X} label="Exit" size="thumb" disabled />,
  },
};
