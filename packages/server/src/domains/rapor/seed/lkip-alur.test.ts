import { createHash } from 'node:crypto';
import { type keadaanLkip, kekuranganLkip, langkahLkip, mayLeave } from '@selaras/domain';
import { domains } from '../../../app';
import type { Rows } from '../../../kit/seed/rows';
import { buildRows } from '../../../seed/build-rows';
import { sebaris, teksNaskah } from '../lkip/alur/teks-naskah';
import { demoLaporanFiles } from './lkip-berkas';

let rows: Rows;
beforeAll(async () => {
  rows = await buildRows(domains, 'demo', { password: 'x', now: new Date('2025-09-01T00:00:00Z') });
});

it.each([2024, 2025])('review and public of %d each have something to show', (tahun) => {
  const states = rows.of('lkip').flatMap((row) => (row.tahun === tahun ? [row.keadaan ?? 'disusun'] : []));
  expect(states).toContain('direviu');
  expect(states).toContain('disampaikan');
});

it('every report has walked the way to its state, written whole before it was handed in', () => {
  for (const { id, keadaan = 'disusun' } of rows.of('lkip')) {
    const steps = rows.of('lkip_langkah').filter(({ lkip_id }) => lkip_id === id);
    let at: (typeof keadaanLkip)[number] = 'disusun';
    for (const { langkah, dari, ke } of steps) {
      const name = langkah as keyof typeof langkahLkip;
      expect([langkah, dari, mayLeave(name, at), ke]).toEqual([langkah, at, true, langkahLkip[name].ke]);
      at = langkahLkip[name].ke;
    }
    expect(keadaan).toBe(at);
    const written = rows.of('lkip_bab').filter(({ lkip_id, isi }) => lkip_id === id && isi != null);
    if (steps.length > 0) expect(kekuranganLkip(new Set(written.map(({ bagian }) => bagian)))).toEqual([]);
    if (steps.length > 0) expect(written.filter(({ analisis }) => analisis != null)).not.toEqual([]);
  }
});

it('comments quote what stood in the section, and a report is handed in again with an answer to each', () => {
  const threads = rows.of('lkip_komentar').filter(({ percakapan_id }) => percakapan_id == null);
  expect(threads.length).toBeGreaterThan(2);
  for (const { lkip_id, bagian, kutipan } of threads) {
    const section = rows.of('lkip_bab').find((row) => row.lkip_id === lkip_id && row.bagian === bagian);
    if (section === undefined) throw new Error(`No section ${bagian}`);
    const kept = rows.of('lkip_bab_versi').filter(({ lkip_bab_id }) => lkip_bab_id === section.id);
    const texts = [section, ...kept].map(({ isi }) => teksNaskah(isi as never));
    if (kutipan != null) expect(texts.some((text) => text.includes(sebaris(kutipan)))).toBe(true);
  }
});

it('a published report is the frozen file, byte for byte, and the demo brings both', () => {
  const files = new Map(demoLaporanFiles().map(({ nama_acak, content }) => [nama_acak, content]));
  const published = rows.of('lkip').filter(({ dokumen_id }) => dokumen_id != null);
  expect(published).toHaveLength(2);
  for (const { id, berkas_id, dokumen_id } of published) {
    const of = (wanted: number | null | undefined) => rows.of('berkas').find((row) => row.id === wanted);
    const document = rows.of('dokumen_versi').find((row) => row.dokumen_id === dokumen_id);
    const [frozen, shown] = [of(berkas_id), of(document?.berkas_id)];
    expect([frozen?.tujuan, frozen?.pemilik_id, shown?.tujuan]).toEqual(['lkip_resmi', id, 'dokumen']);
    for (const file of [frozen, shown]) {
      const content = files.get(file?.nama_acak ?? '') ?? Buffer.alloc(0);
      expect(createHash('sha256').update(content).digest('hex')).toBe(frozen?.sha256);
    }
  }
});
