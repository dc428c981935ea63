import { examples as button } from './button/Button.examples.tsx';
import type { ComponentExamples } from './example.ts';
import { examples as field } from './field/Field.examples.tsx';
import { examples as icon } from './icon/Icon.examples.tsx';
import { examples as label } from './label/Label.examples.tsx';
import { examples as checkbox } from './checkbox/Checkbox.examples.tsx';
import { examples as radio } from './radio/Radio.examples.tsx';
import { examples as rating } from './rating/Rating.examples.tsx';
import { examples as toggle } from './toggle/Toggle.examples.tsx';
import { examples as textInput } from './text-input/TextInput.examples.tsx';
import { examples as formInput } from './form-input/FormInput.examples.tsx';
import { examples as textArea } from './text-area/TextArea.examples.tsx';
import { examples as dropdown } from './dropdown/Dropdown.examples.tsx';
import { examples as searchBox } from './search-box/SearchBox.examples.tsx';
import { examples as progressBar } from './progress-bar/ProgressBar.examples.tsx';
import { examples as image } from './image/Image.examples.tsx';
import { examples as menu } from './menu/Menu.examples.tsx';
import { examples as dialog } from './dialog/Dialog.examples.tsx';
import { examples as confirmationDialog } from './confirmation-dialog/ConfirmationDialog.examples.tsx';
import { examples as sideModal } from './side-modal/SideModal.examples.tsx';
import { examples as toast } from './toast/Toast.examples.tsx';
import { examples as dataTable } from './data-table/DataTable.examples.tsx';
import { examples as pager } from './pager/Pager.examples.tsx';
import { examples as emptyState } from './empty-state/EmptyState.examples.tsx';
import { examples as loadingOverlay } from './loading-overlay/LoadingOverlay.examples.tsx';
import { examples as card } from './card/Card.examples.tsx';
import { examples as pageHeader } from './page-header/PageHeader.examples.tsx';
import { examples as sideNav } from './side-nav/SideNav.examples.tsx';
import { examples as layoutShell } from './layout-shell/LayoutShell.examples.tsx';

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
  textInput,
  formInput,
  textArea,
  dropdown,
  searchBox,
  progressBar,
  image,
  menu,
  dialog,
  confirmationDialog,
  sideModal,
  toast,
  dataTable,
  pager,
  emptyState,
  loadingOverlay,
  card,
  pageHeader,
  sideNav,
  layoutShell,
];
