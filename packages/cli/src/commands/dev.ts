import type { Command } from '../command';
import { nameIn } from '../dev/name-in';
import { startRsbuild } from '../dev/start-rsbuild';
import type { PortalClient } from '../portal/portal-client';
import { Refusal } from '../refusal';
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
Masuk sebagai super, lalu buka alamat yang dicetak: remote ini diganti di tab itu saja, orang lain tidak melihatnya.
Portal produksi (juga \`npm start\`) menerimanya hanya dari alamat yang tercatat di REMOTE_OVERRIDE_ORIGINS.`,
  async run(invocation) {
    const { terminal, portal } = invocation;
    const name = nameIn(terminal.cwd);
    const port = portOf(invocation, PORT);
    const origin = `http://localhost:${port}`;
    const lasting = startRsbuild(terminal, port);
    const open = `${portal.origin}/?remote=${name}@${origin}`;
    const note = await noteOn(portal, origin);
    return {
      text: `${name} berjalan. Buka: ${open}\nSelesai: buka ${portal.origin}/?remote=${note === null ? '' : `\n${note}`}`,
      json: { name, port, open, note },
      lasting,
    };
  },
};

/** What keeps the portal from taking the remote from there; null when nothing does. */
async function noteOn(portal: PortalClient, origin: string): Promise<string | null> {
  try {
    if ((await portal.overrideOrigins()).includes(origin)) return null;
    return `Perhatian: ${portal.origin} tidak mencatat ${origin} di REMOTE_OVERRIDE_ORIGINS. Portal produksi mengabaikannya sampai pengelola menambahkannya dan memulai ulang server; portal pengembangan menerimanya.`;
  } catch (error) {
    if (error instanceof Refusal) return `Perhatian: ${error.message}`;
    throw error;
  }
}
