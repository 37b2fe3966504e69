import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbedChoice } from '../choice/embed-choice';
import { hosts } from './hosts';
import { policy, scriptLine } from './plain-page';

const guide = readFileSync(join(__dirname, '../../../../docs/sematkan.md'), 'utf8');

/** Code blocks of the guide by what follows their fence: `html skrip`. */
const blocks = new Map(
  [...guide.matchAll(/^```(\S+ \S+)\n([\s\S]*?)\n```$/gm)].map(([, name = '', code = '']) => [name, code]),
);

/** What the guide embeds throughout. */
const example: EmbedChoice = {
  origin: 'https://selaras.example.go.id',
  satuanKerjaId: 1012,
  tahun: 2024,
  locale: 'id',
  theme: 'auto',
  pinned: null,
};
/** Blocks that show more of what can be chosen. */
const examples: Readonly<Record<string, EmbedChoice>> = {
  'html elemen': { ...example, locale: 'en', theme: 'dark' },
};

const all = [...new Set([...hosts.flatMap(({ snippets }) => snippets), policy])];
const inGuide = all.flatMap(({ block, code }) => (block === null ? [] : [[block, code] as const]));
const codeOf = (id: string, choice: EmbedChoice) =>
  hosts
    .find((host) => host.id === id)
    ?.snippets.map(({ code }) => code(choice))
    .join('\n') ?? '';

describe('the code of the gallery', () => {
  it.each(inGuide)('is that of the guide: %s', (block, code) => {
    expect(code(examples[block] ?? example)).toBe(blocks.get(block));
  });

  it('has every block of the guide', () => {
    expect([...blocks.keys()].filter((name) => !inGuide.some(([block]) => block === name))).toEqual([]);
  });

  it.each(hosts.map(({ id }) => id))('of %s says what was chosen, and nothing that was not', (id) => {
    const chosen = codeOf(id, { ...example, satuanKerjaId: 1013, tahun: 2025, locale: 'en', theme: 'light' });
    for (const value of ['1013', '2025', 'en', 'light'])
      expect(chosen).toMatch(new RegExp(`["' =]${value}\\b`));
    const regency = codeOf(id, { ...example, satuanKerjaId: null });
    expect(regency).not.toMatch(/satuan|locale=|theme=|locale:|theme:/i);
    expect(regency).toContain('2024');
  });

  it('pins one version wherever the script, or the remote, is named', () => {
    const alamat = 'https://selaras.example.go.id/remotes/mf_cascading/8.0.0/sematkan.js';
    const cuplikan = `<script src="${alamat}" integrity="sha256-x" crossorigin="anonymous"></script>`;
    const pinned = { ...example, pinned: { alamat, cuplikan, versi: '8.0.0', integritas: 'sha256-x' } };
    expect(scriptLine.code(pinned)).toBe(cuplikan);
    // What a frame shows is the active version, always.
    for (const { id } of hosts.filter(({ adapter }) => adapter !== 'bingkai')) {
      expect(codeOf(id, pinned)).not.toContain('/sematkan/cascading');
      expect(codeOf(id, pinned)).toContain('/remotes/mf_cascading/8.0.0/');
    }
  });

  it('takes the script line of the guide', () => {
    expect(blocks.get('html skrip')).toContain(`\n${scriptLine.code(example)}\n`);
  });
});
