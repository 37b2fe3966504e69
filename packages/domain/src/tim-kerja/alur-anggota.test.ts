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
  setelahUbah,
} from './alur-anggota';

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
