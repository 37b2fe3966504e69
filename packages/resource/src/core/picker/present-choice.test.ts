import type { PickField } from '../form/field';
import { labelKey } from '../form/field-words';
import { presentChoice } from './present-choice';

interface Row {
  readonly kegiatan: { readonly id: number; readonly nama: string } | null;
}

const field: PickField<'kegiatan_id'> = {
  kind: 'pick',
  name: 'kegiatan_id',
  label: 'Kegiatan',
  query: () => () => ({ queryKey: [] }),
  known: ({ kegiatan }: Row) => kegiatan && { value: kegiatan.id, label: kegiatan.nama },
};

const row: Row = { kegiatan: { id: 7, nama: 'Imunisasi' } };
const none = new Map<string, string>();
const chosen = new Map([[labelKey('kegiatan_id', 8), 'Gizi']]);

it.each([
  ['as the row tells it', 7, { row, labels: none }, { value: 7, label: 'Imunisasi' }],
  ['as it was chosen', 8, { row, labels: chosen }, { value: 8, label: 'Gizi' }],
  ['as it was chosen for a new row', 8, { row: null, labels: chosen }, { value: 8, label: 'Gizi' }],
  ['by none of the row’s words where it is another one', 9, { row, labels: chosen }, null],
  ['by none where the row refers to nothing', 7, { row: { kegiatan: null }, labels: none }, null],
  ['by none where nothing is chosen', null, { row, labels: none }, null],
])('a present choice is told %s', (_how, value, told, choice) => {
  expect(presentChoice(field, value, told)).toEqual(choice);
});
