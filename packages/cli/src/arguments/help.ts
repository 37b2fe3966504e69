import type { Command } from '../command';
import { columns } from '../text/table';
import { commonFlags, commonOptions } from './read-arguments';

const PROGRAM = 'selaras';

/** What `selaras --help` teaches. */
export function generalHelp(commands: readonly Command[]): string {
  const list = columns(commands.map(({ name, summary }) => [`  ${name}`, summary]));
  return `${PROGRAM}: buat remote, kembangkan, dan terbitkan ke portal Selaras.

Perintah:
${list}

Portal yang dituju: --portal ALAMAT atau SELARAS_PORTAL (bawaan http://127.0.0.1:8080).
Token rilis: SELARAS_TOKEN. Super membuatnya dengan "${PROGRAM} token create".
Kode keluar: 0 selesai, 1 ditolak atau gagal, 2 salah tulis.

Mulai dari nol, di folder kosong:
  ${PROGRAM} new remote survei-layanan --portal https://selaras.contoh.go.id

Di folder remote setelah dibangun:
  ${PROGRAM} check
  ${PROGRAM} publish --channel canary --percent 10 --reason "perbaikan tabel capaian"

Penjelasan satu perintah: ${PROGRAM} PERINTAH --help
`;
}

/** What `selaras COMMAND --help` teaches. */
export function commandHelp({ name, summary, operands, options, lesson, example }: Command): string {
  const rows = [
    ...Object.entries({ ...options, ...commonOptions }).map(([option, { value, help }]) => [
      `  --${option} ${value}`,
      help,
    ]),
    ...Object.entries(commonFlags).map(([flag, help]) => [`  --${flag}`, help]),
  ];
  return `${summary}.

Pakai: ${[PROGRAM, name, operands, '[pilihan]'].filter(Boolean).join(' ')}

${lesson}

Pilihan:
${columns(rows)}

Contoh:
  ${PROGRAM} ${example}
`;
}
