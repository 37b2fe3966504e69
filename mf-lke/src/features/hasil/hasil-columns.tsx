import { type LkeHasilRow, penugasanLkeFields } from '@selaras/contracts';
import {
  belumSelesaiLke,
  EMPTY_VALUE,
  formatDecimal,
  formatNilaiLke,
  type HasilLke,
  hasilLke,
  hasilLkeWords,
  keadaanLke,
} from '@selaras/domain';
import { type TableColumn, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { KeadaanBadge } from '../../lembar/keadaan-badge';
import { jumlahOf, ringkasWords } from '../tindak-lanjut/ringkas';
import { PredikatBadge, predikatKode } from './predikat-badge';

const Unfinished = styled.small`
  display: block;
  max-width: 18ch;
  margin-left: auto;
  white-space: normal;
  color: ${tokens.colour.muted};
`;

export type HasilColumn = TableColumn<LkeHasilRow>;
export interface KomponenHead {
  readonly id: number;
  readonly nomor: string;
  readonly nama: string;
  readonly bobot: number;
}

/** Points as they are read, to a hundredth. */
export const points = (nilai: number | null | undefined): string => formatNilaiLke(nilai ?? null);

export const unitColumn: HasilColumn = {
  id: 'satuan_kerja',
  title: penugasanLkeFields.satuan_kerja_id.label,
  value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
  sortable: true,
  minWidth: '180px',
};

export const keadaanColumn: HasilColumn = {
  id: 'keadaan',
  inCard: 'state',
  title: 'Keadaan',
  value: ({ keadaan }) => (keadaan === null ? -1 : keadaanLke.indexOf(keadaan)),
  cell: ({ keadaan }) => <KeadaanBadge keadaan={keadaan} />,
  sortable: true,
};

/** Latest kinds first, then places: the order of a recap, in which results of different kinds are never mixed. */
export const peringkatColumn: HasilColumn = {
  id: 'peringkat',
  title: 'Peringkat',
  value: ({ hasil, peringkat }) =>
    hasil === null || peringkat === null
      ? null
      : (hasilLke.length - hasilLke.indexOf(hasil)) * 1e6 + peringkat,
  cell: ({ peringkat }) => peringkat ?? EMPTY_VALUE,
  numeric: true,
  sortable: true,
};

/** Points of one kind. */
export const nilaiColumn = (hasil: HasilLke): HasilColumn => ({
  id: hasil,
  title: hasilLkeWords[hasil],
  value: (row) => row[hasil]?.nilai ?? null,
  cell: (row) => <NilaiCell hasil={hasil} row={row} />,
  numeric: true,
  sortable: true,
});

/** Points of one kind; those of a sheet that is half filled in say so. */
function NilaiCell({ hasil, row }: { hasil: HasilLke; row: LkeHasilRow }) {
  const why = belumSelesai(row, hasil);
  return (
    <>
      {points(row[hasil]?.nilai)}
      {why !== null && <Unfinished>{why}</Unfinished>}
    </>
  );
}

/** Why points of a kind are no result yet; null: they are settled, or there are none. */
export const belumSelesai = (
  row: Pick<LkeHasilRow, HasilLke | 'keadaan'>,
  hasil: HasilLke,
): string | null => {
  const kolom = row[hasil];
  return kolom && belumSelesaiLke(hasil, row.keadaan, kolom);
};

/** Points of each component: of one kind, or of the points that count. */
export const komponenColumns = (
  komponen: readonly KomponenHead[],
  kind: HasilLke | 'berlaku',
): readonly HasilColumn[] =>
  komponen.map(({ id, nomor, nama, bobot }, at) => {
    const value = (row: LkeHasilRow) => {
      const hasil = kind === 'berlaku' ? row.hasil : kind;
      return hasil === null ? null : (row[hasil]?.komponen[at] ?? null);
    };
    return {
      id: `komponen_${id}`,
      title: komponenTitle({ nomor, nama }),
      unit: `maks. ${formatDecimal(bobot)}`,
      value,
      cell: (row) => points(value(row)),
      numeric: true,
      sortable: true,
      minWidth: '104px',
    };
  });

/** Number and first word of a component: whole names would push the points out of sight. */
export const komponenTitle = ({ nomor, nama }: Pick<KomponenHead, 'nomor' | 'nama'>): string => {
  const [first = ''] = nama.split(' ');
  return `${nomor}. ${first.charAt(0).toUpperCase()}${first.slice(1).toLowerCase()}`;
};

/** The points that count, with their predicate. */
export const berlakuColumns: readonly HasilColumn[] = [
  {
    id: 'nilai',
    title: 'Nilai',
    value: ({ nilai }) => nilai,
    cell: ({ nilai }) => <strong>{points(nilai)}</strong>,
    numeric: true,
    sortable: true,
  },
  {
    id: 'predikat',
    title: 'Predikat',
    value: ({ nilai }) => nilai,
    cell: ({ predikat }) => <PredikatBadge predikat={predikat} />,
    sortable: true,
  },
];

/** Which kind of points counts. */
export const jenisNilaiColumn: HasilColumn = {
  id: 'hasil',
  title: 'Jenis nilai',
  value: ({ hasil }) => (hasil === null ? null : hasilLkeWords[hasil]),
  sortable: true,
};

/** How many recommendations are followed up, of how many; units without any stand last. */
export const tindakLanjutColumn: HasilColumn = {
  id: 'tindak_lanjut',
  title: 'Tindak lanjut',
  value: ({ tindak_lanjut }) => tindak_lanjut && tindak_lanjut.selesai / Math.max(1, jumlahOf(tindak_lanjut)),
  cell: ({ tindak_lanjut }) => (tindak_lanjut === null ? EMPTY_VALUE : ringkasWords(tindak_lanjut)),
  sortable: true,
  minWidth: '150px',
};

export const predikatMandiriColumn: HasilColumn = {
  id: 'predikat',
  title: 'Predikat mandiri',
  value: ({ mandiri }) => mandiri?.nilai ?? null,
  cell: (row) =>
    belumSelesai(row, 'mandiri') === null ? (
      <PredikatBadge predikat={predikatKode(row.mandiri?.nilai)} />
    ) : (
      'Belum selesai'
    ),
  sortable: true,
};

export const penilaiColumn: HasilColumn = {
  id: 'penilai',
  title: penugasanLkeFields.user_id.label,
  value: ({ penilai }) => penilai.join(', ') || null,
  sortable: true,
  minWidth: '160px',
};

/** How far the latest points of evaluators or plenary lie from the unit's own. */
export const selisihColumn: HasilColumn = {
  id: 'selisih',
  title: 'Selisih',
  unit: 'dari mandiri',
  value: selisih,
  cell: (row) => signed(selisih(row)),
  numeric: true,
  sortable: true,
};

function selisih(row: LkeHasilRow): number | null {
  const settled = (hasil: HasilLke) => (belumSelesai(row, hasil) === null ? row[hasil] : null);
  const mandiri = settled('mandiri');
  const latest = settled('pleno') ?? settled('kedua') ?? settled('pertama');
  return mandiri === null || latest === null ? null : Math.round((latest.nilai - mandiri.nilai) * 100) / 100;
}

const signed = (value: number | null): string =>
  value === null ? EMPTY_VALUE : `${value > 0 ? '+' : ''}${points(value)}`;
