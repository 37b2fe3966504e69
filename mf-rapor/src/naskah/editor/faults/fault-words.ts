import { NASKAH_MAX } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import type { NaskahFault } from './naskah-fault';

/** A node or a mark of the text, and the way to it. */
export interface NodeOnPath {
  readonly node: {
    readonly type: string;
    readonly attrs?: Readonly<Record<string, unknown>>;
    readonly content?: readonly NodeOnPath['node'][];
  };
  readonly path: readonly PropertyKey[];
}

type Said = Pick<NaskahFault, 'text' | 'acts'> & {
  /** How many nodes above the one that is refused it is shown. */
  readonly above?: number;
};
type Rule = (nodes: readonly NodeOnPath[], code: string) => Said;

const at = (nodes: readonly NodeOnPath[], above = 0) => nodes.at(-1 - above)?.node;
const count = (nodes: readonly NodeOnPath[]) => formatDecimal(at(nodes)?.content?.length ?? 0);
const attr = (nodes: readonly NodeOnPath[], name: string) => at(nodes)?.attrs?.[name];
const simpul = formatDecimal(NASKAH_MAX.simpul);

const daftar: Rule = (nodes) => ({
  text: `Daftar ini ${count(nodes)} butir; paling banyak ${simpul} butir.`,
  acts: ['pecah-daftar'],
});
const paragraf: Rule = (nodes) => ({
  text: `Paragraf ini ${count(nodes)} potongan; paling banyak ${simpul} potongan.`,
  acts: ['pecah-paragraf'],
});
const berisi =
  (apa: string): Rule =>
  (nodes) => ({
    text: `${apa} ini berisi ${count(nodes)} paragraf; paling banyak ${simpul}. Pindahkan sebagian ke luar.`,
    acts: [],
  });
const bentang =
  (name: 'colspan' | 'rowspan', apa: string): Rule =>
  (nodes) => ({
    text: `Sel gabungan ini merentang ${formatDecimal(Number(attr(nodes, name)))} ${apa}; paling banyak ${NASKAH_MAX.bentang} ${apa}.`,
    acts: ['pisah-sel'],
  });

/** By the type of the node and the field of it that is refused. */
const rules: Readonly<Record<string, Rule>> = {
  'doc content': (nodes) => ({
    text: `Bagian ini ${count(nodes)} paragraf, tabel, daftar, dan gambar; paling banyak ${simpul}. Pindahkan sebagian ke bagian lain.`,
    acts: [],
  }),
  'paragraph content': paragraf,
  'heading content': paragraf,
  'bulletList content': daftar,
  'orderedList content': daftar,
  'orderedList attrs.start': (nodes) => ({
    text: `Daftar ini mulai dari nomor ${attr(nodes, 'start')}; laporan memuat nomor 1 sampai ${formatDecimal(NASKAH_MAX.nomor)}.`,
    acts: ['mulai-satu'],
  }),
  'listItem content': berisi('Butir'),
  'tableCell content': berisi('Sel'),
  'tableHeader content': berisi('Sel'),
  'table content': (nodes) => ({
    text: `Tabel ini ${count(nodes)} baris; paling banyak ${NASKAH_MAX.baris} baris.`,
    acts: ['pecah-tabel'],
  }),
  'tableRow content': (nodes) => {
    const rows = at(nodes, 1)?.content ?? [];
    const widest = Math.max(...rows.map(({ content }) => content?.length ?? 0));
    return {
      text: `Tabel ini ${widest} kolom; paling banyak ${NASKAH_MAX.kolom} kolom.`,
      acts: ['pecah-tabel'],
      above: 1,
    };
  },
  'tableCell attrs.colspan': bentang('colspan', 'kolom'),
  'tableHeader attrs.colspan': bentang('colspan', 'kolom'),
  'tableCell attrs.rowspan': bentang('rowspan', 'baris'),
  'tableHeader attrs.rowspan': bentang('rowspan', 'baris'),
  'link attrs.href': (nodes, code) => ({
    text:
      code === 'too_big'
        ? `Alamat tautan ini ${formatDecimal(String(attr(nodes, 'href')).length)} karakter; paling panjang ${formatDecimal(NASKAH_MAX.alamat)} karakter.`
        : 'Alamat tautan ini bukan alamat web yang lengkap.',
    acts: ['ubah-tautan', 'lepas-tautan'],
    above: 1,
  }),
  'catatanKaki attrs.isi': (nodes) => ({
    text: `Catatan kaki ini ${formatDecimal(String(attr(nodes, 'isi')).length)} karakter; laporan memuat 1 sampai ${formatDecimal(NASKAH_MAX.potongan)} karakter. Ubah lewat tombol Catatan kaki.`,
    acts: [],
  }),
};

const unknown: Rule = () => ({
  text: 'Isi di tempat ini tidak dikenal laporan. Hapus, lalu tulis ulang.',
  acts: [],
});

/** What is said of an issue of the schema, and the node at which it is. */
export function faultWords(
  nodes: readonly NodeOnPath[],
  field: string,
  code: string,
): Pick<NaskahFault, 'path' | 'text' | 'acts'> {
  const { text, acts, above = 0 } = (rules[`${at(nodes)?.type} ${field}`] ?? unknown)(nodes, code);
  const path = nodes.at(-1 - above)?.path ?? [];
  return { path: path.length > 0 ? path : ['content', NASKAH_MAX.simpul], text, acts };
}
