export { ActDialog } from './react/act-dialog';
export { DownloadButton } from './react/download-button';
export { LandscapePaper } from './react/landscape-paper';
export { LockBanner, LockNotice } from './react/lock-banner';
export { Segmented } from './react/segmented';
export { Stack } from './react/stack';
export { useAddressChoice } from './react/use-address-choice';
export { useDownload } from './react/use-download';
