import { dataAddress, dataFormats, pageAddress } from '@selaras/contracts';
import { licence } from '../../../../kit/open-data/licence';
import type { Revision } from '../versions/revision';
import { type VersionName, versionName } from '../versions/version-name';
import type { Described } from './described';
import { citationOf, namedOf, originColumns, type Publisher, sourceOf } from './origin';

/** How a version stands among the others of its selection. */
export interface Standing {
  readonly newest: VersionName | null;
  readonly before: VersionName | null;
  /** What was revised since the version before; null: it is the first one. */
  readonly revision: Revision | null;
}

/** What a dataset is, where it comes from, and how it may be used. */
export function metadataOf(
  described: Described,
  { newest, before, revision }: Standing,
  publisher: Publisher,
) {
  const { dataset, version, versiData, tanggal } = described;
  const { instansi, origin } = publisher;
  const { path, tahun, pilihan, dicari, judul, kalimat, satuanKerja, kolom, baris } = dataset;
  const named = { tahun, ...pilihan };
  const addresses = (query: typeof named) =>
    Object.fromEntries(dataFormats.map((format) => [format, `${origin}${dataAddress(path, format, query)}`]));
  const name = version && versionName(version);
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
    kolom_asal_csv: originColumns.map(({ judul, definisi }) => ({ judul, definisi })),
    sumber: sourceOf(instansi),
    penerbit: instansi,
    lisensi: licence,
    kutipan: citationOf(described, publisher),
    halaman: `${origin}${pageAddress(path, named)}`,
    alamat: addresses(named),
    alamat_versi_ini: name === null ? null : addresses(namedOf(described)),
  };
}
