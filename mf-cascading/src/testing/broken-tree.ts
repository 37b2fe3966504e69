import type { CascadingTree, KinerjaProgramNode, SasaranRpjmdNode } from '@selaras/contracts';
import { generatedTree, shapes } from './generated-tree';

/** Texts that would run, explode or break out if anything but text were made of them. */
export const bombs = {
  html: '<img src=x onerror="globalThis.terjadi=1"><script>globalThis.terjadi=1</script><svg onload=globalThis.terjadi=1>',
  latex: String.raw`\def\a{\a\a}\a \href{javascript:globalThis.terjadi=1}{x} \input{/etc/passwd} \rule{1e9em}{1e9em}`,
  panjang: 'kata '.repeat(2_000),
  tanpaSpasi: 'x'.repeat(10_000),
  arah: '\u202e\u2066terbalik\u200b\u0000\u{1f4a3}',
} as const;

type Loose = Record<string, unknown>;

const small = () => generatedTree({ ...shapes.kecil, pd: 1, program: 1 }).data[0] as SasaranRpjmdNode;
const programOf = (root: SasaranRpjmdNode) =>
  root.sasaran_strategis_pd[0]?.kinerja_program[0] as KinerjaProgramNode;

/** An answer of the tree call with these nodes on top, whatever they are. */
export function answerOf(...data: unknown[]): CascadingTree {
  const { meta } = generatedTree(shapes.kecil);
  return { data: data as SasaranRpjmdNode[], meta };
}

/** Every field of a node and of all below it that the contract lets be null is null. */
export function withNulls(): CascadingTree {
  const nullable = new Set(
    [
      'satuan range_min range_max capaian do_rumus status_upload_pk baseline target realisasi rata_nasional singkatan',
      'anggaran realisasi_anggaran penyebab_kegagalan kinerja_bayangan struktur_organisasi tim_kerja pengampu nomor',
      'program kegiatan sub_kegiatan indikator_kemendagri definisi_operasional efisiensi_sumber_daya ketua',
      'perbandingan_realisasi_tahun perbandingan_realisasi_target',
    ].flatMap((line) => line.split(' ')),
  );
  const emptied = JSON.parse(JSON.stringify(small()), (name, value) =>
    nullable.has(name) || /^(target|realisasi|capaian)_\d$/.test(name) ? null : value,
  );
  return answerOf(emptied);
}

/** A program that stands below its own activity. */
export function withCycle(): CascadingTree {
  const root = small();
  const program = programOf(root);
  const [kegiatan] = program.kinerja_kegiatan;
  if (kegiatan) (kegiatan as unknown as Loose).kinerja_sub_kegiatan = [{ ...program, kinerja_kegiatan: [] }];
  return answerOf(root);
}

/** Two goals of the regency, and a program without anything above it. */
export function withOrphan(): CascadingTree {
  const [first, second] = [small(), small()];
  return answerOf(first, { ...second, id: 900_001 }, { ...programOf(small()), id: 900_002 });
}

/** A program with so many sub-activities in one row. */
export function withSiblings(count: number): CascadingTree {
  const root = small();
  const [kegiatan] = programOf(root).kinerja_kegiatan;
  const [sub] = kegiatan?.kinerja_sub_kegiatan ?? [];
  if (kegiatan && sub) {
    kegiatan.kinerja_sub_kegiatan = Array.from({ length: count }, (_, at) => ({ ...sub, id: 100_000 + at }));
  }
  return answerOf(root);
}

/** Every text of a tree says the same. */
export function withTexts(text: string): CascadingTree {
  const names =
    /^(sasaran|indikator|iku|sasaran_strategis_satker|nama|kode|jabatan_nama|catatan|satuan|peg_nama)$/;
  const root = JSON.parse(JSON.stringify(small()), (name, value) =>
    names.test(name) && typeof value === 'string' ? text : value,
  );
  return answerOf(root);
}

/** Things where nodes should be, and a node without anything but its id. */
export const withRubbish = (): CascadingTree => answerOf(small(), null, 7, 'teks', [], {}, { id: 5 });
