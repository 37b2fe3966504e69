import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = __dirname;
const imports = /^(?:import|export)\s(?!type\b)[^;]*?from\s'([^']+)'/gm;

const fileOf = (from: string, specifier: string): string | undefined =>
  ['.ts', '.tsx'].map((end) => join(dirname(from), `${specifier}${end}`)).find(existsSync);

/** Every package that the file reaches, however far, as its bundle would. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const next = specifier.startsWith('.') ? fileOf(file, specifier) : undefined;
    if (next) for (const name of packagesOf(next, seen)) packages.add(name);
    else packages.add(specifier);
  }
  return packages;
}

const heavy =
  /^(radix-ui|react-select|@tanstack\/|@selaras\/(api-client|contracts|roles)|react-hook-form|zod)/;
const heavyOf = (file: string) => [...packagesOf(join(source, file))].filter((name) => heavy.test(name));

it.each([
  'token/global-style.ts',
  'button/button.tsx',
  'button/icon-button.tsx',
  'button/link-button.tsx',
  'field/text-field.tsx',
  'field/password-field.tsx',
  'field/checkbox.tsx',
  'card/card.tsx',
  'state/error-state.tsx',
  'page/page-header.tsx',
  'page/breadcrumb.tsx',
  'toast/toast-provider.tsx',
  'chart/stat-card.tsx',
])('%s, which the login page may show, brings nothing heavy along', (file) => {
  expect(heavyOf(file)).toEqual([]);
});

it('finds what is heavy where it is', () => {
  expect(heavyOf('overlay/modal.tsx')).toEqual(['radix-ui/dialog']);
  expect(heavyOf('table/data-table.tsx')).toContain('@tanstack/react-table');
  expect(heavyOf('picker/option-picker.tsx')).toEqual(['react-select']);
});

it('the door of the package only hands out: importing it runs nothing', () => {
  const door = readFileSync(join(source, 'index.ts'), 'utf8');
  expect(door.replace(/^export (type )?\{[^}]*\} from '\.[^']+';\n/gm, '').trim()).toBe('');
  const { sideEffects } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8'));
  expect(sideEffects).toBe(false);
});
