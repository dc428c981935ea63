/** The way in which our code copes with an interface that a declared browser lacks. */
export interface Younger {
  /** The polyfill replaces it; the named files check for it first; the page works almost as well without it; or something else has the same name. */
  readonly how: 'filled' | 'guarded' | 'harmless' | 'namesake';
  readonly why: string;
  /** The files that may use it, and folders, which end in '/'. */
  readonly files?: readonly string[];
  /** True if no test can remove it from Chromium, because Chromium uses it without our code. */
  readonly stays?: true;
}

const REACT_DOM = 'node_modules/react-dom/cjs/react-dom-client.production.js';
const SCHEDULER = 'node_modules/scheduler/cjs/scheduler.production.js';
const REACT = [REACT_DOM, 'node_modules/react-dom/cjs/react-dom.production.js', SCHEDULER];
const PASSKEYS = ['startRegistration', 'startAuthentication'].map(
  (name) => `node_modules/@simplewebauthn/browser/esm/methods/${name}.js`,
);

const popover = { how: 'filled', why: 'by @oddbird/popover-polyfill' } as const;
const builtin = { how: 'filled', why: 'by web/app/fill-ins.ts' } as const;
const looksFirst = (why: string, ...files: string[]): Younger => ({ how: 'guarded', why, files });
const ofReact = { how: 'harmless', why: 'React asks for it first', files: REACT } as const;
const ofPasskeys = { how: 'harmless', why: 'the package asks first', files: PASSKEYS } as const;
const harmless = (why: string): Younger => ({ how: 'harmless', why });
const namesake = (why: string, ...files: string[]): Younger => ({ how: 'namesake', why, files });

