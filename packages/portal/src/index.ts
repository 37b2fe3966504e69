export type { Chrome } from './chrome';
export type { ForeignPagePortal, ForeignPageProps, ForeignParcel } from './foreign-page';
export {
  Link,
  type LinkProps,
  type Location,
  type NavigateOptions,
  NavLink,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from './navigation';
export type { Notices, Question, ToastNotice } from './notices';
export { PageAddressError } from './pages/page-address-error';
export { PageLink, type PageLinkProps } from './pages/page-link';
export type { PageParams, PageQuery } from './pages/page-types';
export type { PortalPages } from './pages/portal-pages';
export { RETURN_PARAM, safeReturn, withReturn } from './pages/return-path';
export { usePages } from './pages/use-pages';
export type { Portal } from './portal';
export { PortalProvider, usePortal } from './portal-context';
export type { CountDownSetting, Session } from './session';
export { panelMark, type UnsavedChanges, unsavedMark, uploadMark } from './unsaved-changes';
export { type AddressChange, useAddress } from './use-address';
export { useChromeHidden } from './use-chrome-hidden';
export { useNotices } from './use-notices';
export { useSession } from './use-session';
export { useUnsavedChanges } from './use-unsaved-changes';
export { useYears, type Years } from './use-years';
