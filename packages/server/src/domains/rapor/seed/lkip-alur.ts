import { createHash } from 'node:crypto';
import { type KeadaanLkip, type LangkahLkip, langkahLkip } from '@selaras/domain';
import { accountId } from '../../../kit/seed/demo-accounts';
import type { SeedOffers } from '../../../kit/seed/making';
import type { Rows } from '../../../kit/seed/rows';
import { bagianContoh } from './lkip-bagian';
import { demoLaporan } from './lkip-berkas';
import { addCatatanReviu, PENUTUP_LAMA } from './lkip-catatan';
import { addSeluruhNarasi } from './lkip-narasi';
import { laporanOf, naskahOf } from './lkip-naskah';

interface Laporan {
  readonly unit: number;
  readonly tahun: number;
  readonly akun: string;
  /** Steps that it took, in their order. */
  readonly langkah: readonly LangkahLkip[];
}

const untilSubmitted = ['ajukan', 'selesaikan-reviu', 'formalkan', 'publikasikan', 'sampaikan'] as const;

/** Reports beside those that are still written: in each year one under review, and one that the public has. */
const laporan: readonly Laporan[] = [
  { unit: 999906, tahun: 2024, akun: 'bagorganisasi', langkah: ['ajukan', 'kembalikan', 'ajukan'] },
  { unit: 1046, tahun: 2024, akun: 'dpmptsp', langkah: untilSubmitted },
  { unit: 999906, tahun: 2025, akun: 'bagorganisasi', langkah: ['ajukan'] },
  { unit: 1013, tahun: 2025, akun: 'rsud', langkah: untilSubmitted },
];

/** The `at`-th day after the report was written. */
const day = (tahun: number, at: number) => new Date(Date.UTC(tahun + 1, 1, 12 + at, 4));

/** Annual reports on their way: written, handed in, reviewed with comments, formalised, published, submitted. */
export function addAlurLkip(rows: Rows, terbitkan: SeedOffers['terbitkan']): void {
  for (const { unit, tahun, akun, langkah } of laporan) {
    const oleh = accountId(akun);
    const id = laporanOf(rows, unit, tahun);
    const returned = langkah.includes('kembalikan');
    addSections(rows, { id, unit, tahun, oleh, returned });
    addSeluruhNarasi(rows, unit, tahun, oleh);
    let dari: KeadaanLkip = 'disusun';
    let kept: { berkas_id?: number; dokumen_id?: number } = {};
    for (const [at, one] of langkah.entries()) {
      const { ke } = langkahLkip[one];
      const waktu = day(tahun, 2 + at * 3);
      const { berkas_id, dokumen_id } = filesOf(rows, one, { id, unit, tahun, oleh, waktu }, terbitkan);
      kept = { ...kept, ...(berkas_id && { berkas_id }), ...(dokumen_id && { dokumen_id }) };
      const user_id = langkahLkip[one].oleh === 'pereviu' ? accountId('val_lke') : oleh;
      const told = one === 'formalkan' && berkas_id ? { berkas_id } : {};
      rows.add('lkip_langkah', {
        lkip_id: id,
        langkah: one,
        dari,
        ke,
        ...said(one, tahun),
        ...told,
        user_id,
        waktu,
      });
      if (one === 'ajukan') keepHandedIn(rows, id, { first: at === 0 && returned });
      rows.update('lkip', id, { keadaan: ke, keadaan_sejak: waktu });
      dari = ke;
    }
    rows.update('lkip', id, kept);
    if (returned) addCatatanReviu(rows, id, { oleh, handedIn: (at) => day(tahun, 2 + at * 3) });
  }
}

function said(langkah: LangkahLkip, tahun: number): { catatan?: string; nomor?: string; tanggal?: string } {
  const tanggal = (at: number) => `${tahun + 1}-02-${at}`;
  if (langkah === 'kembalikan')
    return { catatan: 'Penutup belum menyebut langkah perbaikan dan sumber angkanya.' };
  if (langkah === 'formalkan') return { nomor: `000.8.6/${tahun % 100}/LKIP`, tanggal: tanggal(20) };
  if (langkah === 'sampaikan') return { catatan: 'Bupati melalui Bagian Organisasi', tanggal: tanggal(26) };
  return {};
}

interface Sections {
  readonly id: number;
  readonly unit: number;
  readonly tahun: number;
  readonly oleh: number;
  readonly returned: boolean;
}

function addSections(rows: Rows, { id, unit, tahun, oleh }: Sections): void {
  const { satuan_kerja_nama: nama = '' } =
    rows.of('satuan_kerja').find(({ satuan_kerja_id }) => satuan_kerja_id === unit) ?? {};
  for (const [bagian, isi] of Object.entries(bagianContoh(nama, tahun))) {
    rows.add('lkip_bab', {
      lkip_id: id,
      bagian,
      isi: naskahOf(isi),
      ditulis_pada: day(tahun, 0),
      ditulis_oleh: oleh,
    });
  }
}

/** What each section said when it was handed in; the closing words said less the first time. */
function keepHandedIn(rows: Rows, lkipId: number, { first }: { first: boolean }): void {
  const sections = rows.of('lkip_bab').filter(({ lkip_id, isi }) => lkip_id === lkipId && isi != null);
  for (const { id, bagian, isi, ditulis_pada, ditulis_oleh } of sections) {
    if (isi == null || ditulis_pada == null) continue;
    rows.add('lkip_bab_versi', {
      lkip_bab_id: id,
      isi: first && bagian === 'penutup' ? naskahOf([PENUTUP_LAMA]) : isi,
      sebab: 'diajukan',
      ditulis_pada,
      ditulis_oleh: ditulis_oleh ?? null,
    });
  }
}

interface Filed {
  readonly id: number;
  readonly unit: number;
  readonly tahun: number;
  readonly oleh: number;
  readonly waktu: Date;
}

/** The frozen file, and the document with the same bytes. */
function filesOf(
  rows: Rows,
  langkah: LangkahLkip,
  { id, unit, tahun, oleh, waktu }: Filed,
  terbitkan: SeedOffers['terbitkan'],
): { berkas_id?: number; dokumen_id?: number } {
  if (langkah !== 'formalkan' && langkah !== 'publikasikan') return {};
  const made = demoLaporan().find((one) => one.satuan_kerja_id === unit && one.tahun === tahun);
  if (made === undefined) throw new Error(`No file for the report of ${unit} of ${tahun}`);
  const { content, resmi, dokumen } = made;
  if (langkah === 'publikasikan') {
    const terbitan = { satuan_kerja_id: unit, tahun, nama_acak: dokumen, content, oleh, waktu };
    return { dokumen_id: terbitkan(rows, terbitan) };
  }
  const berkas_id = rows.add('berkas', {
    nama_acak: resmi,
    nama: `lkip-${tahun}-${unit}.pdf`,
    jenis: 'application/pdf',
    ukuran: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    satuan_kerja_id: unit,
    tujuan: 'lkip_resmi',
    pemilik_id: id,
    dipakai: true,
    bebas_sejak: waktu,
    created_at: waktu,
    created_by: oleh,
  });
  return { berkas_id };
}
