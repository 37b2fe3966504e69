import { roleName } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { findDemoAccounts } from '../domains/portal/session/demo-accounts';
import { verifyPassword } from '../domains/portal/session/password';

interface Opening {
  readonly address: string;
  readonly seeded: boolean;
  readonly demoPassword: string;
  /** One more line for whoever started it. */
  readonly notice: string | null;
}

/** What the console shows once the portal can be opened, with the demo accounts of a seeded database. */
export async function banner(
  db: Kysely<Tables>,
  { address, seeded, demoPassword, notice }: Opening,
): Promise<string> {
  const lines = ['', `  Selaras siap dibuka: ${address}`, ''];
  if (notice !== null) lines.push(`  ${notice}`, '');
  if (seeded) lines.push(...(await demoAccounts(db, demoPassword)));
  return lines.join('\n');
}

async function demoAccounts(db: Kysely<Tables>, demoPassword: string): Promise<string[]> {
  const accounts = await findDemoAccounts(db);
  const [first] = accounts;
  if (first === undefined) return [];
  const known = await verifyPassword(first.password_hash, demoPassword);
  const password = known ? demoPassword : 'seperti DEMO_PASSWORD ketika data contoh diisi';
  const rows = accounts.map(({ username, role_id, satuan_kerja_nama }) => [
    username,
    roleName(role_id) ?? '',
    satuan_kerja_nama ?? '',
  ]);
  return [
    `  Akun contoh, kata sandi: ${password}`,
    '',
    ...table(['Pengguna', 'Peran', 'Satuan kerja'], rows),
    '',
  ];
}

function table(head: readonly string[], rows: readonly string[][]): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd();
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)];
}
