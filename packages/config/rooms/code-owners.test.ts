import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerLines } from './owners.mjs';

const root = join(__dirname, '../../..');
const owners = new Map(ownerLines(readFileSync(join(root, 'CODEOWNERS'), 'utf8')));
const domains = readdirSync(join(root, 'packages/server/src/domains'));

/** Rooms that a domain may have besides the three that every one has: its rules, its stories and proofs. */
const mayHave = (domain: string) => {
  const inBrowser = domain === 'portal' ? 'shell' : domain;
  return [`/packages/domain/src/${domain}/`, `/e2e/stories/${inBrowser}/`, `/e2e/proofs/${inBrowser}/`];
};

it.each(domains)('the folders of %s have one owner, its team', (domain) => {
  const remote = existsSync(join(root, `mf-${domain}`)) ? `/mf-${domain}/` : '/shell/';
  const folders = [
    remote,
    `/packages/contracts/src/${domain}/`,
    `/packages/server/src/domains/${domain}/`,
    ...mayHave(domain).filter((folder) => existsSync(join(root, folder))),
  ];
  expect(folders.map((folder) => owners.get(folder))).toEqual(folders.map(() => `@selaras/${domain}`));
});

it('what the platform asks about people belongs to who keeps them', () => {
  expect(owners.get('/packages/server/src/database/orang/')).toBe('@selaras/tim-kerja');
  expect(owners.get('/packages/server/src/kit/tim-kerja/')).toBe('@selaras/tim-kerja');
});

it('every other folder has an owner, and no line names a folder that is gone', () => {
  expect(owners.get('*')).toBe('@selaras/platform');
  const named = [...owners.keys()].filter((folder) => folder !== '*');
  expect(named.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});
