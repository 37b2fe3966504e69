import type { ListItem, SharedPiece, TreeBox } from './tree-row';

/** Depth of the first level that has somebody in charge and remedies, and of the one that has action steps. */
const FIRST_ANNUAL = 2;
const SUB_KEGIATAN = 4;

/** What items of a list call their text; action steps have none. */
const textOf = { kinerja_tercapai: 'catatan', kinerja_tidak_tercapai: 'catatan', solusi: 'solusi' } as const;

/** What the boxes of a tree have besides their own fields, without reading its JSON. */
export class TreePieces {
  readonly #shared: Readonly<Record<SharedPiece['bagian'], Map<number, string>>> = {
    satuan_kerja: new Map(),
    struktur_organisasi: new Map(),
    tim_kerja: new Map(),
    kinerja_program: new Map(),
  };
  /** By the depth of a box, then by its id. */
  readonly #lists: Readonly<Record<ListItem['bagian'], Map<number, Map<number, ListItem[]>>>> = {
    kinerja_tercapai: new Map(),
    kinerja_tidak_tercapai: new Map(),
    solusi: new Map(),
    kinerja_langkah_aksi: new Map(),
  };

  add(piece: SharedPiece | ListItem): void {
    if (piece.tingkat === null) {
      this.#shared[piece.bagian].set(piece.id, piece.node);
      return;
    }
    const ofLevel = emplaced(this.#lists[piece.bagian], piece.tingkat, () => new Map<number, ListItem[]>());
    emplaced(ofLevel, piece.induk_id, () => []).push(piece);
  }

  /** Members of a box's JSON, each after a comma; goals of the regency have all of theirs already. */
  of(box: TreeBox): string {
    if (box.tingkat === 0) return '';
    const { satuan_kerja, struktur_organisasi, tim_kerja, kinerja_program } = this.#shared;
    const unit = jsonOf(satuan_kerja, box.satuan_kerja_id);
    const tercapai = this.#list('kinerja_tercapai', box);
    const tidakTercapai = this.#list('kinerja_tidak_tercapai', box);
    const ofEvery = `,"satuan_kerja":${unit},"kinerja_tercapai":${tercapai},"kinerja_tidak_tercapai":${tidakTercapai}`;
    if (box.tingkat < FIRST_ANNUAL) return ofEvery;
    const jabatan = jsonOf(struktur_organisasi, box.struktur_organisasi_id);
    const tim = jsonOf(tim_kerja, box.tim_kerja_id);
    const ofAnnual = `${ofEvery},"struktur_organisasi":${jabatan},"tim_kerja":${tim},"solusi":${this.#list('solusi', box)}`;
    if (box.tingkat < SUB_KEGIATAN) return ofAnnual;
    const program = jsonOf(kinerja_program, box.kinerja_kegiatan_id);
    return `${ofAnnual},"kinerja_program_id":${program},"kinerja_langkah_aksi":${this.#list('kinerja_langkah_aksi', box)}`;
  }

  #list(bagian: ListItem['bagian'], { tingkat, id }: TreeBox): string {
    const items = this.#lists[bagian].get(tingkat)?.get(id);
    if (items === undefined) return '[]';
    return `[${items
      .toSorted((a, b) => a.id - b.id)
      .map(itemJson)
      .join(',')}]`;
  }
}

const itemJson = ({ bagian, id, node }: ListItem): string =>
  bagian === 'kinerja_langkah_aksi' ? `{"id":${id}}` : `{"id":${id},"${textOf[bagian]}":${node}}`;

const jsonOf = (known: ReadonlyMap<number, string>, id: number | null): string =>
  (id === null ? undefined : known.get(id)) ?? 'null';

function emplaced<Value>(map: Map<number, Value>, key: number, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
