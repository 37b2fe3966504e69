export { Badge, type BadgeProps, type BadgeTone, StatusBadge, type StatusBadgeProps } from './badge/badge';
export { type StatusLook, type StatusPattern, statusLooks } from './badge/status';
export { BerkasField, type BerkasFieldProps } from './berkas/berkas-field';
export { BerkasList, type BerkasListProps } from './berkas/berkas-list';
export { Button, type ButtonProps } from './button/button';
export type { ButtonSize, ButtonVariant } from './button/button-style';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { LinkButton, type LinkButtonProps } from './button/link-button';
export { Card, type CardProps } from './card/card';
export { type Bar, BarChart, type BarChartProps } from './chart/bar-chart';
export { BulletChart, type BulletChartProps } from './chart/bullet-chart';
export { ProgressBar, type ProgressBarProps } from './chart/progress-bar';
export { ProgressRing, type ProgressRingProps } from './chart/progress-ring';
export { Sparkline, type SparklinePoint, type SparklineProps } from './chart/sparkline';
export { StatCard, type StatCardProps, type StatTrend } from './chart/stat-card';
export { downloadBlob } from './download-blob';
export { Checkbox, type CheckboxProps } from './field/checkbox';
export { FileField, type FileFieldProps } from './field/file-field';
export { FilterChip, type FilterChipProps } from './field/filter-chip';
export { type FieldControl, type FieldTexts, FormField, type FormFieldProps } from './field/form-field';
export { NumberField, type NumberFieldProps } from './field/number-field';
export { PasswordField, type PasswordFieldProps } from './field/password-field';
export { SearchField, type SearchFieldProps } from './field/search-field';
export { SelectField, type SelectFieldProps } from './field/select-field';
export { Switch, type SwitchProps } from './field/switch';
export { TextAreaField, type TextAreaFieldProps } from './field/text-area-field';
export { TextField, type TextFieldProps } from './field/text-field';
export { baseAfter, type Conflict, conflictOf, mergedValues } from './form/conflict';
export {
  type ConflictSide,
  ConflictView,
  type ConflictViewProps,
  type FieldDifference,
} from './form/conflict-view';
export { DraftNotice, type DraftNoticeProps } from './form/draft-notice';
export { type Draft, draftKey, dropDraft, readDraft, writeDraft } from './form/draft-store';
export { ErrorSummary, type ErrorSummaryProps, type FieldFault } from './form/error-summary';
export { isFormFailure, isStaleVersion, showServerErrors } from './form/server-errors';
export { type DraftHandle, useDraft } from './form/use-draft';
export { useListFocus } from './form/use-list-focus';
export { useSaveKey } from './form/use-save-key';
export { whenLeaving } from './form/when-leaving';
export { Formula, type FormulaProps } from './formula/formula';
export { type FigureChange, FigureGrid, type FigureGridProps, type FigureRow } from './grid/figure-grid';
export { readFigure } from './grid/parse-paste';
export { type LatePartProps, latePart } from './late-part';
export { openInTab } from './open-in-tab';
export { AlertDialog, type AlertDialogProps } from './overlay/alert-dialog';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog';
export { Menu, type MenuAction, type MenuProps } from './overlay/menu';
export { Modal, type ModalProps } from './overlay/modal';
export type { ModalSize } from './overlay/overlay-style';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './page/breadcrumb';
export { type Definition, DefinitionGrid } from './page/definition-grid';
export { PageHeader, type PageHeaderProps } from './page/page-header';
export type { Choice, ChoiceValue } from './picker/choice';
export { OptionPicker, type OptionPickerProps, type PickerProps } from './picker/option-picker';
export {
  type IdsPickerProps,
  IndikatorPicker,
  IndikatorSasaranStrategisPicker,
  IndikatorTujuanPicker,
  KegiatanPicker,
  MisiPicker,
  type ModelPickerProps,
  PegawaiPicker,
  ProgramPicker,
  SasaranPicker,
  SasaranStrategisPicker,
  SatuanKerjaPicker,
  type SatuanKerjaPickerProps,
  SubKegiatanPicker,
  type SubKegiatanPickerProps,
  TimKerjaPicker,
  TujuanPicker,
  UnitKerjaPicker,
  type UnitKerjaPickerProps,
  type UnitPickerProps,
} from './picker/pickers';
export { QueryPicker, type QueryPickerProps } from './picker/query-picker';
export { EmptyState, type EmptyStateProps } from './state/empty-state';
export { ErrorState, type ErrorStateProps } from './state/error-state';
export { loadFailure } from './state/load-failure';
export { LoadingState, type LoadingStateProps } from './state/loading-state';
export { Skeleton, type SkeletonProps } from './state/skeleton';
export { Spinner, type SpinnerProps } from './state/spinner';
export { type TabItem, Tabs, type TabsProps } from './tab/tabs';
export { type CellValue, hiddenByDefault, type TableColumn, type TableSort } from './table/column';
export { DataTable, type DataTableProps } from './table/data-table';
export { Pagination, type PaginationProps } from './table/pagination';
export type { ToastMessage, ToastTone } from './toast/toast';
export { type ToastApi, ToastProvider, useToast } from './toast/toast-provider';
export { fontFileUrl, GlobalStyle } from './token/global-style';
export { type ColourName, palette, type StatusName, statusNames, type Theme } from './token/palette';
export { space, tokens } from './token/tokens';
export { useOpenTab } from './use-open-tab';
export { VisuallyHidden } from './visually-hidden';
