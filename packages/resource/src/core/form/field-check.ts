import { type Field, type FormSurroundings, fieldsOf, namesOf, type Section, type Values } from './field';
import { unreadText } from './unread-formula';
import { isBlank } from './value';

export const REQUIRED_TEXT = 'Wajib diisi';
const UNREAD_TEXT = 'Belum terbaca: perbaiki, atau tulis dengan LaTeX';

/** Sections with the fields that count with these values. */
export const countingSections = (
  sections: readonly Section[],
  values: Values,
  surroundings: FormSurroundings,
): readonly Section[] =>
  sections
    .filter((section) => section.when?.(values, surroundings) ?? true)
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => field.when?.(values, surroundings) ?? true),
    }));

/** Sections and fields that a form shows with these values. */
export function shownSections(
  sections: readonly Section[],
  values: Values,
  surroundings: FormSurroundings,
): readonly Section[] {
  return countingSections(sections, values, surroundings)
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => field.asked?.(surroundings) ?? true),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Faults that need no server: what is missing, notes without words, formulas that are not read yet. By name, in the order of the form. */
export function missingValues(
  sections: readonly Section[],
  values: Values,
  isClosed: (field: Field) => boolean,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const field of fieldsOf(sections)) {
    if (isClosed(field)) continue;
    if (field.kind === 'rumus' && unreadText(values[field.name]) !== null) {
      faults[field.name] = UNREAD_TEXT;
    } else if (field.kind === 'catatan') {
      const notes = values[field.name] as readonly { catatan: string }[];
      if (notes.some(({ catatan }) => catatan.trim() === ''))
        faults[field.name] = 'Catatan kosong: isi atau hapus';
    } else if (field.kind !== 'figures' && (field.required ?? true) === true) {
      for (const name of namesOf(field)) if (isBlank(values[name])) faults[name] = REQUIRED_TEXT;
    }
  }
  return faults;
}
