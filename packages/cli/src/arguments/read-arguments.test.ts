import { commands } from '../commands';
import { runLine } from '../testing/run-line';
import { commandHelp } from './help';
import { findCommand, readArguments } from './read-arguments';

const known = [{ name: 'token' }, { name: 'token create' }, { name: 'status' }];
const command = { options: { reason: { value: 'X', help: 'x' } }, maxOperands: 1 };

describe('a line', () => {
  it.each([
    [['status', '--json'], 'status', ['--json']],
    [['token', 'create', 'CI'], 'token create', ['CI']],
    [['token', 'lain'], 'token', ['lain']],
    [['--json', 'status'], undefined, undefined],
    [[], undefined, undefined],
  ])('%j begins with the command %s', (line, name, rest) => {
    const found = findCommand(known, line);
    expect([found?.command.name, found?.rest]).toEqual([name, rest]);
  });

  it('is taken apart into operands, values and flags', () => {
    expect(
      readArguments(command, ['dist', '--reason', 'uji', '--json', '--portal=http://localhost']),
    ).toEqual({
      operands: ['dist'],
      values: { reason: 'uji', portal: 'http://localhost' },
      json: true,
      help: false,
    });
  });

  it.each([
    [['--lain'], 'Pilihan --lain tidak dikenal.'],
    [['--token', 'x'], 'Pakai SELARAS_TOKEN.'],
    [['--reason'], 'Pilihan --reason perlu nilai.'],
    [['--json=ya'], 'Pilihan --json tidak memakai nilai.'],
    [['satu', 'dua'], '"dua" tidak dikenal di sini.'],
  ])('%j is refused in words', (line, words) => {
    expect(() => readArguments(command, line)).toThrow(words);
  });
});

describe('the help', () => {
  it.each(commands.map((one) => [one.name, one] as const))(
    'of %s shows a line that it would take',
    (name, one) => {
      const words = [...one.example.matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      );
      const found = findCommand(commands, words);
      expect(found?.command).toBe(one);
      expect(() => readArguments(one, found?.rest ?? [])).not.toThrow();
      expect(commandHelp(one)).toContain(`selaras ${name}`);
    },
  );
});

it('a word that is no command is told to a script as JSON, and to people with what there is', async () => {
  const script = await runLine(['terbitkan', '--json']);
  expect([script.code, JSON.parse(script.out)]).toEqual([
    2,
    expect.objectContaining({ kode: 'SALAH_TULIS' }),
  ]);
  expect(await runLine(['token'])).toMatchObject({ code: 2, err: expect.stringContaining('token create') });
});
