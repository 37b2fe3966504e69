import type { OutlineKegiatan, OutlineProgram, OutlineSub, OutlineUnit } from './outline';

const wilayah = ['Utara', 'Selatan', 'Timur', 'Barat', 'Tengah'];
const kecamatan =
  'Tirtakota Argasari Muaralega Cibanyu Karangwangi Sukarasa Mandalasari Pasirbatang Leuwijati Kertawana Bojongsoka Ciawitali Gununghalu Rancapanjang Tegalwaru'.split(
    ' ',
  );

/** Nodes a unit gets, goals included; with the largest one forty units make about 10,000. */
const NODES_PER_UNIT = 244;
/** Schools in every district: twice as much as elsewhere. */
const DINAS_PENDIDIKAN = 1011;
const NODES_OF_LARGEST_UNIT = 500;

/** Nodes of a unit of the big regency. */
export const bigSizeOf = ({ satuan_kerja_id }: OutlineUnit): number =>
  satuan_kerja_id === DINAS_PENDIDIKAN ? NODES_OF_LARGEST_UNIT : NODES_PER_UNIT;

/**
 * The same unit with `size` nodes, goals included: every programme also works region by region, with a sub-activity for
 * each district. Fixed amounts are given up, because they leave nothing for the additions.
 */
export function expandUnit(unit: OutlineUnit, size: number): OutlineUnit {
  let nodes = size - countNodes(unit);
  let programs = unit.sasaran.reduce((sum, { program }) => sum + program.length, 0);
  const grow = (program: OutlineProgram) => {
    const share = Math.max(0, Math.ceil(nodes / programs));
    nodes -= share;
    programs -= 1;
    return expandProgram(program, share);
  };
  return { ...unit, sasaran: unit.sasaran.map((item) => ({ ...item, program: item.program.map(grow) })) };
}

function expandProgram(program: OutlineProgram, nodes: number): OutlineProgram {
  const template = program.kegiatan[0];
  const sub = template?.sub[0];
  if (template === undefined || sub === undefined) return program;
  const count = Math.ceil(nodes / (kecamatan.length + 1));
  const subs = nodes - count;
  const extra = Array.from({ length: count }, (_, index): OutlineKegiatan => {
    const size = Math.floor(subs / count) + (index < subs % count ? 1 : 0);
    const kode = `${program.kode}.2.${80 + index}`;
    const nama = `${template.nama} Wilayah ${wilayah[index % wilayah.length]}`;
    return {
      ...template,
      kode,
      nama,
      extra: plain(template.extra),
      sub: Array.from({ length: size }, (__, place) => subOf(sub, kode, place)),
    };
  });
  const kegiatan = program.kegiatan.map((item) => ({
    ...item,
    extra: withoutMoney(item.extra),
    sub: item.sub.map((child) => ({ ...child, extra: withoutMoney(child.extra) })),
  }));
  return { ...program, kegiatan: [...kegiatan, ...extra] };
}

function subOf(sub: OutlineSub, kode: string, place: number): OutlineSub {
  const nama = `${sub.nama} di Kecamatan ${kecamatan[place % kecamatan.length]}`;
  return {
    ...sub,
    kode: `${kode}.${String(place + 1).padStart(4, '0')}`,
    nama,
    extra: { ...plain(sub.extra), ringkas: '1' },
  };
}

type Extra = Readonly<Record<string, string>>;

/** What belongs to the template itself and not to its copies. */
function plain(extra: Extra): Extra {
  const { pol, range, tipe, post, tim } = extra;
  return Object.fromEntries(
    Object.entries({ pol, range, tipe, post, tim }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}

function withoutMoney({ pagu: _pagu, real: _real, ...extra }: Extra): Extra {
  return extra;
}

export function countNodes(unit: OutlineUnit): number {
  return unit.sasaran.reduce(
    (sum, { program }) =>
      sum +
      1 +
      program.reduce(
        (all, { kegiatan }) => all + 1 + kegiatan.reduce((n, { sub }) => n + 1 + sub.length, 0),
        0,
      ),
    0,
  );
}
