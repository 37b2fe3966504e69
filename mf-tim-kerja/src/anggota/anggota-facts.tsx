import { type AnggotaRinci, anggotaFields, sheetTitle, timFields } from '@selaras/contracts';
import { formatDateTime, jenisAnggotaWords, keadaanTempat } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { Card, DefinitionGrid } from '@selaras/ui';
import { BerhentiMark } from './berhenti-mark';
import { Perubahan } from './perubahan';

/** Everything that one should know of a place before deciding about it. */
export function AnggotaFacts({ anggota }: { anggota: AnggotaRinci }) {
  const { tim, berlaku, satuan_kerja, dipinjam } = anggota;
  return (
    <>
      <Card title="Pegawai">
        <DefinitionGrid
          items={[
            { term: 'NIP', value: anggota.nip ?? 'Terlihat setelah dipinjamkan' },
            { term: 'Jabatan', value: anggota.jabatan },
            ...(anggota.berhenti_pada === null
              ? []
              : [{ term: 'Status', value: <BerhentiMark pada={anggota.berhenti_pada} /> }]),
            { term: 'Bidang', value: anggota.unit_kerja },
            {
              term: 'Satuan kerja asal',
              value: dipinjam
                ? `${satuan_kerja.satuan_kerja_nama} (dipinjam)`
                : satuan_kerja.satuan_kerja_nama,
            },
            {
              term: 'Tim lain tahun ini',
              wide: true,
              value: anggota.tim_lain
                .map((one) => `${one.nama}, ${one.satuan_kerja} (${keadaanTempat(one.status, one.berlaku)})`)
                .join('\n'),
            },
          ]}
        />
      </Card>
      <Card title="Penugasan">
        <DefinitionGrid
          items={[
            {
              term: sheetTitle(timFields.nama),
              value: (
                <PageLink page="tim-kerja.detail" params={{ id: tim.id }}>
                  {tim.nama}
                </PageLink>
              ),
            },
            { term: 'Satuan kerja tim', value: tim.satuan_kerja.satuan_kerja_nama },
            { term: timFields.ketua_pegawai_id.label, value: tim.ketua },
            { term: 'Jenis', value: jenisAnggotaWords[anggota.jenis] },
            { term: sheetTitle(anggotaFields.peran), value: anggota.peran },
            { term: 'Langkah aksi dalam tim', value: String(anggota.jumlah_langkah) },
            { term: anggotaFields.target.label, value: anggota.target, wide: true },
            {
              term: 'Berubah sejak diputus',
              value: <Perubahan anggota={anggota} />,
              wide: true,
            },
            { term: 'Berlaku sejak', value: berlaku === null ? null : formatDateTime(berlaku.sejak) },
            { term: 'Menunggu', value: menungguWords(anggota) },
            { term: 'Catatan terakhir', value: anggota.catatan, wide: true },
          ]}
        />
      </Card>
    </>
  );
}

/** Whom a place waits for, and since when. */
export function menungguWords({
  menunggu,
  menunggu_sejak,
}: Pick<AnggotaRinci, 'menunggu' | 'menunggu_sejak'>): string | null {
  if (menunggu_sejak === null) return null;
  const whom = menunggu.length === 0 ? 'admin portal' : menunggu.join(' atau ');
  return `${whom}, sejak ${formatDateTime(menunggu_sejak)}`;
}
