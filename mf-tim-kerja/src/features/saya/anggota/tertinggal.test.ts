import { createTertinggal } from './tertinggal';

const foto = { tempat: '2025/7:1', nama: 'foto.jpg' };

beforeEach(() => localStorage.clear());

describe('files that did not arrive before a reload', () => {
  it('are known by name until they are forgotten', () => {
    createTertinggal('berkas', localStorage).keep([foto]);
    const after = createTertinggal('berkas', localStorage);
    expect(after.found()).toEqual([foto]);
    after.keep([]);
    expect(after.found()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('are none where the browser holds something else', () => {
    for (const text of ['{', '{}', '[1, {"tempat": 2}]']) {
      localStorage.setItem('berkas', text);
      expect(createTertinggal('berkas', localStorage).found()).toEqual([]);
    }
  });
});
