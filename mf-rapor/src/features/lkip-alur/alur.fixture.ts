import type { AlurLkip, PercakapanLkip } from '@selaras/contracts';
import { bagianLkip } from '@selaras/domain';

/** A report that its authors write, complete. */
export const alurLkip = (changes: Partial<AlurLkip> = {}): AlurLkip => ({
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan' },
  keadaan: 'disusun',
  versi: 3,
  langkah: ['ajukan'],
  bagian: bagianLkip.map((kode) => ({ kode, keadaan: 'ditulis' as const })),
  kekurangan: [],
  tanpa_narasi: false,
  riwayat: [],
  komentar: [],
  kemampuan: { komentari: false, balas: true, tandai: false },
  berkas: null,
  ...changes,
});

export const catatanReviu = (changes: Partial<PercakapanLkip> = {}): PercakapanLkip => ({
  id: 7,
  versi: 1,
  bagian: 'penutup',
  kutipan: 'Angka stunting turun',
  pihak: 'pereviu',
  teks: 'Sebutkan sumbernya',
  oleh: 'Rina',
  waktu: '2026-02-01T02:00:00.000Z',
  selesai: false,
  balasan: [],
  ...changes,
});
