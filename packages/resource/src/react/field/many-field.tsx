import { FieldSkeleton, latePart } from '@selaras/ui';
import type { OwnField, OwnFieldProps } from '../../core/form/field';
import { labelKey } from '../../core/form/field-words';
import type { ManyDescription } from './many-control';

const ManyControl = latePart(
  async () => (await import(/* webpackChunkName: "bagian-pemilih" */ './many-control')).ManyControl<never>,
  () => <FieldSkeleton />,
  { whenAllElseStands: true },
);

/** References to several other rows, added from one picker and taken off one by one. */
export function manyField<const Name extends string, Row>(many: ManyDescription<Name, Row>): OwnField<Name> {
  const { name, label, help } = many;
  return {
    kind: 'own',
    names: [name],
    blank: { [name]: [] },
    label,
    help,
    required: false,
    Component: (props: OwnFieldProps) => (
      <ManyControl {...props} many={many as ManyDescription<string, never>} />
    ),
    read: (_, row: Row) => many.chosen(row).map(({ value }) => value),
    words: (_, value, labels) =>
      (value as readonly number[])
        .map((id) => `• ${labels.get(labelKey(name, id)) ?? `nomor ${id}`}`)
        .join('\n') || '-',
  };
}
