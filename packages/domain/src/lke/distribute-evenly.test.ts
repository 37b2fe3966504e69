import fc from 'fast-check';
import { distributeEvenly, type PembagianLke, type PenugasanLke } from './distribute-evenly';

const units = Array.from({ length: 12 }, (_, at) => 1001 + at);
/** Whose own unit is that of the account, of the employee, or both the same. */
const people = fc
  .record({
    id: fc.integer({ min: 1, max: 6 }),
    own: fc.constantFrom(null, ...units),
    by: fc.constantFrom('account', 'pegawai', 'both'),
  })
  .map(({ id, own, by }) => ({
    id,
    satuan_kerja_id: by === 'pegawai' ? null : own,
    satuan_kerja_pegawai_id: by === 'account' ? null : own,
  }));
const divisions = fc
  .record({
    satuanKerja: fc.subarray(units),
    penilai: fc.uniqueArray(people, { minLength: 2, maxLength: 5, selector: ({ id }) => id }),
    assigned: fc.array(fc.tuple(fc.constantFrom(...units), fc.integer({ min: 1, max: 8 }))),
  })
  .map(({ assigned, ...rest }): PembagianLke => {
    const one = new Map(assigned);
    return {
      ...rest,
      penugasan: [...one].map(([satuan_kerja_id, user_id]) => ({ satuan_kerja_id, user_id })),
    };
  });

const ownOf = (person: PembagianLke['penilai'][number]) => [
  person.satuan_kerja_id,
  person.satuan_kerja_pegawai_id,
];
const applied = (division: PembagianLke): PenugasanLke[] => {
  const { tetapkan, lepas } = distributeEvenly(division);
  return [...division.penugasan.filter((one) => !lepas.includes(one)), ...tetapkan];
};

it('gives every unit that somebody may evaluate one evaluator, nobody his own, and nobody two more than another', () => {
  fc.assert(
    fc.property(divisions, (division) => {
      const after = applied(division);
      const covered = division.satuanKerja.filter((unit) =>
        division.penilai.some((person) => !ownOf(person).includes(unit)),
      );
      expect(after.map(({ satuan_kerja_id }) => satuan_kerja_id).sort()).toEqual(covered);
      const loads = division.penilai.map((person) => {
        const mine = after.filter(({ user_id }) => user_id === person.id);
        expect(mine.filter(({ satuan_kerja_id }) => ownOf(person).includes(satuan_kerja_id))).toEqual([]);
        return mine.length;
      });
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(divisions, (division) => {
      const again = distributeEvenly({ ...division, penugasan: applied(division) });
      expect(again).toEqual({ tetapkan: [], lepas: [] });
    }),
  );
});

it('moves only as many units as are too many', () => {
  const penugasan = [1001, 1002, 1003, 1004].map((satuan_kerja_id) => ({ satuan_kerja_id, user_id: 1 }));
  const penilai = [1, 2].map((id) => ({ id, satuan_kerja_id: null, satuan_kerja_pegawai_id: null }));
  const { tetapkan, lepas } = distributeEvenly({ satuanKerja: [1001, 1002, 1003, 1004], penilai, penugasan });
  expect(lepas).toHaveLength(2);
  expect(tetapkan.map(({ user_id }) => user_id)).toEqual([2, 2]);
});

it('leaves a unit without one when its own evaluator is the only one, and everything when there is none', () => {
  const penilai = [{ id: 1, satuan_kerja_id: 1001, satuan_kerja_pegawai_id: 1003 }];
  const alone = { satuanKerja: [1001, 1002, 1003], penilai, penugasan: [] };
  expect(distributeEvenly(alone).tetapkan).toEqual([{ satuan_kerja_id: 1002, user_id: 1 }]);
  expect(distributeEvenly({ ...alone, penilai: [] })).toEqual({ tetapkan: [], lepas: [] });
});
