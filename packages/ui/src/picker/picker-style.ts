import type { StylesConfig } from 'react-select';
import { space, tokens } from '../token/tokens';
import type { Choice } from './choice';

const { colour } = tokens;

/** The select in the look of the other fields. */
export const pickerStyle = (invalid: boolean): StylesConfig<Choice, false> => ({
  control: (_, { isFocused, isDisabled }) => ({
    display: 'flex',
    minHeight: tokens.controlHeight,
    border: `1px solid ${invalid ? colour.danger : isFocused ? colour.brand : colour['line-strong']}`,
    borderRadius: tokens.radius.control,
    background: isDisabled ? colour.sunken : colour.surface,
    outline: isFocused ? `2px solid ${invalid ? colour.danger : colour.brand}` : 'none',
    outlineOffset: '-1px',
    cursor: isDisabled ? 'not-allowed' : 'pointer',
    transition: `border-color ${tokens.motion.fast}`,
  }),
  valueContainer: (base) => ({ ...base, padding: `${space(1)} ${space(3)}` }),
  input: (base) => ({ ...base, margin: 0, padding: 0, color: colour.text }),
  singleValue: (base) => ({ ...base, margin: 0, color: colour.text }),
  placeholder: (base) => ({
    ...base,
    margin: 0,
    color: colour.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
  dropdownIndicator: () => ({ display: 'flex', padding: `0 ${space(3)} 0 ${space(1)}`, color: colour.muted }),
  clearIndicator: () => ({ display: 'flex', padding: space(1), color: colour.muted, cursor: 'pointer' }),
  loadingIndicator: (base) => ({ ...base, color: colour.brand, padding: space(1) }),
  menu: (base) => ({
    ...base,
    margin: `${space(1)} 0`,
    background: colour.raised,
    border: `1px solid ${colour.line}`,
    borderRadius: tokens.radius.card,
    boxShadow: tokens.shadow,
    overflow: 'hidden',
    zIndex: tokens.layer.menu as unknown as number,
  }),
  menuPortal: (base) => ({ ...base, zIndex: tokens.layer.modal as unknown as number }),
  menuList: (base) => ({ ...base, padding: space(1) }),
  option: (_, { isFocused, isSelected }) => ({
    padding: `${space(2)} ${space(3)}`,
    borderRadius: tokens.radius.control,
    background: isFocused ? colour['brand-soft'] : 'transparent',
    color: isSelected ? colour['brand-strong'] : colour.text,
    fontWeight: isSelected ? 600 : 400,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  }),
  noOptionsMessage: (base) => ({ ...base, color: colour.muted }),
  loadingMessage: (base) => ({ ...base, color: colour.muted }),
});
