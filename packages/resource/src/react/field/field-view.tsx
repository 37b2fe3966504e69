import { FieldSkeleton, latePart } from '@selaras/ui';
import type { Field } from '../../core/form/field';
import { isFieldClosed } from '../../core/form/field-lock';
import { FiguresControl } from './figures-control';
import { useFormKit } from './form-kit';
import { PickAtRest } from './pick-at-rest';
import { ChoiceControl, DateControl, Numeric, SwitchControl, Textual } from './simple-fields';

// Every picker of a form is in one part: by themselves they would each bring the list that they open.
const PickControl = latePart(
  async () => (await import(/* webpackChunkName: "bagian-pemilih" */ './pick-control')).PickControl,
  (props) => <PickAtRest {...props} />,
  { whenAllElseStands: true },
);

// Lists of notes stand below what is seen first.
const NotesControl = latePart(
  async () => (await import(/* webpackChunkName: "bagian-isian" */ './notes-control')).NotesControl,
  () => <FieldSkeleton />,
  { whenAllElseStands: true },
);

// A formula is read while it is typed, by rules that no other field needs.
const FormulaControl = latePart(
  async () => (await import(/* webpackChunkName: "bagian-isian" */ './formula-control')).FormulaControl,
  () => <FieldSkeleton />,
  { whenAllElseStands: true },
);

/** A field by its kind. Pickers, figures, formulas and notes come in parts of their own, with room kept for them. */
export function FieldView({ field }: { field: Field }) {
  const { lock, groups } = useFormKit();
  const closed = isFieldClosed(lock, groups, field);
  switch (field.kind) {
    case 'text':
    case 'area':
      return <Textual field={field} closed={closed} />;
    case 'rumus':
      return <FormulaControl field={field} closed={closed} />;
    case 'number':
      return <Numeric field={field} closed={closed} />;
    case 'choice':
      return <ChoiceControl field={field} closed={closed} />;
    case 'switch':
      return <SwitchControl field={field} closed={closed} />;
    case 'date':
      return <DateControl field={field} closed={closed} />;
    case 'figures':
      return <FiguresControl field={field} />;
    case 'catatan':
      return <NotesControl field={field} closed={closed} />;
    case 'own':
      return <field.Component field={field} closed={closed} />;
    case 'pick':
      return <PickControl field={field} closed={closed} />;
  }
}
