import {
  isGiliran,
  type KeadaanAnggota,
  keadaanAnggota,
  type LangkahAnggota,
  langkahAnggota,
  langkahAnggotaDari,
  type PelakuAnggota,
  penyetujuAnggota,
  type SituasiAnggota,
  semuaLangkahAnggota,
  setelahPindah,
  setelahUbah,
} from './alur-anggota';
import { JabatanSatuanKerja, situasiAnggota } from './situasi/situasi-anggota';

const subsets = [[], ['A'], ['B'], ['A', 'B']];
/** Every situation of a member A: posts empty, held by himself, by somebody else, by both; in time and late. */
const situasi: SituasiAnggota[] = subsets.flatMap((kabid) =>
  subsets.flatMap((kepalaAsal) =>
    subsets.flatMap((kepalaPenerima) =>
      [false, true].map((terlambat) => ({ nip: 'A', kabid, kepalaAsal, kepalaPenerima, terlambat })),
    ),
  ),
);
const orang: PelakuAnggota[] = ['A', 'B', null].flatMap((nip) =>
  [false, true].flatMap((admin) => [false, true].map((unit) => ({ nip, super: admin, unit }))),
);

/** Every state that is reached from a draft, with the approvals on the way since it was proposed last. */
function reach(one: SituasiAnggota) {
  const found = new Map<string, { keadaan: KeadaanAnggota; lewat: LangkahAnggota[] }>();
  const open = [{ keadaan: 'draf' as KeadaanAnggota, lewat: [] as LangkahAnggota[] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const key = `${next.keadaan}:${next.lewat.join()}`;
    if (found.has(key)) continue;
    found.set(key, next);
    for (const pelaku of orang) {
      for (const langkah of langkahAnggotaDari(next.keadaan, pelaku, one)) {
        const { ke } = langkahAnggota[langkah];
        const lewat = ke === 'menunggu_kabid' ? [] : [...next.lewat, langkah].slice(-2);
        open.push({ keadaan: ke, lewat });
      }
    }
  }
  return [...found.values()];
}

/** Who holds which post, where the member A stands, and how long his place has waited. */
interface Dunia {
  readonly tempat: 'bidang' | 'bidang lain' | 'unit lain';
  readonly kabid: '' | 'K' | 'A';
  readonly kabidLain: '' | 'L';
  readonly kepala: '' | 'H' | 'A';
  readonly plt: '' | 'P';
  readonly terlambat: boolean;
}
const pilihan: { readonly [Part in keyof Dunia]: readonly Dunia[Part][] } = {
  tempat: ['bidang', 'bidang lain', 'unit lain'],
  kabid: ['', 'K', 'A'],
  kabidLain: ['', 'L'],
  kepala: ['', 'H', 'A'],
  plt: ['', 'P'],
  terlambat: [false, true],
};
const parts = Object.keys(pilihan) as (keyof Dunia)[];
const dunias = parts.reduce<Partial<Dunia>[]>(
  (all, part) => all.flatMap((one) => pilihan[part].map((value) => ({ ...one, [part]: value }))),
  [{}],
) as Dunia[];
const keyOf = (dunia: Dunia) => parts.map((part) => dunia[part]).join();
const held = (...nips: string[]) => nips.filter((nip) => nip !== '');
const unitKerja = { bidang: 2, 'bidang lain': 3, 'unit lain': 5 } as const;

function situasiOf({ tempat, kabid, kabidLain, kepala, plt, terlambat }: Dunia): SituasiAnggota {
  const post = (id: number, level: number, parent_id: number | null, pemegang: string[], unit = 1) => ({
    id,
    level,
    parent_id,
    pemegang,
    satuan_kerja_id: unit,
  });
  const jabatan = new JabatanSatuanKerja([
    post(1, 1, null, held(kepala, plt)),
    post(2, 2, 1, held(kabid)),
    post(3, 2, 1, held(kabidLain)),
    post(4, 1, null, ['R'], 2),
    post(5, 2, 4, ['S'], 2),
  ]);
  const unit = tempat === 'unit lain' ? 2 : 1;
  const anggota = { nip: 'A', satuan_kerja_id: unit, unit_kerja_id: unitKerja[tempat] };
  return situasiAnggota(anggota, 1, jabatan, terlambat);
}

/** Who may speak for A's division, written down apart from the rule: its head, else his agency's, else the administrator. */
function kataSah({ tempat, kabid, kabidLain, kepala, plt, terlambat }: Dunia): string[] {
  if (tempat === 'unit lain') return terlambat ? ['S', 'R'] : ['S'];
  const division = held(tempat === 'bidang' ? kabid : kabidLain).filter((nip) => nip !== 'A');
  const agency = held(kepala, plt).filter((nip) => nip !== 'A');
  const admin = agency.length === 0 && division.length === 0;
  if (division.length === 0 || terlambat) {
    const lie = terlambat && (division.length === 0 || agency.length === 0);
    return [...division, ...agency, ...(admin || lie ? ['admin'] : [])];
  }
  return division;
}
/** Who may speak last, for the agency that has the team. */
function kataAkhir({ kepala, plt, terlambat }: Dunia): string[] {
  const agency = held(kepala, plt).filter((nip) => nip !== 'A');
  return [...agency, ...(agency.length === 0 || terlambat ? ['admin'] : [])];
}

const pelaku = ['A', 'K', 'L', 'H', 'P', 'R', 'S', null].map((nip) => ({
  nip,
  super: nip === null,
  unit: nip === null,
}));

interface Simpul {
  readonly dunia: Dunia;
  readonly keadaan: KeadaanAnggota;
  /** Whether there is a word of the division about what is asked now: of the division where A is now, or of a former one. */
  readonly kata: 'tidak ada' | 'kini' | 'lama';
}

/**
 * Every state that is reached from a draft in any world while posts are given, left and acted in, the member moves, time
 * passes and his target is changed. Throws where somebody decides whose word it is not.
 */
function walk(): Simpul[] {
  const found = new Map<string, Simpul>();
  const open: Simpul[] = dunias.map((dunia) => ({ dunia, keadaan: 'draf', kata: 'tidak ada' }));
  const situations = new Map(dunias.map((dunia) => [keyOf(dunia), situasiOf(dunia)]));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { dunia, keadaan, kata } = next;
    const key = `${keyOf(dunia)}:${keadaan}:${kata}`;
    if (found.has(key)) continue;
    found.set(key, next);
    const one = situations.get(keyOf(dunia)) ?? situasiOf(dunia);
    for (const who of pelaku) {
      for (const langkah of langkahAnggotaDari(keadaan, who, one)) {
        const name = who.nip ?? 'admin';
        if (langkah.endsWith('-kabid')) expect(kataSah(dunia)).toContain(name);
        if (langkah.endsWith('-opd')) expect(kataAkhir(dunia)).toContain(name);
        const { ke } = langkahAnggota[langkah];
        const said =
          langkah === 'setujui-kabid'
            ? 'kini'
            : ke === 'menunggu_opd' || ke === 'disetujui'
              ? kata
              : 'tidak ada';
        open.push({ dunia, keadaan: ke, kata: said });
      }
    }
    // Nobody has said anything about what it is changed to.
    open.push({ dunia, keadaan: setelahUbah(keadaan), kata: 'tidak ada' });
    for (const part of parts) {
      for (const value of pilihan[part]) {
        const other = { ...dunia, [part]: value } as Dunia;
        const moved = part === 'tempat' && value !== dunia.tempat;
        const after = moved ? setelahPindah(keadaan) : keadaan;
        // What was approved to the end was approved of where he was then.
        const still = moved && keadaan !== 'disetujui' ? (kata === 'kini' ? 'lama' : kata) : kata;
        open.push({ dunia: other, keadaan: after, kata: after === 'menunggu_kabid' ? 'tidak ada' : still });
      }
    }
  }
  return [...found.values()];
}

