export {
  type ChildKind,
  type ChildrenDescription,
  type DetailDescription,
  type DetailSection,
  defineDetail,
  type Measure,
} from './detail/detail-description';
export { datesOf } from './entity/entity-dates';
export { formFieldsOf } from './entity/entity-form';
export { viewsOf } from './entity/entity-list';
export { entityViews } from './entity/entity-views';
export { rowLabelOf, wordsOf } from './entity/entity-words';
export { plainColumn } from './entity/plain-column';
export { afterUnit, unitField, unitScope } from './entity/unit-field';
export type {
  ChoiceField,
  DateField,
  Field,
  FigureLine,
  FiguresField,
  FormSurroundings,
  FormulaField,
  NotesField,
  NumericField,
  OwnField,
  OwnFieldProps,
  PickField,
  Section,
  SwitchField,
  TextualField,
  Values,
} from './form/field';
export type { FieldGroups } from './form/field-lock';
export { type KnownLabels, labelKey } from './form/field-words';
export { FOCUS_PARAM } from './form/focus-param';
export { type Autofill, defineForm, type FormDescription } from './form/form-description';
export { type GivenParent, type ParentDescription, type ParentQuery, parentQuery } from './form/given-parent';
export type { FurtherRow, Onward } from './form/onward';
export { isFormFailure, isStaleVersion, showServerErrors } from './form/server-errors';
export { capaianColumn, figureColumns, realisasiColumn, targetColumn } from './list/figure-columns';
export {
  type ChoiceFilter,
  type ChoiceQuery,
  defineList,
  type ListDescription,
  type ListFilter,
  type QueryFilter,
  type RowLink,
} from './list/list-description';
export {
  changeListState,
  isFiltered,
  keeping,
  type ListRules,
  type ListState,
  listQuery,
  listQueryAt,
  readListState,
  withFilter,
  writeListState,
} from './list/list-state';
export { pageOfOwn } from './list/own-list';
export { defineReadList, listRules, type ReadListDescription, type RowPage } from './list/read-list';
export { unitColumn } from './list/unit-column';
export { unitFilter } from './list/unit-filter';
export { LIST_LIMIT, listChoices } from './list-choices';
export { type Lock, type LockWords, noLock, onlyRead } from './lock';
export { NEW, PANEL, type Panel, panelAddress, panelPlaces, readPanel } from './panel/panel-address';
export type { Places } from './places';
export type {
  QueueDescription,
  QueueOfPages,
  QueueRow,
  QueueWords,
} from './queue/queue-description';
export {
  type AnyResource,
  defineResource,
  type ListRow,
  type Resource,
  type ResourceRow,
  type Row,
} from './resource';
export { fileOfResource, requestResource } from './resource-call';
export { type Conflict, shownNames } from './typed/conflict';
export {
  changed,
  decided,
  isDecided,
  isTyped,
  met,
  opened,
  stored,
  type Versioned,
} from './typed/versioned';
export type { OfYear } from './year';
