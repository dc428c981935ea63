import { examples as button } from './button/Button.examples.tsx';
import type { ComponentExamples } from './example.ts';
import { examples as field } from './field/Field.examples.tsx';
import { examples as icon } from './icon/Icon.examples.tsx';
import { examples as label } from './label/Label.examples.tsx';
import { examples as checkbox } from './checkbox/Checkbox.examples.tsx';
import { examples as radio } from './radio/Radio.examples.tsx';
import { examples as rating } from './rating/Rating.examples.tsx';
import { examples as toggle } from './toggle/Toggle.examples.tsx';
import { examples as menu } from './menu/Menu.examples.tsx';
import { examples as dialog } from './dialog/Dialog.examples.tsx';
import { examples as confirmationDialog } from './confirmation-dialog/ConfirmationDialog.examples.tsx';
import { examples as sideModal } from './side-modal/SideModal.examples.tsx';
import { examples as toast } from './toast/Toast.examples.tsx';

/** Every component's examples, in the order the kitchen sink shows them. One line a component. */
export const allExamples: ComponentExamples[] = [
  icon,
  label,
  button,
  field,
  radio,
  checkbox,
  toggle,
  rating,
  menu,
  dialog,
  confirmationDialog,
  sideModal,
  toast,
];
