import { accountId } from '../../../kit/seed/demo-accounts';
import type { Rows } from '../../../kit/seed/rows';

/** The closing words as they were handed in first. */
export const PENUTUP_LAMA = 'Secara umum sasaran dapat dicapai.';

interface Reviu {
  readonly oleh: number;
  /** When the step of this place was taken. */
  readonly handedIn: (at: number) => Date;
}

/** What the review says of a report: answered and done, answered, and new since it was handed in again. */
export function addCatatanReviu(rows: Rows, lkip_id: number, { oleh, handedIn }: Reviu): void {
  const narasi = rows.of('lkip_bab').find((row) => row.lkip_id === lkip_id && row.analisis === 1);
  const pereviu = accountId('val_lke');
  const later = (at: number) => new Date(handedIn(at).getTime() + 26 * 3_600_000);
  const thread = (
    at: number,
    [bagian, kutipan, teks]: readonly [string, string | null, string],
    rest: { readonly jawaban?: string; readonly selesai?: boolean } = {},
  ) => {
    const id = rows.add('lkip_komentar', {
      lkip_id,
      bagian,
      kutipan,
      pihak: 'pereviu',
      teks,
      selesai: rest.selesai ?? false,
      created_by: pereviu,
      created_at: later(at),
    });
    if (rest.jawaban === undefined) return;
    rows.add('lkip_komentar', {
      lkip_id,
      bagian,
      percakapan_id: id,
      pihak: 'penyusun',
      selesai: false,
      teks: rest.jawaban,
      created_by: oleh,
      created_at: later(at + 1),
    });
  };
  thread(0, ['penutup', PENUTUP_LAMA, 'Sebutkan langkah perbaikan untuk indikator yang belum tercapai.'], {
    jawaban: 'Sudah ditambahkan pada kalimat kedua.',
    selesai: true,
  });
  thread(
    0,
    ['isu-strategis', 'data yang belum terpadu', 'Jelaskan data apa, dan unit kerja mana yang menyimpannya.'],
    {
      jawaban:
        'Data kelembagaan dan pelayanan publik; masih tersebar di tiap subbagian. Akan dirinci pada laporan berikutnya.',
    },
  );
  thread(2, ['struktur-organisasi', null, 'Lampirkan bagan susunan organisasi yang berlaku.']);
  if (narasi !== undefined)
    thread(2, [narasi.bagian, null, 'Sandingkan penjelasan ini dengan tabel pengukuran kinerjanya.']);
}
