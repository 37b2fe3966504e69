/** Query name by which an address of a form says which of its fields is to be filled in: the form opens with it focused. */
export const FOCUS_PARAM = 'fokus';
