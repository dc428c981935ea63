import { examples as button } from './controls/button/Button.examples.tsx';
import type { ComponentExamples } from './base/example.ts';
import { examples as field } from './controls/field/Field.examples.tsx';
import { examples as icon } from './icon/Icon.examples.tsx';
import { examples as label } from './controls/label/Label.examples.tsx';
import { examples as checkbox } from './controls/checkbox/Checkbox.examples.tsx';
import { examples as radio } from './controls/radio/Radio.examples.tsx';
import { examples as rating } from './controls/rating/Rating.examples.tsx';
import { examples as toggle } from './controls/toggle/Toggle.examples.tsx';
import { examples as textInput } from './controls/text-input/TextInput.examples.tsx';
import { examples as formInput } from './controls/form-input/FormInput.examples.tsx';
import { examples as textArea } from './controls/text-area/TextArea.examples.tsx';
import { examples as dropdown } from './controls/dropdown/Dropdown.examples.tsx';
import { examples as searchBox } from './controls/search-box/SearchBox.examples.tsx';
import { examples as progressBar } from './layout/progress-bar/ProgressBar.examples.tsx';
import { examples as image } from './layout/image/Image.examples.tsx';
import { examples as menu } from './overlays/menu/Menu.examples.tsx';
import { examples as dialog } from './overlays/dialog/Dialog.examples.tsx';
import { examples as confirmationDialog } from './overlays/confirmation-dialog/ConfirmationDialog.examples.tsx';
import { examples as sideModal } from './overlays/side-modal/SideModal.examples.tsx';
import { examples as toast } from './overlays/toast/Toast.examples.tsx';
import { examples as dataTable } from './layout/data-table/DataTable.examples.tsx';
import { examples as pager } from './layout/pager/Pager.examples.tsx';
import { examples as emptyState } from './layout/empty-state/EmptyState.examples.tsx';
import { examples as loadingOverlay } from './overlays/loading-overlay/LoadingOverlay.examples.tsx';
import { examples as card } from './layout/card/Card.examples.tsx';
import { examples as pageHeader } from './layout/page-header/PageHeader.examples.tsx';
import { examples as sideNav } from './layout/side-nav/SideNav.examples.tsx';
import { examples as layoutShell } from './layout/layout-shell/LayoutShell.examples.tsx';

/** The examples of every component, in the order in which the kitchen sink shows them, one line for each component. */
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
