import { parseArgs } from 'node:util';
import type { Command, Option } from '../command';
import { UsageError } from '../refusal';

/** Options that every command has. */
export const commonOptions: Readonly<Record<string, Option>> = {
  portal: { value: 'ALAMAT', help: 'portal yang dituju; atau SELARAS_PORTAL (bawaan http://127.0.0.1:8080)' },
};
/** The same, without a value. */
export const commonFlags = {
  json: 'satu objek JSON di keluaran baku, untuk skrip',
  help: 'penjelasan perintah ini',
} as const;

export interface Arguments {
  readonly operands: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly json: boolean;
  readonly help: boolean;
}

/** The command whose words the line begins with, the longest first, and the rest of the line. */
export function findCommand<C extends Pick<Command, 'name'>>(
  commands: readonly C[],
  line: readonly string[],
): { command: C; rest: readonly string[] } | undefined {
  const fitting = commands
    .map((command) => ({ command, words: command.name.split(' ') }))
    .filter(({ words }) => words.every((word, at) => line[at] === word))
    .sort((one, other) => other.words.length - one.words.length)[0];
  return fitting && { command: fitting.command, rest: line.slice(fitting.words.length) };
}

/** @throws UsageError for what the command does not know */
export function readArguments(
  { options, maxOperands }: Pick<Command, 'options' | 'maxOperands'>,
  line: readonly string[],
): Arguments {
  const text = Object.keys({ ...commonOptions, ...options }).map(
    (name) => [name, { type: 'string' }] as const,
  );
  const flags = Object.keys(commonFlags).map((name) => [name, { type: 'boolean' }] as const);
  const { values, positionals } = parsed(line, Object.fromEntries([...text, ...flags]));
  const surplus = positionals[maxOperands];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" tidak dikenal di sini.`);
  const { json, help, ...rest } = values;
  return {
    operands: positionals,
    values: rest as Record<string, string | undefined>,
    json: json === true,
    help: help === true,
  };
}

function parsed(line: readonly string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: [...line], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(wordsOf(error as NodeJS.ErrnoException));
  }
}

function wordsOf({ code, message }: NodeJS.ErrnoException): string {
  const [, option = ''] = /'(--?[\w-]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return option === '--token'
      ? 'Token tidak ditulis di baris perintah, karena terbaca di daftar proses. Pakai SELARAS_TOKEN.'
      : `Pilihan ${option} tidak dikenal.`;
  }
  const isFlag = Object.keys(commonFlags).some((flag) => option === `--${flag}`);
  return isFlag ? `Pilihan ${option} tidak memakai nilai.` : `Pilihan ${option} perlu nilai.`;
}
