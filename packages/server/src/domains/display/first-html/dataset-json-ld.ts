import { pageAddress } from '@selaras/contracts';
import type { Dataset } from '../../../kit/open-data/dataset';
import { licence } from '../../../kit/open-data/licence';
import { datasetAddress, formats } from '../pages/dataset-address';

/** Who publishes, where, and as of when. */
export interface PublishedBy {
  readonly origin: string;
  readonly instansi: string;
  /** Version of the data that the figures come from. */
  readonly versi: number;
  /** When the data changed last. */
  readonly diperbarui: Date | null;
}

/** A dataset in the words of schema.org, for search engines of data. */
export function datasetJsonLd(dataset: Dataset, { origin, instansi, diperbarui }: PublishedBy) {
  const { judul, kalimat, tahun, kolom, satuanKerja } = dataset;
  const publisher = { '@type': 'GovernmentOrganization', name: instansi, url: `${origin}/` };
  const owner = satuanKerja?.satuan_kerja_nama ?? instansi;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: judul,
    description: `${kalimat} Data kinerja tahun ${tahun} yang diterbitkan ${owner} melalui Selaras.`,
    url: origin + pageAddress(dataset.path, dataset.pilihan),
    inLanguage: 'id',
    temporalCoverage: String(tahun),
    spatialCoverage: instansi.replace(/^Pemerintah /, ''),
    isAccessibleForFree: true,
    license: licence.alamat,
    ...(diperbarui !== null && { dateModified: diperbarui.toISOString() }),
    creator: satuanKerja === null ? publisher : { '@type': 'GovernmentOrganization', name: owner },
    publisher,
    variableMeasured: kolom.map((column) => ({
      '@type': 'PropertyValue',
      name: column.judul,
      description: column.definisi,
      ...(column.satuan !== null && { unitText: column.satuan }),
    })),
    distribution: formats
      .filter(({ data }) => data)
      .map(({ ending, type }) => ({
        '@type': 'DataDownload',
        encodingFormat: type,
        contentUrl: origin + datasetAddress(dataset, ending),
      })),
  };
}
