import { dataAddress, pageAddress } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import { LICENCE_SHORT, licence } from '../../../../kit/open-data/licence';
import type { AboutFile } from '../../../../kit/xlsx/about-file';
import { versionName } from '../versions/version-name';
import type { Described } from './described';

export interface Publisher {
  readonly instansi: string;
  /** Scheme and host of the portal. */
  readonly origin: string;
}

/** Who published data, as it is cited. */
export const sourceOf = (instansi: string): string => `Selaras, ${instansi}`;

/** What the address of exactly this state names: the version where it is kept. */
export const namedOf = ({ dataset: { tahun, pilihan }, version }: Described) => ({
  tahun,
  ...pilihan,
  ...(version !== null && { versi: versionName(version) }),
});

const versionWords = ({ version, versiData }: Described): string =>
  version === null ? `tidak disimpan (keadaan data ${versiData})` : versionName(version);

/**
 * Columns behind those of the data, in which every row of a CSV says where it comes from, so that the file stays plain
 * RFC 4180 and a row keeps its origin wherever it is copied (ADR 148). All of it is the same whenever a version is read.
 */
export const originColumns = [
  {
    judul: 'Penerbit data',
    definisi: 'Portal dan pemerintah daerah yang menerbitkan data.',
    isi: (_: Described, { instansi }: Publisher) => sourceOf(instansi),
  },
  {
    judul: 'Lisensi data',
    definisi: 'Syarat memakai data.',
    isi: () => `${LICENCE_SHORT} ${licence.alamat}`,
  },
  {
    judul: 'Tanggal data',
    definisi: 'Hari data pertama kali dibaca dalam keadaan ini, menurut jam daerah.',
    isi: ({ tanggal }: Described) => tanggal,
  },
  { judul: 'Versi data', definisi: 'Nama versi yang disimpan.', isi: versionWords },
  {
    judul: 'Alamat data',
    definisi: 'Alamat metadata: definisi tiap kolom, kutipan, dan perubahan sejak versi sebelumnya.',
    isi: (described: Described, { origin }: Publisher) =>
      origin + dataAddress(described.dataset.path, 'metadata.json', namedOf(described)),
  },
] as const;

/** Names the data in a text: who published what, which version, and where it lies for ever. */
export const citationOf = (described: Described, { instansi, origin }: Publisher): string => {
  const { dataset, tanggal } = described;
  const address = origin + dataAddress(dataset.path, 'csv', namedOf(described));
  return `${instansi}. ${dataset.judul}. Data per ${formatDate(tanggal)}. ${address}`;
};

/** What a workbook of the data says of itself; `now` is when it was made. */
export function aboutData(described: Described, publisher: Publisher, now: Date): AboutFile {
  const { dataset, tanggal } = described;
  const { path, tahun, pilihan, judul, kalimat, satuanKerja } = dataset;
  return {
    judul,
    penerbit: publisher.instansi,
    dibuat: now,
    isi: [
      ['Ringkasan', kalimat],
      ['Sumber', sourceOf(publisher.instansi)],
      ['Satuan kerja', satuanKerja?.satuan_kerja_nama ?? 'Seluruh kabupaten'],
      ['Tahun kinerja', String(tahun)],
      ['Lisensi', `${licence.nama} ${licence.alamat}`],
      ['Tanggal data', formatDate(tanggal)],
      ['Versi data', versionWords(described)],
      ['Tanggal ekspor', formatDate(now)],
      ['Kutipan', citationOf(described, publisher)],
      ['Halaman', publisher.origin + pageAddress(path, { tahun, ...pilihan })],
      ['Metadata', originColumns[4].isi(described, publisher)],
    ],
  };
}
