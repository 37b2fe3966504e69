/** @jest-environment node */
import fc from 'fast-check';
import type { TreeNode } from './card';
import { SharedParts } from './shared-parts';

const unit = (id: number, nama: string) => ({
  satuan_kerja_id: id,
  satuan_kerja_nama: nama,
  singkatan: null,
});
const team = (id: number, ketua: unknown) => ({ id, nama: 'Tim', ketua });
const node = (fields: object) => fields as unknown as TreeNode & Record<string, unknown>;

describe('parts that boxes say alike', () => {
  it('are held once', () => {
    const shared = new SharedParts(0);
    const fields = () => ({
      satuan_kerja: unit(1, 'Dinas'),
      tim_kerja: team(5, { peg_nama: 'Sari' }),
      solusi: [],
    });
    const [one, other] = [node(fields()), node(fields())];
    shared.share(one);
    shared.share(other);
    expect(other.satuan_kerja).toBe(one.satuan_kerja);
    expect(other.tim_kerja).toBe(one.tim_kerja);
    expect(other.solusi).toBe(one.solusi);
  });

  it('stay as they came in a tree that is not large', () => {
    const shared = new SharedParts();
    const [one, other] = [node({ satuan_kerja: unit(1, 'Dinas') }), node({ satuan_kerja: unit(1, 'Dinas') })];
    shared.share(one);
    shared.share(other);
    expect(other.satuan_kerja).not.toBe(one.satuan_kerja);
  });

  it('leave every node as it came', () => {
    const some = fc.constantFrom(1, 2);
    const name = fc.constantFrom('Dinas', 'Badan');
    const part = fc.oneof(
      fc.tuple(some, name).map(([id, nama]) => unit(id, nama)),
      fc.tuple(some, fc.option(fc.record({ peg_nama: name }))).map(([id, ketua]) => team(id, ketua)),
      fc.jsonValue(),
    );
    const field = fc.constantFrom(
      'satuan_kerja',
      'tim_kerja',
      'do_rumus',
      'solusi',
      'kinerja_tercapai',
      'lain',
    );
    const value = fc.oneof(part, name, fc.constant([]));
    fc.assert(
      fc.property(fc.array(fc.dictionary(field, value)), (nodes) => {
        const before = structuredClone(nodes);
        const shared = new SharedParts(0);
        for (const each of nodes) shared.share(node(each));
        expect(nodes).toEqual(before);
        expect(nodes.map((each) => JSON.stringify(each))).toEqual(before.map((each) => JSON.stringify(each)));
      }),
    );
  });
});
