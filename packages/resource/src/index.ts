export { ActDialog } from './react/act-dialog';
export { DataLinks } from './react/data-links';
export { loadFailure } from './react/load-failure';
export { LockBanner, LockNotice } from './react/lock-banner';
export { SpreadsheetButton } from './react/spreadsheet-button';
export { type AddressChange, useAddress } from './react/use-address';
export { useAddressChoice } from './react/use-address-choice';
export { useDownloadFailure } from './react/use-download-failure';
export { useOpenTab } from './react/use-open-tab';
