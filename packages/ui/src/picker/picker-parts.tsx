import { ChevronDown, X } from 'lucide-react';
import {
  type ClearIndicatorProps,
  components,
  type DropdownIndicatorProps,
  type GroupBase,
  type InputProps,
  type SelectComponentsConfig,
} from 'react-select';
import type { Choice } from './choice';
import { usePickerField } from './picker-context';
import { PickerList } from './picker-list';

/** The search input is required while nothing is chosen (spec 2 §5), so the browser itself points at it. */
function SearchInput(props: InputProps<Choice, false>) {
  const { missing, describedBy } = usePickerField();
  const described = [props['aria-describedby'], describedBy].filter(Boolean).join(' ');
  return (
    <components.Input
      {...props}
      required={missing}
      aria-required={missing || undefined}
      aria-describedby={described || undefined}
    />
  );
}

const Arrow = (props: DropdownIndicatorProps<Choice, false>) => (
  <components.DropdownIndicator {...props}>
    <ChevronDown size={16} aria-hidden="true" />
  </components.DropdownIndicator>
);

const Clear = (props: ClearIndicatorProps<Choice, false>) => (
  <components.ClearIndicator {...props}>
    <X size={16} aria-label="Kosongkan" />
  </components.ClearIndicator>
);

export const pickerParts: SelectComponentsConfig<Choice, false, GroupBase<Choice>> = {
  Input: SearchInput,
  Menu: PickerList,
  DropdownIndicator: Arrow,
  ClearIndicator: Clear,
  IndicatorSeparator: null,
};
