import { pageAddress } from '@selaras/contracts';
import type { Dataset } from '../../../kit/open-data/dataset';

/** What a public page's own address answers with an ending behind it. */
export const formats = [
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

/** The same selection in another format; it names its year, so that it means the same tomorrow. */
export const datasetAddress = (
  { path, pilihan, tahun }: Pick<Dataset, 'path' | 'pilihan' | 'tahun'>,
  ending: (typeof formats)[number]['ending'],
  more: Readonly<Record<string, string>> = {},
): string => pageAddress(`${path}.${ending}`, { tahun, ...pilihan, ...more });
