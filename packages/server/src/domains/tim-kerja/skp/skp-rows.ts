import { type HasilKerja, pegawaiFields, type Skp, sheetTitle } from '@selaras/contracts';
import { aspekSkpWords, perilakuKerja, targetCell } from '@selaras/domain';

type Cell = string | number | null;

/** Heads of the sheet, in the order of PermenPANRB 6/2022. */
export const skpHeadings = [
  'Bagian',
  'No',
  'Rencana hasil kerja pimpinan yang diintervensi',
  'Rencana hasil kerja',
  'Aspek',
  'Indikator kinerja individu',
  'Target',
  'Satuan',
] as const;

const resultRows = (bagian: string, rows: readonly HasilKerja[]): Cell[][] =>
  rows.map(({ rhk_pimpinan, rhk, aspek, indikator, satuan, ...target }, index) => [
    bagian,
    index + 1,
    rhk_pimpinan,
    rhk,
    aspekSkpWords[aspek],
    indikator,
    targetCell(target),
    satuan,
  ]);

const personRows = (bagian: string, person: Skp['penilai']): Cell[][] =>
  person === null
    ? []
    : [
        [pegawaiFields.nama, person.nama] as const,
        [pegawaiFields.nip, person.nip] as const,
        [pegawaiFields.pangkat_gol, person.pangkat_gol] as const,
        [pegawaiFields.jabatan, person.jabatan] as const,
        [pegawaiFields.unit_kerja_id, person.unit_kerja] as const,
      ].flatMap(([field, value]) =>
        value == null ? [] : [[bagian, null, null, `${sheetTitle(field)}: ${value}`]],
      );

/** A plan as rows of a sheet: who, results, behaviour. */
export function skpRows({ pegawai, penilai, utama, tambahan }: Skp): Cell[][] {
  return [
    ...personRows('Pegawai yang dinilai', pegawai),
    ...personRows('Pejabat penilai kinerja', penilai),
    ...resultRows('A. Utama', utama),
    ...resultRows('B. Tambahan', tambahan),
    ...perilakuKerja.map(({ nilai, panduan }, index): Cell[] => [
      'Perilaku kerja',
      index + 1,
      null,
      nilai,
      null,
      panduan.join('; '),
    ]),
  ];
}
