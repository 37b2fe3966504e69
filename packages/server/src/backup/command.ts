import { resolve } from 'node:path';
import { readConfig } from '../config';
import { StartError } from '../database/start-error';
import { reason } from '../start/reason';
import type { BackupConfig } from './make-backup';
import type { Progress } from './write-backup';

interface Command {
  /** As people call it. */
  readonly name: string;
  /** What it could not do when it fails. */
  readonly failure: string;
  /** Answers what it did, in lines for people. */
  run(config: BackupConfig, file: string, progress: Progress): Promise<readonly string[]>;
}

/** Runs a command on the file that the last argument names; its way is from where the command was called. */
export async function runOnFile({ name, failure, run }: Command): Promise<void> {
  try {
    const [, , file, ...more] = process.argv;
    if (file === undefined || more.length > 0) {
      throw new StartError(
        `Sebutkan satu berkas: npm run ${name} -- BERKAS`,
        'Misalnya selaras-2025-01-31.tar.gz',
      );
    }
    const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
    const lines = await run(readConfig(process.env), path, showProgress);
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${failure}: ${reason(error)}\n`);
    process.exitCode = 1;
  }
}

/** Only for people: a log keeps the result alone. */
function showProgress(step: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${step} … `);
}

const numbers = new Intl.NumberFormat('id-ID');

export const counted = (count: number, noun: string): string => `${numbers.format(count)} ${noun}`;

/** A warning for files that the store had lost already; undefined when there are none. */
export const damageLines = (damaged: readonly string[]): readonly string[] =>
  damaged.length === 0
    ? []
    : [`Peringatan: ${counted(damaged.length, 'berkas unggahan')} hilang atau rusak: ${damaged.join(', ')}`];
