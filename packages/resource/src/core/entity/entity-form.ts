import {
  type EntityField,
  type EntityFields,
  isTextField,
  type NumberEntityField,
  type TextEntityField,
} from '@selaras/contracts';
import type { NumericField, PickField, TextualField } from '../form/field';

type Names<F extends EntityFields, K extends EntityField> = {
  [Name in keyof F & string]: F[Name] extends K ? Name : never;
}[keyof F & string];

type OwnField<Name extends string> = TextualField<Name> | NumericField<Name>;

/** What a form must know of a reference besides its words: where its choices come from. */
export type Choosing<Name extends string> = Omit<
  PickField<Name>,
  'kind' | 'name' | 'label' | 'help' | 'required'
>;

function textual(name: string, { kind, maxLength }: TextEntityField): TextualField<string> {
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

const words = ({ label, help, optional, half }: EntityField) => ({
  label,
  ...(help !== undefined && { help }),
  ...(optional && { required: false }),
  ...(half && { half }),
});

/**
 * Fields of a form as the entity describes them: `own` makes those that hold a value of the row itself, `reference`
 * one that is chosen among the rows of another entity.
 */
export function formFieldsOf<const F extends EntityFields>({ fields }: { readonly fields: F }) {
  return {
    own: <const Name extends Names<F, TextEntityField | NumberEntityField>>(name: Name): OwnField<Name> => {
      const field = fields[name] as TextEntityField | NumberEntityField;
      const made = isTextField(field) ? textual(name, field) : numeric(name, field);
      return { ...made, ...words(field) } as OwnField<Name>;
    },
    reference: <const Name extends Names<F, { kind: 'reference' } & EntityField>>(
      name: Name,
      choosing: Choosing<keyof F & string>,
    ): PickField<keyof F & string> => ({
      ...choosing,
      kind: 'pick',
      name,
      ...words(fields[name] as EntityField),
    }),
  };
}
