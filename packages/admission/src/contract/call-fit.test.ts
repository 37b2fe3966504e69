import type { CallContract } from '@selaras/contracts';
import { brokenBy } from './broken-by';
import { callChanges } from './call-fit';
import { fingerprintsOf } from './fingerprint';

const call: CallContract = {
  method: 'PUT',
  path: '/contoh/{id}',
  act: { name: 'contoh.update', roles: ['super', 'setda'], unit: 'any' },
  tahun: 'kinerja',
  params: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
  body: { type: 'object', properties: { nama: { type: 'string' } } },
  answer: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
  status: 200,
};
const { tahun: _tahun, body: _body, answer: _answer, ...bare } = call;
const anyKey = { type: 'object', properties: { kunci: { type: 'integer' } }, required: ['kunci'] };
const wide = { ...call, act: { ...call.act, roles: ['super', 'setda', 'guest'] } };

describe('callChanges', () => {
  it.each<[string, CallContract, CallContract]>([
    ['itself', call, call],
    ['more roles', call, wide],
    ['rows of every unit', { ...call, act: { ...call.act, unit: 'own' } }, call],
    ['a version that need not be named any longer', { ...call, versi: true }, { ...call, versi: false }],
    ['a version, when the build says nothing of it', call, { ...call, versi: true }],
    ['another name of its act', call, { ...call, act: { ...call.act, name: 'contoh.ubah' } }],
    ['another name of a parameter', call, { ...call, path: '/contoh/{kunci}', params: anyKey }],
    [
      'an optional question',
      call,
      { ...call, query: { type: 'object', properties: { q: { type: 'string' } } } },
    ],
    ['an answer where there was none', { ...bare, status: 204 }, { ...bare, answer: {} }],
    ['larger files', { ...bare, consumes: 'a/b', maxBytes: 5 }, { ...bare, consumes: 'a/b', maxBytes: 9 }],
    [
      'another schema word for the same',
      call,
      { ...call, answer: { ...call.answer, description: 'Satu baris' } },
    ],
  ])('finds nothing against %s', (_what, needed, served) => {
    expect(callChanges(needed, served)).toEqual([]);
  });

  it.each<[string, CallContract, CallContract, string]>([
    [
      'a role less',
      call,
      { ...call, act: { ...call.act, roles: ['super'] } },
      'peran setda tidak boleh memakainya lagi',
    ],
    ['no guests', wide, call, 'tamu tidak boleh memakainya lagi'],
    [
      'rows of the own unit',
      call,
      { ...call, act: { ...call.act, unit: 'own' } },
      'kini hanya untuk baris satuan kerja sendiri',
    ],
    [
      'a version that has to be named',
      { ...call, versi: false },
      { ...call, versi: true },
      'kini wajib menyebut versi yang ditimpa (If-Match)',
    ],
    [
      'the other year',
      call,
      { ...call, tahun: 'publik' },
      'tahunnya berubah dari tahun kinerja menjadi tahun publik',
    ],
    [
      'no year',
      call,
      { ...bare, body: call.body, answer: call.answer },
      'tahunnya berubah dari tahun kinerja menjadi tanpa tahun',
    ],
    [
      'a narrower parameter',
      call,
      { ...call, params: { type: 'object', properties: { id: { type: 'string' } } } },
      'isian "id" berubah dari bilangan bulat menjadi teks',
    ],
    [
      'a question that is demanded',
      call,
      { ...call, query: { type: 'object', properties: { q: { type: 'string' } }, required: ['q'] } },
      'isian "q" kini wajib diisi',
    ],
    ['no body', call, { ...call, body: undefined }, 'isi permintaan tidak diterima lagi'],
    [
      'a body that is demanded',
      { ...call, body: undefined },
      { ...call, body: anyKey },
      'isian "kunci" kini wajib diisi',
    ],
    ['no answer', call, { ...call, answer: undefined }, 'server tidak memberi jawaban'],
    [
      'another answer',
      call,
      { ...call, answer: { type: 'object', properties: {} } },
      'field "id" tidak ada di server',
    ],
    [
      'another kind of file',
      { ...bare, produces: 'a/b' },
      { ...bare, produces: 'a/c' },
      'jenis berkas yang dikirim berubah dari a/b menjadi a/c',
    ],
    [
      'smaller files',
      { ...bare, consumes: 'a/b', maxBytes: 9 },
      { ...bare, consumes: 'a/b', maxBytes: 5 },
      'berkas kini paling besar 5 bita (dulu 9)',
    ],
  ])('finds %s', (_what, needed, served, expected) => {
    expect(callChanges(needed, served)).toEqual([expected]);
  });
});

describe('brokenBy', () => {
  it('names remote, version, call and what changed, and nothing that goes on as before', () => {
    const gone: CallContract = { ...call, method: 'GET' };
    const builds = [
      { name: 'mf_a', version: '1.0.0-a', calls: [call] },
      { name: 'mf_b', version: '2.0.0-b', calls: [call, gone] },
    ];
    expect(brokenBy(builds, [call, gone])).toEqual([]);
    expect(brokenBy(builds, [{ ...call, body: undefined }])).toEqual([
      ...builds.map(({ name, version }) => ({
        remote: name,
        version,
        call: 'PUT /contoh/{id}',
        changes: ['isi permintaan tidak diterima lagi'],
      })),
      { remote: 'mf_b', version: '2.0.0-b', call: 'GET /contoh/{id}', changes: ['tidak ada di server'] },
    ]);
  });
});

describe('fingerprintsOf', () => {
  const base = fingerprintsOf(call);

  it('stays the same with words that say nothing of values, and with another order', () => {
    const properties = { id: { title: 'Nomor', type: 'integer' } };
    const answer = { required: ['id'], properties, $schema: 'x', type: 'object' };
    expect(fingerprintsOf({ ...call, answer })).toEqual(base);
    expect(base.request).toMatch(/^[\da-f]{16}$/);
  });

  it('tells a field called as such a word is', () => {
    const titled = { ...call.body, properties: { nama: { type: 'string' }, title: { type: 'string' } } };
    expect(fingerprintsOf({ ...call, body: titled }).request).not.toBe(base.request);
  });

  it.each<[keyof typeof base, Partial<CallContract>]>([
    ['request', { tahun: 'publik' }],
    ['request', { act: { ...call.act, unit: 'own' } }],
    ['request', { query: { type: 'object' } }],
    ['answer', { status: 201 }],
    ['answer', { answer: { type: 'object' } }],
  ])('changes that of the %s with %j', (part, more) => {
    const changed = fingerprintsOf({ ...call, ...more });
    const other = part === 'request' ? 'answer' : 'request';
    expect(changed[part]).not.toBe(base[part]);
    expect(changed[other]).toBe(base[other]);
  });
});
