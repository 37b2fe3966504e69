import { statSync } from 'node:fs';
import { counted, damageLines, runOnFile } from './backup/command';
import { makeBackup } from './backup/make-backup';

await runOnFile({
  name: 'backup',
  failure: 'Cadangan tidak dibuat',
  async run(config, file, progress) {
    const { tables, rows, files, damagedFiles } = await makeBackup(config, file, progress);
    const parts = [counted(tables, 'tabel'), counted(rows, 'baris'), counted(files, 'berkas unggahan')];
    return [
      `Cadangan selesai: ${file} (${counted(statSync(file).size, 'byte')}; ${parts.join(', ')})`,
      ...damageLines(damagedFiles),
    ];
  },
});
