import { user } from './client-on';
import { contractFault } from './contract-check';
import { problem } from './fake-network';

const getUser = { method: 'GET', url: '/api/user' };

describe('an answer of a test', () => {
  it('that the real server could have given is none to speak of', () => {
    expect(contractFault(getUser, { data: user })).toBeNull();
    expect(contractFault(getUser, problem(401, 'BELUM_MASUK'))).toBeNull();
    expect(contractFault({ method: 'POST', url: '/api/logout' }, { status: 204 })).toBeNull();
    expect(contractFault({ method: 'GET', url: '/api/nowhere' }, problem(404, 'TIDAK_DITEMUKAN'))).toBeNull();
    const pdf = { data: new Blob(['%PDF']) };
    expect(contractFault({ method: 'GET', url: '/api/perjanjian-kinerja/download' }, pdf)).toBeNull();
  });

  it.each([
    ['lacks a field', getUser, { data: { data: { ...user.data, nama: undefined } } }, 'data.nama: '],
    ['is no problem document', getUser, { status: 500, data: '<html>' }, 'the answer: '],
    [
      'has a body where none is',
      { method: 'POST', url: '/api/logout' },
      { data: {} },
      'a body where none is',
    ],
    ['is a file where none is', getUser, { data: new Blob() }, 'a file where none is'],
    [
      'has an address that no call has',
      { method: 'PUT', url: '/api/user' },
      { data: user },
      'no call of the',
    ],
  ])('that %s is told', (_, request, answer, words) => {
    expect(contractFault(request, answer)).toContain(words);
  });

  it('is held against the written-out address before one with a place for anything', () => {
    const answer = { data: { data: { jumlah: 0, rata_capaian: null, predikat: [] } } };
    expect(contractFault({ method: 'GET', url: '/api/capaian-iku/ringkasan' }, answer)).toBeNull();
    expect(
      contractFault(
        { method: 'GET', url: '/api/kinerja-program/isian-tahun-lalu' },
        { data: { data: null } },
      ),
    ).toBeNull();
  });
});
