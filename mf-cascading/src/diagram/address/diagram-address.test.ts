/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { loadOwnerSearch } from '../../tree/state/filter';
import { toggled } from '../../tree/state/open-state';
import { addressOfState } from './address-of-state';
import { stateFromAddress } from './diagram-address';

beforeAll(loadOwnerSearch);

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const nothing = {
  cc: null,
  ubah: null,
  status: null,
  tingkat: null,
  pengampu: null,
  satker: null,
  telusur: null,
};
const silent = { node: null, kedalaman: null, cc: null, ubah: null, lihat: null };

describe('the picture in the address', () => {
  it('opens a readable tree in full when the address is silent, and says nothing about it', () => {
    const state = stateFromAddress(model, silent);
    expect(addressOfState(model, state, 5)).toEqual(nothing);
  });

  it('remembers a branch that was closed by hand', () => {
    const state = stateFromAddress(model, silent);
    const open = toggled(state.open, 1);
    const { ubah } = addressOfState(model, { ...state, open }, 5);
    expect(ubah).toBe(model.keys[1]);
    expect(stateFromAddress(model, { ...silent, ubah }).open[1]).toBe(0);
  });

  it('remembers the cross items of single boxes, and of all in one word', () => {
    const hosts = model.keys.filter((_, box) => (model.crossItems[box]?.length ?? 0) > 0);
    const one = stateFromAddress(model, { ...silent, cc: hosts[0] ?? '' });
    expect(addressOfState(model, one, 5).cc).toBe(hosts[0]);
    const all = stateFromAddress(model, { ...silent, cc: 'semua' });
    expect(all.crossOpen.reduce((sum, shown) => sum + shown, 0)).toBe(hosts.length);
    expect(addressOfState(model, all, 5).cc).toBe('semua');
  });

  it('takes no notice of keys that do not exist', () => {
    const state = stateFromAddress(model, { ...silent, ubah: 'tidak:1,,%', cc: 'tidak:2', kedalaman: 2 });
    expect(addressOfState(model, state, 2)).toEqual(nothing);
  });

  it('remembers a filter, and opens what it keeps', () => {
    const filter = { status: 'tidak-tercapai,csf-gagal', tingkat: '5', pengampu: 'Siti', satker: '1001' };
    const state = stateFromAddress(model, { ...silent, kedalaman: 1, ...filter });
    expect(addressOfState(model, state, 1)).toEqual({ ...nothing, ...filter });
    expect(state.kept?.some((kept, box) => kept === 1 && model.level[box] === 4)).toBe(true);
    expect(state.open[0]).toBe(1);
  });

  it.each([
    ['status', 'bukan-status'],
    ['tingkat', '9'],
    ['tingkat', 'dua'],
    ['satker', '-4'],
    ['pengampu', '  '],
  ])('takes %s=%s for no filter', (name, value) => {
    expect(addressOfState(model, stateFromAddress(model, { ...silent, [name]: value }), 5)).toEqual(nothing);
  });
});
