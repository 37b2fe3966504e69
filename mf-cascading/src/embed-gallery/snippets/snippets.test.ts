import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventNames } from '@selaras/cascading-react/contract';
import { propNames } from '../../embed/contract/read-props';
import type { EmbedChoice } from '../choice/embed-choice';
import { hosts } from './hosts';
import { handOver, ownTree, treeAnswer, treeRequest } from './own-tree';
import { ownFile, pageWithoutCode, policy, scriptLine } from './plain-page';

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
const pinnedAt = (versi: string, integritas: string): EmbedChoice => {
  const alamat = `${example.origin}/remotes/mf_cascading/${versi}/sematkan.js`;
  const cuplikan = `<script src="${alamat}" integrity="${integritas}" crossorigin="anonymous"></script>`;
  return { ...example, pinned: { alamat, cuplikan, versi, integritas } };
};
/** Blocks that show more of what can be chosen. */
const examples: Readonly<Record<string, EmbedChoice>> = {
  'html tetap': pinnedAt('0.1.0-7407ff03', 'sha256-W2inzyieV7bUFg2D6JYSok9O1z9Y2vhRNojcri2ONE8='),
  'html elemen': { ...example, locale: 'en', theme: 'dark' },
};

/** Beside those of the hosts. */
const notes = [policy, pageWithoutCode, ownFile, ownTree, handOver, treeRequest, treeAnswer];
const all = [...new Set([...hosts.flatMap(({ snippets }) => snippets), ...notes])];
const inGuide = [
  ...all.flatMap(({ block, code }) => (block === null ? [] : [[block, code] as const])),
  // The script line once more, with one version and its hash.
  ['html tetap', scriptLine.code] as const,
];
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
    const pinned = pinnedAt('8.0.0', 'sha256-x');
    const line = scriptLine.code(pinned);
    expect(line).toBe(pinned.pinned?.cuplikan);
    expect(pageWithoutCode.code(pinned)).toContain(`\n${line}\n`);
    // What a frame shows is the active version, always.
    for (const { id } of hosts.filter(({ adapter }) => adapter !== 'bingkai')) {
      expect(codeOf(id, pinned)).not.toContain('/sematkan/cascading');
      expect(codeOf(id, pinned)).toContain('/remotes/mf_cascading/8.0.0/');
    }
  });

  it('takes the script line of the guide', () => {
    expect(blocks.get('html skrip')).toContain(`\n${scriptLine.code(example)}\n`);
  });

  it('hands over a tree that says how many boxes it has', () => {
    const { data, meta } = JSON.parse(ownTree.code(example));
    const [goal] = data;
    const [ofUnit] = goal.sasaran_strategis_pd;
    expect([data, goal.sasaran_strategis_pd, ofUnit.kinerja_program].flat()).toHaveLength(meta.jumlah);
  });
});

describe('the guide', () => {
  it.each([...propNames, ...eventNames])('has a row of a table for %s', (name) => {
    expect(guide).toMatch(new RegExp(`^\\|[^|]*\`${name}\`[^|]*\\|`, 'm'));
  });
});