const ofMarks = looksFirst(
  'a broken reference is named below its field',
  'web/admin/shared/contacts/broken-mark.ts',
);
const ofWoken = looksFirst(
  'a browser that cannot be woken says so',
  'web/answer/wake/this-phone.ts',
  'web/sw/wake.ts',
);
const ofLooks = harmless('a rule for the eye alone is not kept');
/** The interfaces in our code and its packages that are younger than `ENGINES`, by their keys in MDN's data (BROWSER-1). */
export const YOUNGER: Readonly<Record<string, Younger>> = {
  'api.HTMLElement.hidePopover': popover,
  'api.HTMLElement.popover': popover,
  'api.HTMLElement.showPopover': popover,
  'api.HTMLButtonElement.popoverTargetAction': popover,
  'api.HTMLButtonElement.popoverTargetElement': popover,
  'api.ToggleEvent': popover,
  'html.elements.button.popovertarget': popover,
  'html.global_attributes.popover': popover,
  'javascript.builtins.Array.toReversed': builtin,
  'javascript.builtins.Array.toSorted': builtin,
  'javascript.builtins.Array.toSpliced': builtin,
  'javascript.builtins.Map.groupBy': builtin,
  'javascript.builtins.Promise.withResolvers': builtin,
  'javascript.builtins.String.toWellFormed': builtin,

  'javascript.builtins.Intl.Segmenter': looksFirst(
    'titles are cut by code points',
    'core/base/cut-title.ts',
  ),
  'api.Navigator.audioSession': looksFirst(
    'a timer rings as the phone has it set',
    'web/advisor/walk/more/alarm.ts',
  ),
  'api.Notification': ofWoken,
  'api.NotificationEvent.notification': ofWoken,
  'api.Navigator.share': looksFirst(
    'the text can be copied',
    'web/advisor/walk/parts/copy-text.tsx',
  ),
  'api.Navigator.wakeLock': looksFirst('the screen goes off as ever', 'web/base/device.ts'),
  'api.Window.navigation': looksFirst('Back is the history alone', 'web/base/navigation.ts'),
  'api.CSS.highlights_static': ofMarks,
  'api.Highlight': ofMarks,
  'css.selectors.highlight': harmless('the selector is skipped alone'),
  'api.trustedTypes': {
    ...looksFirst('the address is a text', 'web/base/worker/worker-url.ts'),
    stays: true,
  },

  'api.AnimationEvent.animation': ofReact,
  'api.CSSStyleDeclaration.cssFloat': ofReact,
  'api.CompositionEvent.locale': ofReact,
  'api.Element.startViewTransition': ofReact,
  'api.HTMLInputElement.capture': ofReact,
  'api.HTMLLinkElement.imageSizes': ofReact,
  'api.MouseEvent.movementX': ofReact,
  'api.MouseEvent.movementY': ofReact,
  'api.Navigator.connection': ofReact,
  'api.Window.devicePixelRatio': ofReact,
  'api.AuthenticatorAttestationResponse.getAuthenticatorData': ofPasskeys,
  'api.AuthenticatorAttestationResponse.getPublicKey': ofPasskeys,
  'api.AuthenticatorAttestationResponse.getPublicKeyAlgorithm': ofPasskeys,
  'api.AuthenticatorAttestationResponse.getTransports': ofPasskeys,
  'api.PublicKeyCredential.authenticatorAttachment': ofPasskeys,

  'api.AbortSignal.timeout_static': harmless('there everywhere, in Chrome with another error'),
  'api.Document.fullscreenElement': harmless('nothing here is shown full screen'),
  'api.InputEvent.isComposing': harmless('a keyboard event has it everywhere'),
  'api.Window.open': harmless('there everywhere, with fewer options'),

  'css.at-rules.page': harmless("paper is printed with the browser's own margins"),
  'css.properties.grid-template-columns.subgrid': harmless('columns of such rows do not line up'),
  'css.properties.grid-template-rows.subgrid': harmless('rows of such boxes do not line up'),
  'css.selectors.-webkit-search-cancel-button': harmless('there is none to hide'),
  'css.selectors.checkmark': ofLooks,
  'css.selectors.has': ofLooks,
  'css.selectors.open': ofLooks,
  'css.selectors.picker': harmless("the list of a dropdown is the browser's own"),
  'css.selectors.picker-icon': ofLooks,

  'api.Blob.bytes': namesake(
    'our own member',
    'core/record/hand-over.ts',
    'web/admin/operations/OperationsPage.tsx',
  ),
  'api.Clipboard.readText': namesake(
    'words of ours',
    'web/admin/shared/exchange/ChooseDocument.tsx',
  ),
  'api.Element.role': namesake('the role of a person or a contact', 'core/campus/', 'web/admin/'),
  'api.ElementInternals.states': namesake('of deliveries and starters', 'web/admin/'),
  'api.EventTarget.when': namesake(
    'the words of when to call',
    'core/campus/',
    'core/rota/with-rota.ts',
    'web/admin/',
  ),
  'api.FileSystemHandle.move': namesake('of a step', 'web/admin/editor/step/OpenStep.tsx'),
  'api.FileSystemHandle.requestPermission': namesake(
    'of notifications',
    'web/answer/wake/this-phone.ts',
  ),
  'api.FontFaceSet.check': namesake('of a path', 'web/admin/paths/PathRow.tsx'),
  'api.HTMLLinkElement.blocking': namesake(
    'problems that block publishing',
    'core/tree/tree-check.ts',
    'web/admin/',
  ),
  'api.IntersectionObserver.delay': namesake("of React's scheduler", SCHEDULER),
  'api.MediaStreamTrack.stats': namesake(
    'numbers on the tree',
    'web/admin/analytics/numbers/TreeNumbersPage.tsx',
  ),
  'api.Permissions.revoke': namesake(
    'of phones and sign-ins',
    'web/admin/phones/',
    'web/admin/profile/SignIns.tsx',
  ),
  'api.RTCDataChannel.priority': namesake("of React's tasks", REACT_DOM),
  'api.RTCIceCandidate.address': namesake(
    'our own member',
    'web/admin/',
    'web/advisor/walk/more/HandOver.tsx',
    'core/notifications/preview.ts',
  ),
  'api.SVGTextPathElement.side': namesake('of a line of the tree', 'web/admin/shared/tree/'),
  'api.VTTCue.region': namesake('of the tree', 'core/tree/tree-layout.ts'),
  'javascript.builtins.Array.with': namesake(
    'a function of lean-qr',
    'node_modules/lean-qr/index.mjs',
  ),
  'javascript.builtins.DisposableStack.use': namesake(
    "our own member, and React's",
    'core/import/',
    'web/admin/import/',
    'web/admin/shared/preview/PreviewCalls.tsx',
    'web/advisor/walk/screen/WalkProvider.tsx',
    'node_modules/react/cjs/react.production.js',
  ),
  'javascript.builtins.Error.fileName': namesake(
    'of a file that is offered',
    'web/admin/shared/second-step/RecoveryCodesDialog.tsx',
  ),
  'javascript.builtins.Function.displayName': namesake("of React's components", REACT_DOM),
  'javascript.builtins.Iterator.take': namesake(
    'words and functions of ours',
    'web/admin/editor/conflict/ConflictPane.tsx',
    'web/admin/import/',
    'web/admin/settings/PasteDialog.tsx',
    'web/admin/revisions/starters/ChangedStarterRow.tsx',
  ),
};
