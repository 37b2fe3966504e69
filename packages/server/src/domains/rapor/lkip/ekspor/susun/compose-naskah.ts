import {
  beginsDeeper,
  type Naskah,
  type NaskahBlok,
  type NaskahDaftar,
  type NaskahSebaris,
} from '@selaras/contracts';
import type { RataKolom } from '@selaras/domain';
import type { Blok, Daftar, Paragraf, Potong } from './cetakan';
import { cleanText } from './clean-text';
import { kisiOf } from './kisi';
import { hurufTabel } from './lebar-kolom';
import type { Penomor } from './penomor';
import { potongRujukan } from './rujukan';

/** Where a text stands: the level and words of its heading, and how a person finds it. */
export interface Tempat {
  readonly tingkat: number;
  readonly nama: string;
  readonly judul: string;
}

/** The file beside the report in which a picture of a text lies. */
export const berkasGambar = (gambarId: number): string => `gambar-${gambarId}`;

/** Written text as blocks of the report, its headings below the section that it belongs to. */
export const blokNaskah = (naskah: Naskah, bagian: Tempat, penomor: Penomor): Blok[] =>
  naskah.content.flatMap((blok) => blokOf(blok, bagian, penomor));

function blokOf(blok: NaskahBlok, bagian: Tempat, penomor: Penomor): Blok[] {
  switch (blok.type) {
    case 'heading': {
      const teks = words(blok.content);
      const tingkat = Math.min(6, bagian.tingkat + blok.attrs.level);
      return teks === '' ? [] : [{ jenis: 'judul', id: penomor.id(), tingkat, nomor: null, teks }];
    }
    case 'gambar': {
      const { gambar_id, alt, keterangan, lebar } = blok.attrs;
      const judul = cleanText(keterangan) || bagian.judul;
      return [
        {
          jenis: 'gambar',
          id: penomor.id(),
          label: penomor.label('Gambar'),
          judul,
          alt: cleanText(alt) || judul,
          berkas: berkasGambar(gambar_id),
          lebar,
          bagian: bagian.nama,
        },
      ];
    }
    case 'table': {
      const { kolom, baris, kepala, lebar } = kisiOf(blok, ({ content }) => content.map(isiOf));
      return [
        {
          jenis: 'tabel',
          id: penomor.id(),
          label: penomor.label('Tabel'),
          judul: bagian.judul,
          lebar,
          rata: new Array<RataKolom>(kolom).fill('kiri'),
          huruf: hurufTabel(kolom),
          kepala: baris.slice(0, kepala),
          baris: baris.slice(kepala),
          total: null,
          catatan: '',
        },
      ];
    }
    default: {
      const isi = isiOf(blok);
      return isi.jenis === 'paragraf' && isi.isi.length === 0 ? [] : [isi];
    }
  }
}

const isiOf = (blok: Extract<NaskahBlok, { type: 'paragraph' }> | NaskahDaftar): Paragraf | Daftar =>
  blok.type === 'paragraph' ? { jenis: 'paragraf', isi: potongOf(blok.content) } : daftarOf(blok);

function daftarOf({ type, attrs, content }: NaskahDaftar): Daftar {
  const [first] = content;
  const awal = first !== undefined && beginsDeeper(first) ? first.content.slice(1).map(isiOf) : [];
  const before = awal.length === 0 ? 0 : 1;
  return {
    jenis: 'daftar',
    urut: type === 'orderedList',
    nomor: `${attrs?.jenis ?? '1'}.`,
    mulai: (attrs?.start ?? 1) + before,
    awal,
    butir: content.slice(before).map((item) => ({ isi: item.content.map(isiOf) })),
  };
}

const short = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
} as const;

function potongOf(content: readonly NaskahSebaris[] | undefined): Potong[] {
  return (content ?? []).flatMap((node): Potong[] => {
    if (node.type === 'hardBreak') return [{ br: true }];
    if (node.type === 'catatanKaki') return [{ fn: cleanText(node.attrs.isi) }];
    const t = cleanText(node.text);
    if (t === '') return [];
    const marks = (node.marks ?? []).map((mark) =>
      mark.type === 'link' ? ['link', mark.attrs.href] : [short[mark.type], true],
    );
    const look = Object.fromEntries(marks);
    return 'link' in look ? [{ t, ...look }] : potongRujukan(t).map((piece) => ({ ...piece, ...look }));
  });
}

/** A heading is words alone: it stands in the table of contents too. */
const words = (content: readonly NaskahSebaris[] | undefined): string =>
  cleanText((content ?? []).map((node) => (node.type === 'text' ? node.text : ' ')).join(''))
    .replaceAll(/ +/g, ' ')
    .trim();
