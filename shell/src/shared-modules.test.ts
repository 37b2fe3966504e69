import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from './shared-modules';

/** What a module is under its own name. */
const own = (name: string): object => jest.requireActual(name);

describe('what the shell hands out', () => {
  const { ready, whenAsked, late } = sharedModules;
  const modules = {
    ...Object.fromEntries(Object.entries(ready).map(([key, module]) => [key, () => module])),
    ...whenAsked,
    ...late,
  };

  it.each(Object.entries(modules))('%s has every export that the package has', async (name, find) => {
    const module = await find();
    const exported = Object.entries(own(name));
    expect(exported.length).toBeGreaterThan(1);
    for (const [key, value] of exported) expect(Reflect.get(module, key)).toBe(value);
  });

  it('is one router, whichever of its names a remote imports', async () => {
    const router = await whenAsked['react-router']();
    const door = await whenAsked['react-router/dom']();
    const byOtherName = await whenAsked['react-router-dom']();
    // They differ in this one alone, which is the one for browsers in `react-router-dom`.
    const names = Object.keys(router).filter((name) => name !== 'RouterProvider');
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) expect(Reflect.get(byOtherName, name)).toBe(Reflect.get(router, name));
    for (const name of ['RouterProvider', 'HydratedRouter']) {
      expect(Reflect.get(byOtherName, name)).toBe(Reflect.get(door, name));
    }
  });

  it('has the navigation that `@selaras/portal` passes on from that router', async () => {
    const router = await whenAsked['react-router-dom']();
    const passedOn = ['Link', 'NavLink', 'useLocation', 'useNavigate', 'useParams', 'useSearchParams'];
    for (const name of passedOn) {
      expect(Reflect.get(router, name)).toBe(Reflect.get(ready['@selaras/portal'], name));
    }
  });

  it('is imported as packages, never as files of them', () => {
    const source = readFileSync(join(__dirname, 'shared-modules.ts'), 'utf8');
    const requests = [...source.matchAll(/(?:^import \* as .* from |=> import\()'(.*)'/gm)].map(
      ([, name]) => name,
    );
    expect(requests.sort()).toEqual(Object.keys(modules).sort());
  });
});
