export { controlId } from './control-id';
export { useField } from './field-control';
export { type FormKit, useFormKit } from './form-kit';
export { FormView, formPage } from './form-page';
export { QueryPicker, SatuanKerjaPicker } from './late-pickers';
export { manyField } from './many-field';
