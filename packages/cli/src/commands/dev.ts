import type { Command } from '../command';
import { nameIn } from '../dev/name-in';
import { startRsbuild } from '../dev/start-rsbuild';
import { portOf, portOption } from './port-option';

const PORT = 3101;
export const dev: Command = {
  name: 'dev',
  summary: 'Jalankan remote folder ini dan buka di dalam portal yang sudah berjalan',
  operands: '',
  maxOperands: 0,
  options: portOption(PORT),
  example: 'dev --portal https://selaras.contoh.go.id --port 3101',
  lesson: `Server pengembangan remote ini berjalan sampai dihentikan (Ctrl-C); setiap simpanan langsung terlihat.
Buka alamat yang dicetak: remote ini diganti di tab itu saja, orang lain tidak melihatnya. Portal produksi menerimanya
dari super, dan hanya dari alamat yang tercatat di REMOTE_OVERRIDE_ORIGINS.`,
  async run(invocation) {
    const { terminal, portal } = invocation;
    const name = nameIn(terminal.cwd);
    const port = portOf(invocation, PORT);
    const lasting = startRsbuild(terminal, port);
    const open = `${portal.origin}/?remote=${name}@http://localhost:${port}`;
    return {
      text: `${name} berjalan. Buka: ${open}\nSelesai: buka ${portal.origin}/?remote=`,
      json: { name, port, open },
      lasting,
    };
  },
};
