import { findBuild } from '../build/find-build';
import type { Command } from '../command';
import { judge } from './judge';

export const check: Command = {
  name: 'check',
  summary: 'Periksa hasil bangun terhadap portal, tanpa menerbitkan apa pun',
  operands: '[FOLDER]',
  maxOperands: 1,
  options: {},
  example: 'check --portal https://selaras.contoh.go.id',
  lesson: `FOLDER adalah folder remote atau folder hasil bangunnya; bawaan: folder ini.
Pemeriksaannya sama dengan yang dilakukan portal saat terbit: bentuk remote.json, hash setiap berkas, versi pustaka
bersama, rute, penjaga, menu, panggilan API, ukuran, dan kode dari teks. Setiap temuan disertai jalan keluarnya.`,
  async run(invocation) {
    const built = await findBuild(invocation.terminal.cwd, invocation.operands[0]);
    const { candidate } = await judge(invocation, built);
    const { name, version } = built;
    return {
      text: `${name} ${version} cocok dengan portal ${invocation.portal.origin}.`,
      json: { name, version, portal: invocation.portal.origin, files: Object.keys(candidate.files).length },
    };
  },
};
