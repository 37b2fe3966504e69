import { useState } from 'react';
import Select from 'react-select';
import { type FieldTexts, FormField } from '../field/form-field';
import type { Choice, ChoiceValue } from './choice';
import { choiceWords } from './choice-words';
import { hasTyped } from './filter-choice';
import { PickerContext } from './picker-context';
import { pickerParts } from './picker-parts';
import { pickerStyle } from './picker-style';
import {
  CHOOSE_TEXT,
  countWords,
  FAILED_TEXT,
  LOADING_TEXT,
  NOTHING_FOUND_TEXT,
  spokenWords,
} from './picker-words';
import { sameChoices } from './same-choices';

export interface PickerProps extends FieldTexts {
  value: ChoiceValue | null;
  onChange: (value: ChoiceValue | null, choice: Choice | null) => void;
  /** Required unless told otherwise: it cannot be cleared, and its input is required while empty (spec 2 §5). */
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  id?: string;
  /** Name under which the value goes with a plain form. */
  name?: string;
  onBlur?: () => void;
}

export interface OptionPickerProps extends PickerProps {
  /** Left out while they are being loaded. */
  options: readonly Choice[] | undefined;
  loading?: boolean;
  /** The list could not be loaded. */
  failed?: boolean;
  /** Called when the list is opened although it could not be loaded. */
  onRetry?: () => void;
  /** Something else must be chosen first: the picker does nothing until then. */
  idle?: boolean;
  /** Gets what is typed when the server searches; without it the picker filters its own options. */
  onSearch?: (text: string) => void;
  /** Gets whatever is typed, also before it is known who searches. */
  onType?: (text: string) => void;
}

/** Chooses one of a list, by typing or by looking. */
export function OptionPicker({
  label,
  labelHidden,
  help,
  error,
  value,
  onChange,
  required = true,
  disabled = false,
  placeholder = CHOOSE_TEXT,
  id,
  name,
  onBlur,
  options,
  loading = false,
  failed = false,
  onRetry,
  idle = false,
  onSearch,
  onType,
}: OptionPickerProps) {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const [list, setList] = useState({ of: options, shown: options ?? [] });
  if (list.of !== options) setList({ of: options, shown: sameChoices(list.shown, options ?? []) });
  const selected = list.shown.find((option) => String(option.value) === String(value)) ?? null;
  return (
    <FormField
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={failed ? FAILED_TEXT : error}
      id={id}
      required={required}
    >
      {(control) => (
        <PickerContext
          value={{ missing: required && selected === null, describedBy: control['aria-describedby'] }}
        >
          <div ref={(node) => setDialog(node?.closest<HTMLElement>('[role="dialog"]') ?? null)}>
            <Select<Choice, false>
              inputId={control.id}
              instanceId={control.id}
              aria-invalid={control['aria-invalid']}
              name={name}
              options={list.shown}
              value={selected}
              onChange={(choice) => onChange(choice?.value ?? null, choice)}
              onBlur={onBlur}
              onMenuOpen={failed ? onRetry : undefined}
              isClearable={!required}
              isDisabled={disabled}
              isLoading={loading}
              placeholder={loading ? LOADING_TEXT : placeholder}
              loadingMessage={() => LOADING_TEXT}
              noOptionsMessage={() => (failed ? FAILED_TEXT : NOTHING_FOUND_TEXT)}
              screenReaderStatus={countWords}
              ariaLiveMessages={spokenWords}
              formatOptionLabel={choiceWords}
              components={pickerParts}
              styles={pickerStyle(control['aria-invalid'] === true)}
              menuPlacement="auto"
              menuShouldScrollIntoView={false}
              menuPortalTarget={dialog}
              menuPosition={dialog ? 'fixed' : 'absolute'}
              {...(idle && { menuIsOpen: false, inputValue: '' })}
              filterOption={hasTyped}
              {...(onSearch && { filterOption: null })}
              {...((onSearch ?? onType) && {
                onInputChange: (text: string, { action }: { action: string }) => {
                  if (action !== 'input-change') return;
                  onType?.(text);
                  onSearch?.(text);
                },
              })}
            />
          </div>
        </PickerContext>
      )}
    </FormField>
  );
}
