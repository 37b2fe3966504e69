import { dataAddress, dataFormats, pageAddress } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import type { Dataset } from '../../../../kit/open-data/dataset';
import type { Revision } from '../versions/revision';
import { type VersionName, versionName } from '../versions/version-name';

/** The licence as it is known. */
export const LICENCE_SHORT = 'CC BY 4.0';

/** Free to use with the name of the source (ADR 67). */
export const licence = {
  nama: `Creative Commons Atribusi 4.0 Internasional (${LICENCE_SHORT})`,
  alamat: 'https://creativecommons.org/licenses/by/4.0/deed.id',
} as const;

export interface Described {
  readonly dataset: Dataset;
  /** The version that it is; null: it is not kept. */
  readonly version: VersionName | null;
  /** Version of the regency's data from which it was made. */
  readonly versiData: number;
  /** Day on which it was first read as it is, `YYYY-MM-DD` on the instance's clock. */
  readonly tanggal: string;
}

/** How a version stands among the others of its selection. */
export interface Standing {
  readonly newest: VersionName | null;
  readonly before: VersionName | null;
  /** What was revised since the version before; null: it is the first one. */
  readonly revision: Revision | null;
}

/** Names the data in a text: who published what, which version, and where it lies for ever. */
const citationOf = (
  { dataset: { judul }, tanggal }: Pick<Described, 'dataset' | 'tanggal'>,
  instansi: string,
  address: string,
): string => `${instansi}. ${judul}. Data per ${formatDate(tanggal)}. ${address}`;

interface Publisher {
  readonly instansi: string;
  /** Scheme and host of the portal. */
  readonly origin: string;
}

/** What a dataset is, where it comes from, and how it may be used. */
export function metadataOf(
  { dataset, version, versiData, tanggal }: Described,
  { newest, before, revision }: Standing,
  { instansi, origin }: Publisher,
) {
  const { path, tahun, pilihan, dicari, judul, kalimat, satuanKerja, kolom, baris } = dataset;
  const named = { tahun, ...pilihan };
  const addresses = (query: typeof named) =>
    Object.fromEntries(dataFormats.map((format) => [format, `${origin}${dataAddress(path, format, query)}`]));
  const name = version && versionName(version);
  const own = name === null ? named : { ...named, versi: name };
  return {
    judul,
    deskripsi: kalimat,
    periode: tahun,
    satuan_kerja: satuanKerja,
    pilihan,
    tanggal_data: tanggal,
    versi: name,
    versi_terbaru: newest && versionName(newest),
    versi_sebelumnya: before && versionName(before),
    perubahan_sejak_versi_sebelumnya: revision,
    catatan_versi:
      name === null
        ? dicari
          ? 'Hasil pencarian kata tidak disimpan sebagai versi.'
          : 'Keadaan ini tidak disimpan sebagai versi; coba lagi besok.'
        : `Versi ini tetap di alamatnya walaupun datanya kemudian berubah.`,
    versi_data: versiData,
    jumlah_baris: baris.length,
    kolom,
    sumber: `Selaras, ${instansi}`,
    penerbit: instansi,
    lisensi: licence,
    kutipan: citationOf({ dataset, tanggal }, instansi, `${origin}${dataAddress(path, 'csv', own)}`),
    halaman: `${origin}${pageAddress(path, named)}`,
    alamat: addresses(named),
    alamat_versi_ini: name === null ? null : addresses(own),
  };
}
