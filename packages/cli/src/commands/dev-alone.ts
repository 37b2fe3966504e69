import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../command';
import { nameIn } from '../dev/name-in';
import { startRsbuild } from '../dev/start-rsbuild';
import { Refusal } from '../refusal';
import { portOf, portOption } from './port-option';

const PORT = 3100;
const CONFIG = 'rsbuild.alone.config.ts';

export const devAlone: Command = {
  name: 'dev alone',
  summary: 'Jalankan remote folder ini dengan portal tiruan, tanpa portal dan tanpa jaringan',
  operands: '',
  maxOperands: 0,
  options: portOption(PORT),
  example: 'dev alone --port 3100',
  lesson: `Portal tiruan memakai jawaban di src/testing/answers.ts, sama dengan uji. Jawaban yang tidak sesuai kontrak disebut
di konsol peramban. Penjaga halaman tidak diperiksa. Berjalan sampai dihentikan (Ctrl-C).`,
  async run(invocation) {
    const { terminal } = invocation;
    const name = nameIn(terminal.cwd);
    if (!existsSync(join(terminal.cwd, CONFIG))) {
      throw new Refusal('TANPA_PORTAL_TIRUAN', `Tidak ada ${CONFIG} di ${terminal.cwd}.`, {
        remedy:
          'Remote di repositori portal memakai "npm run dev"; yang dibuat "selaras new remote" punya berkas itu.',
      });
    }
    const port = portOf(invocation, PORT);
    const lasting = startRsbuild(terminal, port, CONFIG);
    const open = `http://localhost:${port}/`;
    return {
      text: `${name} berjalan dengan portal tiruan. Buka: ${open}`,
      json: { name, port, open },
      lasting,
    };
  },
};
