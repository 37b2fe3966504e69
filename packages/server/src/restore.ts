import { counted, damageLines, runOnFile } from './backup/command';
import { restoreFrom } from './backup/restore-from';

await runOnFile({
  name: 'restore',
  failure: 'Cadangan tidak dipulihkan',
  async run(config, file, progress) {
    const { made, rows, files, damagedFiles } = await restoreFrom(config, file, progress);
    return [
      `Cadangan dari ${made} dipulihkan: ${counted(rows, 'baris')}, ${counted(files, 'berkas unggahan')}`,
      ...damageLines(damagedFiles),
      'Jalankan dengan npm start dan pengaturan yang sama.',
    ];
  },
});
