import { archiveOf, archiveOfBuild, exampleBuild } from '../../../testing/remote/remote-build';
import { checkBuild } from './check-build';
import { unpackBuild } from './unpack-build';

const read = async (archive: Buffer) => checkBuild(await unpackBuild(archive), 'mf_rusak');

describe('an archive that is not what it should be', () => {
  const good = exampleBuild({ name: 'mf_rusak', version: '1.0.0-00000003' });
  const named = (name: string) =>
    archiveOf([
      [{ name }, 'x'],
      [{ name: 'remote.json' }, good['remote.json']],
    ]);
  const cases: Record<string, [Promise<Buffer>, pesan: string]> = {
    'cut off': [archiveOfBuild(good).then((whole) => whole.subarray(0, whole.length - 40)), 'terpotong'],
    'no archive': [Promise.resolve(Buffer.from('bukan arsip')), 'terpotong'],
    'changed by one byte': [
      archiveOfBuild({ ...good, 'remoteEntry.js': good['remoteEntry.js'].replace('masuk', 'masuK') }),
      'Isi remoteEntry.js berbeda',
    ],
    'without a file': [
      archiveOfBuild(
        Object.fromEntries(Object.entries(good).filter(([path]) => !path.endsWith('halaman.js'))),
      ),
      'tidak ada di arsip',
    ],
    'with a file more': [archiveOfBuild({ ...good, 'tamu.js': 'x' }), 'tidak tercatat'],
    'without remote.json': [archiveOf([[{ name: 'remoteEntry.js' }, 'x']]), 'tidak memuat remote.json'],
    'of another remote': [archiveOfBuild(exampleBuild({ name: 'mf_lain' })), 'bukan mf_rusak'],
    'with a version that leads elsewhere': [
      archiveOfBuild(exampleBuild({ name: 'mf_rusak', version: '../../x' })),
      'Versi diawali angka',
    ],
    'that climbs out': [named('../../luar.js'), 'letak tidak wajar'],
    'with an absolute path': [named('/etc/luar.js'), 'letak tidak wajar'],
    'with a hidden file': [named('.env'), 'letak tidak wajar'],
    'with a link': [
      archiveOf([[{ name: 'remoteEntry.js', type: 'symlink', linkname: '/etc/passwd' }]]),
      'bukan berkas biasa',
    ],
    'with a file twice': [
      archiveOf([
        [{ name: 'a.js' }, 'x'],
        [{ name: './a.js' }, 'y'],
      ]),
      'dua kali',
    ],
    'that grows out of little': [
      archiveOf(
        Array.from({ length: 5 }, (_, at) => [{ name: `${at}.js` }, Buffer.alloc(19 * 1024 * 1024)] as const),
      ),
      'terlalu besar',
    ],
    'with a huge file': [archiveOf([[{ name: 'a.js' }, Buffer.alloc(21 * 1024 * 1024)]]), 'terlalu besar'],
  };

  it.each(Object.keys(cases))('(%s) is refused with the reason', async (name) => {
    const [archive, pesan] = cases[name] ?? [Promise.resolve(Buffer.alloc(0)), ''];
    await expect(read(await archive)).rejects.toMatchObject({
      kode: 'BERKAS_DITOLAK',
      message: expect.stringContaining(pesan),
    });
  });

  it('has a twin that is taken', async () => {
    const { build, files, compressed } = await read(await archiveOfBuild(good));
    expect(build.version).toBe('1.0.0-00000003');
    expect([...files.keys()].sort()).toEqual(Object.keys(good).sort());
    expect(compressed.size).toBe(0);
  });
});
