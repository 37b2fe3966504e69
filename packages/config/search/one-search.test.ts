import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findMatchers, isMatcher } from './find-matchers';

const root = join(__dirname, '../../..');
const rooms = [
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
  'shell',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
];

/** Where the one rule of all searches is carried out, and what is no search of what a reader typed. */
const known: Readonly<Record<string, string>> = {
  'packages/cli/src/new-page/page-lines.ts': 'looks for lines of code',
  'packages/server/src/domains/portal/akun/password-rules.ts':
    'refuses a password with the name of the account in it',
  'packages/server/src/kit/text/text-match.ts': 'the rule as SQL',
  'packages/ui/src/picker/option-picker.tsx': 'hands the rule to the list of choices',
};

it('nothing but the one rule decides whether a text has what was typed', () => {
  const folders = rooms.map((room) => `${room}/src`).filter((folder) => existsSync(join(root, folder)));
  expect(folders.length).toBeGreaterThan(15);
  expect(findMatchers(root, folders)).toEqual(Object.keys(known));
});

it.each([
  'sql`r.nama ilike $1`',
  "eb('users.nama', 'ilike', pattern)",
  'sql`$1 ~* $1`',
  'sql`strpos(lower(label), $1) > 0`',
  'sql`position(lower($1) in lower(label)) > 0`',
  "sql`$1 @@ to_tsquery('simple', $1)`",
  'row.nama.toLowerCase().includes(q)',
  "label.toLocaleLowerCase('id').startsWith(typed)",
  'words.every((word) => text.includes(word))',
  'texts.some((text) => text.includes(asked))',
  "new RegExp(typed, 'i')",
  '<Select filterOption={mine} />',
])('a second rule is seen: %s', (code) => {
  expect(isMatcher(code)).toBe(true);
});

it.each(['isFound(readSearch(q), plainText(label))', 'textFits(sql`label`, q)', 'ids.includes(id)'])(
  'the one rule is none: %s',
  (code) => {
    expect(isMatcher(code)).toBe(false);
  },
);
