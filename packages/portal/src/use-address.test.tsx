import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { useAddress } from './use-address';

const PAGE = '/kinerja-program';

/** A router that draws an address when the test says so: a busy machine does it late. */
function openSlowly() {
  const asked: string[] = [];
  const ask = (to: To) => void asked.push(typeof to === 'string' ? to : createPath(to));
  const navigator: Navigator = { createHref: String, go: () => {}, push: ask, replace: ask };
  let shown = PAGE;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={shown} navigator={navigator}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(useAddress, { wrapper });
  const put = (name: string, value: string) =>
    result.current[1]((before) => {
      before.set(name, value);
      return before;
    });
  const draw = (address: string) => {
    shown = address;
    rerender();
  };
  return { asked, put, draw };
}

describe('the address of a page that is drawn late', () => {
  it('keeps a change that is on its way while an earlier one is drawn', () => {
    const { asked, put, draw } = openSlowly();
    put('lihat', '1');
    put('panel', 'saringan');
    draw(asked[0] ?? '');
    put('telusur', '7');
    expect(asked.at(-1)).toBe(`${PAGE}?lihat=1&panel=saringan&telusur=7`);
    draw(asked.at(-1) ?? '');
    put('lihat', '2');
    expect(asked.at(-1)).toBe(`${PAGE}?lihat=2&panel=saringan&telusur=7`);
  });

  it('forgets what was on its way when somebody has gone elsewhere', () => {
    const { asked, put, draw } = openSlowly();
    put('lihat', '1');
    draw(`${PAGE}?node=3`);
    put('panel', 'periksa');
    expect(asked.at(-1)).toBe(`${PAGE}?node=3&panel=periksa`);
    draw('/kinerja-kegiatan');
    put('lihat', '2');
    expect(asked.at(-1)).toBe('/kinerja-kegiatan?lihat=2');
  });
});
