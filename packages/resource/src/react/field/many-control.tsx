import type { Option } from '@selaras/contracts';
import { Badge, FormField, IconButton, plainList, space, useListFocus } from '@selaras/ui';
import { X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { OwnFieldProps, Values } from '../../core/form/field';
import { labelKey } from '../../core/form/field-words';
import { QueryPicker, type QueryPickerProps } from '../picker/query-picker';
import { useField } from './field-control';
import { useFormKit } from './form-kit';

const Chosen = styled.ul`
  ${plainList(1)}
  & > li { display: flex; align-items: center; gap: ${space(2)}; }
`;

export interface ManyDescription<Name extends string, Row> {
  readonly name: Name;
  readonly label: string;
  readonly help: string;
  readonly placeholder: string;
  query(values: Values): QueryPickerProps['query'];
  /** What the row refers to now. */
  chosen(row: Row): readonly Option[];
}

/** The chosen rows, each with a way to take it off, and the picker that adds one. */
export function ManyControl<Row>({
  closed,
  field,
  many,
}: OwnFieldProps & { many: ManyDescription<string, Row> }) {
  const { control } = useFormContext<Values>();
  const { row, labels, remember } = useFormKit();
  const values = useWatch({ control }) as Values;
  const { value, onChange, id, error } = useField<readonly number[]>(many.name);
  const { root, onRemove } = useListFocus(value.length);
  const known = row === null ? [] : many.chosen(row as Row);
  const wordsOf = (chosen: number) =>
    labels.get(labelKey(many.name, chosen)) ??
    known.find((option) => option.value === chosen)?.label ??
    `nomor ${chosen}`;

  return (
    <FormField label={field.label} labelHidden required={false}>
      {() => (
        <div ref={root}>
          <QueryPicker
            id={id}
            label={field.label}
            help={field.help}
            error={error}
            required={false}
            disabled={closed}
            placeholder={many.placeholder}
            query={many.query(values)}
            value={null}
            onChange={(chosen, choice) => {
              if (chosen === null || choice === null) return;
              remember(many.name, choice.value, choice.label);
              onChange([...new Set([...value, Number(chosen)])]);
            }}
          />
          <Chosen aria-label={`${field.label} terpilih`}>
            {value.map((chosen) => (
              <li key={chosen}>
                <Badge>{wordsOf(chosen)}</Badge>
                {!closed && (
                  <IconButton
                    size="small"
                    label={`Lepas ${wordsOf(chosen)}`}
                    icon={<X size={14} />}
                    onClick={() => {
                      onRemove();
                      onChange(value.filter((other) => other !== chosen));
                    }}
                  />
                )}
              </li>
            ))}
          </Chosen>
        </div>
      )}
    </FormField>
  );
}
