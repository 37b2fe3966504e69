import { Button, FormField, IconButton, space, TextAreaField, useListFocus } from '@selaras/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useFormContext, useFormState } from 'react-hook-form';
import styled from 'styled-components';
import type { NotesField, Values } from '../../core/form/field';
import { controlId } from './control-id';
import { useField } from './field-control';

/** One note of a row; one without an id is new. */
interface Note {
  readonly id?: number;
  readonly catatan: string;
}

const List = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: start;
  width: 100%;
`;

/** Several short texts, each with its own error. */
export function NotesControl({ field, closed }: { field: NotesField<string>; closed: boolean }) {
  const { control } = useFormContext<Values>();
  const { value, onChange, error } = useField<readonly Note[]>(field.name);
  const { errors } = useFormState({ control, name: field.name });
  const faults = errors[field.name] as unknown as { catatan?: { message?: string } }[] | undefined;
  const { root, onRemove } = useListFocus(value.length);
  const put = (at: number, note: Note | null) =>
    onChange(value.flatMap((old, index) => (index === at ? (note === null ? [] : [note]) : [old])));

  return (
    <FormField label={field.label} help={field.help} error={error} required={field.required === true}>
      {() => (
        <List ref={root} role="group" aria-label={field.label}>
          {value.map((note, at) => (
            <Item key={at}>
              <TextAreaField
                id={at === 0 ? controlId(field.name) : undefined}
                label={`${field.label} ${at + 1}`}
                labelHidden
                lines={2}
                readOnly={closed}
                maxLength={4000}
                error={faults?.[at]?.catatan?.message}
                value={note.catatan}
                onChange={({ target }) => put(at, { ...note, catatan: target.value })}
              />
              {!closed && (
                <IconButton
                  label={`Hapus ${field.label.toLowerCase()} ${at + 1}`}
                  icon={<Trash2 size={16} />}
                  onClick={() => {
                    onRemove();
                    put(at, null);
                  }}
                />
              )}
            </Item>
          ))}
          {!closed && (
            <Button
              size="small"
              icon={<Plus size={16} />}
              id={value.length === 0 ? controlId(field.name) : undefined}
              onClick={() => onChange([...value, { catatan: '' }])}
            >
              {field.add}
            </Button>
          )}
          {closed && value.length === 0 && <span>-</span>}
        </List>
      )}
    </FormField>
  );
}
