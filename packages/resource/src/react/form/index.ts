export { controlId } from '../field/control-id';
export { useField } from '../field/field-control';
export { type FormKit, useFormKit } from '../field/form-kit';
export { QueryPicker, SatuanKerjaPicker } from '../field/late-pickers';
export { manyField } from '../field/many-field';
export { DraftNotice } from './draft-notice';
export { FormView, formPage, prepareForm } from './form-page';
export { useConflict } from './use-conflict';
export { useDraft } from './use-draft';
