import { commandHelp, generalHelp } from './arguments/help';
import { type Arguments, findCommand, readArguments } from './arguments/read-arguments';
import type { Command, Invocation, Lasting } from './command';
import { commands } from './commands';
import { portalAddress } from './portal/portal-address';
import { portalClient } from './portal/portal-client';
import { Refusal, UsageError } from './refusal';
import type { Terminal } from './terminal';
import { refusalText } from './text/findings-text';

/** Done; refused or failed; typed wrongly. */
type ExitCode = 0 | 1 | 2;

/** `selaras …`: runs one line. What goes wrong is told, never thrown. */
export async function runSelaras(line: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const found = findCommand(commands, line);
  if (found === undefined) return withoutCommand(line, terminal);
  const { command, rest } = found;
  const asksJson = rest.includes('--json');
  try {
    const args = readArguments(command, rest);
    if (args.help) {
      terminal.out(commandHelp(command));
      return 0;
    }
    const { text, json, lasting } = await command.run(invocation(args, terminal));
    terminal.out(args.json ? `${JSON.stringify({ ok: true, ...json })}\n` : `${text}\n`);
    if (lasting !== undefined) await untilStopped(lasting, terminal);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) return wrongUsage(command, error, asksJson, terminal);
    if (error instanceof Refusal) return refused(error, asksJson, terminal);
    return unforeseen(error, asksJson, terminal);
  }
}

async function untilStopped({ ended, close }: Lasting, { stopped }: Terminal): Promise<void> {
  try {
    await Promise.race([ended, ...(stopped === undefined ? [] : [stopped()])]);
  } finally {
    await close();
  }
}

function withoutCommand(line: readonly string[], terminal: Terminal): ExitCode {
  const [word] = line;
  if (word === undefined || word === '--help' || word === 'help') {
    terminal.out(generalHelp(commands));
    return 0;
  }
  if (line.includes('--json')) return wrongJson(`Perintah "${word}" tidak dikenal.`, terminal);
  const similar = commands.filter(({ name }) => name.startsWith(`${word} `)).map(({ name }) => name);
  terminal.err(
    similar.length > 0
      ? `Lengkapi perintahnya: ${similar.join(', ')}.\n`
      : `Perintah "${word}" tidak dikenal. Daftar perintah: selaras --help\n`,
  );
  return 2;
}

function invocation({ operands, values }: Arguments, terminal: Terminal): Invocation {
  const option = (name: string) => values[name];
  return {
    operands,
    option,
    required(name) {
      const value = option(name);
      if (value === undefined || value.trim() === '') throw new UsageError(`Sebutkan --${name}.`);
      return value;
    },
    terminal,
    progress(text) {
      if (terminal.isWatched) terminal.err(`${text}\n`);
    },
    portal: portalClient({
      origin: portalAddress(option('portal') ?? terminal.env.SELARAS_PORTAL),
      token: terminal.env.SELARAS_TOKEN || undefined,
    }),
  };
}

function wrongUsage(
  { name, example }: Command,
  { message }: UsageError,
  asksJson: boolean,
  terminal: Terminal,
): ExitCode {
  if (asksJson) return wrongJson(message, terminal);
  terminal.err(`${message}\nContoh: selaras ${example}\nPenjelasan: selaras ${name} --help\n`);
  return 2;
}

function wrongJson(pesan: string, terminal: Terminal): ExitCode {
  terminal.out(`${JSON.stringify({ ok: false, kode: 'SALAH_TULIS', pesan })}\n`);
  return 2;
}

/** What no command reckoned with, as a folder that may not be written: with its place in the code, for who mends it. */
function unforeseen(error: unknown, asksJson: boolean, terminal: Terminal): ExitCode {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  if (asksJson) terminal.out(`${JSON.stringify({ ok: false, kode: 'GALAT', pesan: message })}\n`);
  terminal.err(`${stack ?? message}\n`);
  return 1;
}

function refused(refusal: Refusal, asksJson: boolean, terminal: Terminal): ExitCode {
  const { code: kode, message: pesan, remedy: saran, findings: temuan } = refusal;
  if (asksJson) terminal.out(`${JSON.stringify({ ok: false, kode, pesan, saran, temuan })}\n`);
  else terminal.err(refusalText(refusal));
  return 1;
}
