/** @jest-environment node */
import { isModalKind, readModal, writeModal } from './modal-address';

describe('the open modal in the address', () => {
  it.each([
    ['ra/sasaran-strategis-pd:12', { kind: 'ra', key: 'sasaran-strategis-pd:12', page: 1 }],
    ['rra/sasaran-strategis-rpjmd:3/2', { kind: 'rra', key: 'sasaran-strategis-rpjmd:3', page: 2 }],
    [
      'kamus/kinerja-sub-kegiatan:9@kinerja-kegiatan:4',
      { kind: 'kamus', key: 'kinerja-sub-kegiatan:9@kinerja-kegiatan:4', page: 1 },
    ],
  ] as const)('%s is read and written alike', (text, state) => {
    expect(readModal(text)).toEqual(state);
    expect(writeModal(state)).toBe(text);
  });

  it.each([
    null,
    '',
    'ra',
    'pk/kinerja-program:1',
    'toString/kinerja-program:1',
    'ra/kinerja-program:1/0',
    'ra/kinerja-program:1/1.5',
    'ra/kinerja-program:1/x',
    'ra/kinerja-program:1/2/3',
  ])('%p opens nothing', (text) => {
    expect(readModal(text)).toBeNull();
  });

  it('is never an action that goes elsewhere or only marks', () => {
    expect(['pk', 'cc', 'rekap-anggaran', 'ex'].some(isModalKind)).toBe(false);
  });
});
