import type { Dataset } from '../open-data/dataset';

/** What a public page's own address answers with an ending behind it. */
export const dataFormats = [
  { ending: 'csv', name: 'CSV', type: 'text/csv', data: true },
  {
    ending: 'xlsx',
    name: 'XLSX',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    data: true,
  },
  { ending: 'json', name: 'JSON', type: 'application/json', data: true },
  { ending: 'metadata.json', name: 'metadata', type: 'application/json', data: false },
  { ending: 'svg', name: 'SVG', type: 'image/svg+xml', data: false },
  { ending: 'png', name: 'PNG', type: 'image/png', data: false },
] as const;

export type DataEnding = (typeof dataFormats)[number]['ending'];

type Selected = Pick<Dataset, 'path' | 'pilihan' | 'tahun'>;

/** The page of a dataset, without host. */
export const pageAddress = ({ path, pilihan }: Selected): string => path + queryOf(pilihan);

/** The same selection in another format; it names its year, so that it means the same tomorrow. */
export const datasetAddress = (
  { path, pilihan, tahun }: Selected,
  ending: DataEnding,
  more: Readonly<Record<string, string>> = {},
): string => `${path}.${ending}${queryOf({ ...pilihan, tahun: String(tahun), ...more })}`;

function queryOf(values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(values).toString();
  return query === '' ? '' : `?${query}`;
}
