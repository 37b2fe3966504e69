import type { Files, NewProject } from './new-project';

/** What a team reads, and what its CI runs. */
export function teamFiles({ name, title, remote, portal, moved }: NewProject): Files {
  return {
    'README.md': `# ${title}

Remote \`${remote}\` untuk portal Selaras ${portal}.

| perintah | gunanya |
|---|---|
| \`npm install\` | memasang paket; simpan lock file yang dibuatnya |
| \`npm test\` | memeriksa tipe dan menjalankan uji dengan portal tiruan |
| \`npx selaras dev alone\` | menjalankan remote ini dengan portal tiruan: jawabannya di \`src/testing/answers.ts\` |
| \`npm run dev\` | menjalankan remote ini di dalam portal yang sudah berjalan |
| \`npm run build\` | membangun ke \`dist/\` |
| \`npx selaras new page NAMA\` | menambah satu halaman beserta ujinya; menunya ditambah di \`src/manifest.ts\` |
| \`npx selaras check\` | memeriksa hasil bangun terhadap portal |
| \`npx selaras publish\` | menerbitkan; dengan \`--channel\` langsung aktif |
| \`npx selaras promote VERSI\` | mengaktifkan versi yang sudah terbit |
| \`npx selaras rollback\` | kembali ke versi sebelumnya |
| \`npx selaras status\` | kanal, versi, dan riwayat |
| \`npx selaras faults GANGGUAN\` | portal dengan remote ini sengaja rusak, untuk melihat apa yang dilihat orang |
| \`sh ci.sh\` | uji, bangun, lalu terbit bila \`SELARAS_TOKEN\` terisi; dijalankan CI |

\`check\`, \`publish\`, \`promote\`, \`rollback\`, dan \`status\` membaca token rilis dari \`SELARAS_TOKEN\`; super membuatnya dengan \`selaras token create\`.

${moved ? 'Halamannya' : `Halaman pertama: \`src/features/${name}/${name}-page.tsx\`,`} terdaftar di \`src/manifest.ts\` dan \`src/pages.tsx\`.
`,
    'ci.sh': `#!/bin/sh
# Memeriksa, membangun, dan menerbitkan ${remote}. CI mengisi SELARAS_TOKEN dari tempat rahasianya; tanpa token berhenti
# setelah diperiksa. Yang terbit belum dipakai siapa pun sampai "selaras promote".
set -eu
export SELARAS_PORTAL="\${SELARAS_PORTAL:-${portal}}"
npm test
npm run build
if [ -z "\${SELARAS_TOKEN:-}" ]; then
  echo "SELARAS_TOKEN kosong: tidak diterbitkan."
  exit 0
fi
npx selaras publish
`,
  };
}
