import { catatanNilaiLkeFields, rencanaTindakLanjutFields } from '@selaras/contracts';
import { EMPTY_VALUE, formatDate, type KeadaanTindakLanjut, keadaanTindakLanjutWords } from '@selaras/domain';
import type { Bagian } from './laporan-bagian';

/** A follow-up of the year before, as far as the report tells of it. */
export interface TindakLanjutLaporan {
  readonly nomor: string;
  readonly rekomendasi: string;
  readonly keadaan: KeadaanTindakLanjut;
  readonly rencana: string | null;
  readonly penanggung_jawab: string | null;
  readonly tenggat: string | null;
  /** The newest step first. */
  readonly riwayat: readonly { readonly waktu: string; readonly ke: KeadaanTindakLanjut }[];
}

const { rencana, penanggung_jawab } = rencanaTindakLanjutFields;

/** How far it was when the evaluation was decided, so that every print of a report says the same; now where that is unknown. */
const keadaanSaat = ({ keadaan, riwayat }: TindakLanjutLaporan, final: string | null): KeadaanTindakLanjut =>
  final === null ? keadaan : (riwayat.find(({ waktu }) => waktu <= final)?.ke ?? 'terbuka');

/** What the unit did about the recommendations of the year before. */
export function tindakLanjutParts(
  rows: readonly TindakLanjutLaporan[],
  { tahun, final }: { readonly tahun: number; readonly final: string | null },
): Bagian[] {
  const told = rows.map((row) => ({ ...row, saat: keadaanSaat(row, final) }));
  const done = told.filter(({ saat }) => saat === 'selesai').length;
  const heading: Bagian = { jenis: 'judul', teks: `5. Tindak lanjut rekomendasi tahun ${tahun}` };
  if (told.length === 0) {
    return [
      heading,
      { jenis: 'paragraf', teks: `Tidak ada rekomendasi tahun ${tahun} yang ditindaklanjuti.` },
    ];
  }
  return [
    heading,
    {
      jenis: 'paragraf',
      teks: `Dari ${told.length} rekomendasi tahun ${tahun}, ${done} selesai ditindaklanjuti${final === null ? '' : ` pada ${formatDate(final)}`}.`,
    },
    {
      jenis: 'tabel',
      kepala: [catatanNilaiLkeFields.rekomendasi.label, rencana.label, penanggung_jawab.label, 'Keadaan'],
      lebar: [36, 32, 18, 14],
      baris: told.map((row) => [
        `${row.nomor} ${row.rekomendasi}`,
        row.rencana ?? EMPTY_VALUE,
        row.penanggung_jawab === null
          ? EMPTY_VALUE
          : [row.penanggung_jawab, row.tenggat && `sampai ${formatDate(row.tenggat)}`]
              .filter(Boolean)
              .join(', '),
        keadaanTindakLanjutWords[row.saat],
      ]),
    },
  ];
}