describe('the states of a place in a team', () => {
  it('reach approval only by both approvals, in order, in every situation', () => {
    for (const one of situasi) {
      const approved = reach(one).filter(({ keadaan }) => keadaan === 'disetujui');
      expect(approved.map(({ lewat }) => lewat)).toEqual([['setujui-kabid', 'setujui-opd']]);
    }
  });

  it('never get stuck: every state is left, and every approval can be given by somebody', () => {
    for (const one of situasi) {
      for (const keadaan of keadaanAnggota) {
        expect(orang.some((pelaku) => langkahAnggotaDari(keadaan, pelaku, one).length > 0)).toBe(true);
      }
      for (const tahap of ['kabid', 'opd'] as const) {
        const { nip, super: admin } = penyetujuAnggota(tahap, one);
        expect(nip.length > 0 || admin).toBe(true);
      }
    }
  });

  it('ask again whatever changes while they wait, and are left from wherever that leads', () => {
    let disetujui = 0;
    for (const { dunia, keadaan, kata } of walk()) {
      // The heads that decide today are those whose word there is: of where he is now, about what is asked now.
      if (keadaan === 'disetujui' || keadaan === 'menunggu_opd') expect(kata).toBe('kini');
      if (keadaan === 'disetujui') disetujui += 1;
      let now: KeadaanAnggota = keadaan;
      for (const langkah of ['aktifkan', 'ajukan', 'setujui-kabid', 'setujui-opd'] as const) {
        const { dari, ke } = langkahAnggota[langkah];
        if (!(dari as readonly KeadaanAnggota[]).includes(now)) continue;
        const one = situasiOf(dunia);
        if (pelaku.some((who) => langkahAnggotaDari(now, who, one).includes(langkah))) now = ke;
      }
      expect(now).toBe('disetujui');
    }
    expect(disetujui).toBe(dunias.length);
  });

  it('are never decided by the member himself', () => {
    const himself = { nip: 'A', super: false, unit: false };
    for (const one of situasi) {
      for (const keadaan of keadaanAnggota) expect(langkahAnggotaDari(keadaan, himself, one)).toEqual([]);
    }
  });

  it.each(semuaLangkahAnggota)('%s leaves from its states alone', (langkah) => {
    const everything = { nip: 'B', super: true, unit: true };
    const one = { nip: 'A', kabid: ['B'], kepalaAsal: ['B'], kepalaPenerima: ['B'], terlambat: false };
    const from = keadaanAnggota.filter((keadaan) =>
      langkahAnggotaDari(keadaan, everything, one).includes(langkah),
    );
    expect([...from].sort()).toEqual([...langkahAnggota[langkah].dari].sort());
  });
});

