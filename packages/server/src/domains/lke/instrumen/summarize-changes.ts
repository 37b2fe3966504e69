import type { IsiInstrumen, LkeInstrumen } from '@selaras/contracts';

interface Part {
  readonly bobot?: number;
  readonly text: string;
  /** What of the portal is offered. */
  readonly sumber?: string;
}

/** Parts by their id, level by level; those that are new have none. */
function partsOf({ komponen }: Pick<IsiInstrumen | LkeInstrumen, 'komponen'>) {
  const kriteria: [number | null, Part][] = [];
  const bagian: [number | null, Part][] = [];
  for (const { id, nomor, nama, bobot, subKomponen } of komponen) {
    bagian.push([id && id * 2, { bobot, text: `${nomor} ${nama}` }]);
    for (const sub of subKomponen) {
      bagian.push([sub.id && sub.id * 2 + 1, { bobot: sub.bobot, text: `${sub.nomor} ${sub.nama}` }]);
      for (const { id: kriteriaId, uraian, sumber } of sub.kriteria) {
        kriteria.push([kriteriaId, { text: uraian, sumber: sumber.join(' ') }]);
      }
    }
  }
  return { kriteria, bagian };
}

function compare(before: readonly [number | null, Part][], after: readonly [number | null, Part][]) {
  const old = new Map(before);
  const kept = after.flatMap(([id, part]) => {
    const was = id === null ? undefined : old.get(id);
    return was === undefined ? [] : [{ was, part }];
  });
  return {
    ditambah: after.length - kept.length,
    dihapus: before.length - kept.length,
    teks: kept.filter(({ was, part }) => was.text !== part.text).length,
    sumber: kept.filter(({ was, part }) => was.sumber !== part.sumber).length,
    bobot: kept.filter(({ was, part }) => was.bobot !== part.bobot).length,
    urutan:
      JSON.stringify(before.map(([id]) => id).filter((id) => after.some(([other]) => other === id))) !==
      JSON.stringify(after.map(([id]) => id).filter((id) => id !== null)),
  };
}

/** What a save changes, in words for the history: counts, never whole texts. */
export function summarizeChanges(before: LkeInstrumen, after: IsiInstrumen): string {
  const [old, now] = [partsOf(before), partsOf(after)];
  const kriteria = compare(old.kriteria, now.kriteria);
  const bagian = compare(old.bagian, now.bagian);
  const counted = (count: number, words: string) => (count === 0 ? [] : [`${count} ${words}`]);
  const said = [
    ...(before.nama === after.nama ? [] : ['nama diubah']),
    ...(JSON.stringify(before.skala) === JSON.stringify(after.skala) ? [] : ['skala diubah']),
    ...counted(bagian.bobot, 'bobot diubah'),
    ...counted(bagian.ditambah, 'komponen atau sub-komponen ditambah'),
    ...counted(bagian.dihapus, 'komponen atau sub-komponen dihapus'),
    ...counted(bagian.teks, 'nama bagian diubah'),
    ...counted(kriteria.ditambah, 'kriteria ditambah'),
    ...counted(kriteria.dihapus, 'kriteria dihapus'),
    ...counted(kriteria.teks, 'kriteria diubah'),
    ...counted(kriteria.sumber, 'sumber portal diubah'),
    ...(kriteria.urutan || bagian.urutan ? ['urutan diubah'] : []),
  ];
  const sentence = said.length === 0 ? 'disimpan tanpa perubahan' : said.join(', ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
