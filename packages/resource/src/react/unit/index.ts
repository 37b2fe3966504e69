export { LateUnitPicker } from './late-unit-picker';
export { choosesUnit, shownUnit } from './shown-unit';
export { UnitFirst } from './unit-first';
