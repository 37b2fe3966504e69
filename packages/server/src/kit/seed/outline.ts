/**
 * Reads the outline files of the cascades (`data/*.txt`): one line an item, fields parted by `|`, the last ones as
 * `key=value`. Lines: `U` unit, `I` goal of the unit, `P` programme, `K` activity, `S` sub-activity; each belongs to
 * the nearest one above it of the level before.
 */
export interface OutlineUnit {
  readonly satuan_kerja_id: number;
  readonly bidang: readonly string[];
  readonly sasaran: OutlineSasaran[];
}

type Extra = Readonly<Record<string, string>>;

export interface OutlineSasaran {
  /** Id of the RPJMD indicator that this goal serves. */
  readonly rpjmd: number;
  readonly sasaran: string;
  readonly iku: string;
  readonly satuan: string;
  readonly baseline: number;
  readonly target: readonly number[];
  readonly realisasi: readonly number[];
  readonly extra: Extra;
  readonly program: OutlineProgram[];
}

interface Item {
  readonly kode: string;
  readonly nama: string;
  readonly indikator: string | null;
  readonly satuan: string;
  readonly target: number;
  readonly extra: Extra;
}

export interface OutlineProgram extends Item {
  readonly sasaran: string;
  /** Million rupiah in the first year. */
  readonly pagu: number;
  readonly kegiatan: OutlineKegiatan[];
}

export interface OutlineKegiatan extends Item {
  readonly sub: OutlineSub[];
}

export type OutlineSub = Item;

export function parseOutline(text: string): OutlineUnit[] {
  const units: OutlineUnit[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    try {
      readLine(units, line);
    } catch (error) {
      throw new Error(`Outline line ${index + 1}: ${String(error)}: ${line}`);
    }
  });
  return units;
}

function readLine(units: OutlineUnit[], line: string): void {
  const { kind, at, extra } = fieldsOf(line);
  const unit = units.at(-1);
  const sasaran = unit?.sasaran.at(-1);
  const program = sasaran?.program.at(-1);
  const kegiatan = program?.kegiatan.at(-1);
  const numbers = (index: number) => at(index).split(' ').map(toNumber);
  switch (kind) {
    case 'U':
      units.push({ satuan_kerja_id: toNumber(at(1)), bidang: at(2).split(';'), sasaran: [] });
      return;
    case 'I':
      inside(unit).sasaran.push({
        rpjmd: toNumber(at(1)),
        sasaran: at(2),
        iku: at(3),
        satuan: at(4),
        baseline: toNumber(at(5)),
        target: numbers(6),
        realisasi: numbers(7),
        extra,
        program: [],
      });
      return;
    case 'P':
      inside(sasaran).program.push({
        kode: at(1),
        nama: at(2),
        sasaran: at(3),
        indikator: at(4),
        satuan: at(5),
        target: toNumber(at(6)),
        pagu: toNumber(at(7)),
        extra,
        kegiatan: [],
      });
      return;
    case 'K':
      inside(program).kegiatan.push({
        kode: `${inside(program).kode}.${at(1)}`,
        nama: at(2),
        indikator: at(3),
        satuan: at(4),
        target: toNumber(at(5)),
        extra,
        sub: [],
      });
      return;
    case 'S':
      inside(kegiatan).sub.push({
        kode: `${inside(kegiatan).kode}.${at(1)}`,
        nama: at(2),
        indikator: extra.ind ?? null,
        satuan: at(3),
        target: toNumber(at(4)),
        extra,
      });
      return;
    default:
      throw new Error(`unknown kind ${kind}`);
  }
}

function fieldsOf(line: string) {
  const fields = line.split('|').map((field) => field.trim());
  const isExtra = (field: string) => /^[a-z]+=/.test(field);
  const plain = fields.filter((field) => !isExtra(field));
  const extra = Object.fromEntries(
    fields
      .filter(isExtra)
      .map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  );
  const at = (index: number): string => {
    const field = plain[index];
    if (field === undefined || field === '') throw new Error(`field ${index} is missing`);
    return field;
  };
  return { kind: at(0), at, extra };
}

function inside<Parent>(parent: Parent | undefined): Parent {
  if (parent === undefined) throw new Error('stands outside its parent');
  return parent;
}

function toNumber(text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw new Error(`not a number: ${text}`);
  return value;
}
