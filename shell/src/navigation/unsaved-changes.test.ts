import { leavesForm } from './unsaved-changes';

const place = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, search };
};
const leaves = (from: string, to: string) => leavesForm(place(from), place(to));

describe('a navigation away from something unsaved', () => {
  it('leads to another page', () => {
    document.body.innerHTML = '<form data-unsaved="true"></form>';
    expect(leaves('/program/1/edit', '/program')).toBe(true);
    expect(leaves('/program/1/edit', '/program/1/edit?tab=2')).toBe(false);
  });

  it('closes or changes the panel that the form stands in', () => {
    document.body.innerHTML = '<div data-panel="panel"><form data-unsaved="true"></form></div>';
    expect(leaves('/rencana-aksi?q=a&panel=ubah-1', '/rencana-aksi?q=a')).toBe(true);
    expect(leaves('/rencana-aksi?panel=ubah-1', '/rencana-aksi?panel=ubah-2')).toBe(true);
    expect(leaves('/rencana-aksi?panel=ubah-1', '/rencana-aksi?panel=ubah-1&q=a')).toBe(false);
  });

  it('is not asked about when nothing is unsaved in the panel', () => {
    document.body.innerHTML = '<div data-panel="panel"><form data-unsaved="false"></form></div>';
    expect(leaves('/rencana-aksi?panel=ubah-1', '/rencana-aksi')).toBe(false);
  });
});
