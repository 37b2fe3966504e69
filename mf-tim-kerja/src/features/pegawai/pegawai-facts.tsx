import { jabatanPegawaiFields, type PegawaiDetail, pegawaiFields } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import { viewsOf } from '@selaras/resource/core';
import { Card, DefinitionGrid } from '@selaras/ui';

const { fact } = viewsOf({ fields: pegawaiFields });
const { jabatan: _, ...besidesJabatan } = jabatanPegawaiFields;
const ofPost = Object.keys(besidesJabatan) as (keyof typeof besidesJabatan)[];

/** Who an employee is now; the post itself stands above. */
export function PegawaiFacts({ pegawai }: { pegawai: PegawaiDetail }) {
  const { satuan_kerja, unit_kerja_nama, atasan, tmt_jabatan, jumlah_bawahan } = pegawai;
  return (
    <Card>
      <DefinitionGrid
        items={[
          fact(pegawai, 'nip'),
          fact(pegawai, 'status_asn'),
          ...ofPost.map((name) => fact(pegawai, name)),
          { term: pegawaiFields.satuan_kerja_id.label, value: satuan_kerja.satuan_kerja_nama },
          { term: pegawaiFields.unit_kerja_id.label, value: unit_kerja_nama },
          {
            term: pegawaiFields.atasan_nip.label,
            value: atasan && `${atasan.nama}, ${atasan.jabatan}`,
          },
          {
            term: 'Jabatan ini sejak',
            value: tmt_jabatan === null ? 'Sebelum dicatat' : formatDate(tmt_jabatan),
          },
          { term: 'Bawahan langsung', value: `${jumlah_bawahan} orang` },
        ]}
      />
    </Card>
  );
}