describe('who decides', () => {
  const base = { nip: 'A', kabid: ['K'], kepalaAsal: ['H'], kepalaPenerima: ['P'], terlambat: false };
  it.each<[string, 'kabid' | 'opd', Partial<SituasiAnggota>, string[], boolean]>([
    ['the member’s own head of division', 'kabid', {}, ['K'], false],
    ['the agency head where there is no division', 'kabid', { kabid: [] }, ['H'], false],
    ['the agency head about a head of division', 'kabid', { kabid: ['A'] }, ['H'], false],
    ['the administrator where nobody is left', 'kabid', { kabid: ['A'], kepalaAsal: ['A'] }, [], true],
    [
      'the administrator too where the agency head let lie what no division decides',
      'kabid',
      { kabid: [], terlambat: true },
      ['H'],
      true,
    ],
    ['the agency head too when it is overdue', 'kabid', { terlambat: true }, ['K', 'H'], false],
    ['whoever acts for the head', 'opd', { kepalaPenerima: ['P', 'Plt'] }, ['P', 'Plt'], false],
    [
      'the one who acts, when the head is the member',
      'opd',
      { kepalaPenerima: ['A', 'Plt'] },
      ['Plt'],
      false,
    ],
    ['the head of the receiving unit last', 'opd', {}, ['P'], false],
    ['the administrator too when it is overdue', 'opd', { terlambat: true }, ['P'], true],
  ])('is %s', (_, tahap, more, nip, admin) => {
    expect(penyetujuAnggota(tahap, { ...base, ...more })).toEqual({ nip, super: admin });
  });

  it('is nobody without a NIP', () => {
    expect(isGiliran({ nip: null, super: false, unit: true }, 'kabid', base)).toBe(false);
  });
});

it('a changed target asks anew; a draft stays one and what ended stays ended', () => {
  expect(Object.fromEntries(keadaanAnggota.map((keadaan) => [keadaan, setelahUbah(keadaan)]))).toEqual({
    draf: 'draf',
    menunggu_kabid: 'menunggu_kabid',
    menunggu_opd: 'menunggu_kabid',
    disetujui: 'menunggu_kabid',
    ditolak_kabid: 'draf',
    ditolak_opd: 'draf',
    nonaktif: 'nonaktif',
  });
});
