import type { PegawaiDetail } from '@selaras/contracts';
import { formatDate, jenisJabatanWords } from '@selaras/domain';
import { Card, DefinitionGrid } from '@selaras/ui';

/** Who an employee is now. */
export function PegawaiFacts({ pegawai }: { pegawai: PegawaiDetail }) {
  const { satuan_kerja, unit_kerja_nama, atasan, tmt_jabatan, jumlah_bawahan } = pegawai;
  const facts = [
    ['NIP', pegawai.nip],
    ['Status', pegawai.status_asn],
    ['Pangkat/golongan', pegawai.pangkat_gol ?? '-'],
    ['Jenis jabatan', jenisJabatanWords[pegawai.jenis_jabatan]],
    ['Satuan kerja', satuan_kerja.satuan_kerja_nama],
    ['Unit kerja', unit_kerja_nama ?? '-'],
    ['Atasan', atasan === null ? '-' : `${atasan.nama}, ${atasan.jabatan}`],
    ['Jabatan ini sejak', tmt_jabatan === null ? 'Sebelum dicatat' : formatDate(tmt_jabatan)],
    ['Bawahan langsung', `${jumlah_bawahan} orang`],
  ] as const;
  return (
    <Card>
      <DefinitionGrid items={facts.map(([term, value]) => ({ term, value }))} />
    </Card>
  );
}
