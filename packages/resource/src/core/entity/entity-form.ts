import type {
  ChoiceEntityField,
  DateEntityField,
  EntityField,
  EntityFields,
  NumberEntityField,
  ReferenceEntityField,
  SwitchEntityField,
  TextEntityField,
} from '@selaras/contracts';
import type {
  ChoiceField,
  DateField,
  FormulaField,
  NumericField,
  PickField,
  SwitchField,
  TextualField,
} from '../form/field';
import { choiceOptions } from './entity-values';

type Names<F extends EntityFields, K extends EntityField> = {
  [Name in keyof F & string]: F[Name] extends { derived: true } ? never : F[Name] extends K ? Name : never;
}[keyof F & string];

type OwnField<Name extends string> =
  | FormulaField<Name>
  | TextualField<Name>
  | NumericField<Name>
  | ChoiceField<Name>
  | DateField<Name>
  | SwitchField<Name>;
/** The form's field for each kind of field that holds a value of the row itself. */
type FieldOf<F extends EntityField, Name extends string> = F extends ChoiceEntityField
  ? ChoiceField<Name>
  : F extends NumberEntityField
    ? NumericField<Name>
    : F extends DateEntityField
      ? DateField<Name>
      : F extends SwitchEntityField
        ? SwitchField<Name>
        : F extends { kind: 'rumus' }
          ? FormulaField<Name>
          : TextualField<Name>;
type OwnEntityField = Exclude<EntityField, ReferenceEntityField>;

/** What a form must know of a reference besides its words: where its choices come from. */
export type Choosing<Name extends string> = Omit<
  PickField<Name>,
  'kind' | 'name' | 'label' | 'help' | 'required'
>;

function textual(
  name: string,
  { kind, maxLength }: TextEntityField,
): TextualField<string> | FormulaField<string> {
  if (kind === 'rumus') return { kind, name, label: '' };
  return { kind, name, label: '', ...(maxLength !== undefined && { maxLength }) };
}

function numeric(name: string, { kind, initial }: NumberEntityField): NumericField<string> {
  return {
    kind: 'number',
    name,
    label: '',
    digits: 2,
    ...(kind === 'rupiah' && { prefix: 'Rp' }),
    ...(initial !== undefined && { initial }),
  };
}

function choice(name: string, field: ChoiceEntityField): ChoiceField<string> {
  return {
    kind: 'choice',
    name,
    label: '',
    options: choiceOptions(name, field),
    ...(field.initial !== undefined && { initial: field.initial }),
  };
}

const words = ({ label, help, optional, half }: EntityField) => ({
  label,
  ...(help !== undefined && { help }),
  ...(optional && { required: false }),
  ...(half && { half }),
});

function made(name: string, field: OwnEntityField): OwnField<string> {
  switch (field.kind) {
    case 'text':
    case 'area':
    case 'rumus':
      return textual(name, field);
    case 'number':
    case 'rupiah':
      return numeric(name, field);
    case 'choice':
      return choice(name, field);
    default:
      return { kind: field.kind, name, label: '' };
  }
}

/** The form's field for a value of the row itself. */
export const formField = (name: string, field: OwnEntityField): OwnField<string> => ({
  ...made(name, field),
  ...words(field),
});

/** The form's field for a row of another entity. */
export const pickField = (
  name: string,
  field: EntityField,
  choosing: Choosing<string>,
): PickField<string> => ({ ...choosing, kind: 'pick', name, ...words(field) });

/**
 * Fields of a form as the entity describes them: `own` makes those that hold a value of the row itself, `reference`
 * one that is chosen among the rows of another entity.
 */
export function formFieldsOf<const F extends EntityFields>({ fields }: { readonly fields: F }) {
  return {
    own: <const Name extends Names<F, OwnEntityField>>(name: Name): FieldOf<F[Name], Name> =>
      formField(name, fields[name] as OwnEntityField) as FieldOf<F[Name], Name>,
    reference: <const Name extends Names<F, ReferenceEntityField>>(
      name: Name,
      choosing: Choosing<Names<F, EntityField>>,
    ): PickField<Names<F, EntityField>> =>
      pickField(name, fields[name] as EntityField, choosing) as PickField<Names<F, EntityField>>,
  };
}
