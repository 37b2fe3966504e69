import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import type { MenuSection } from '../../menu/build-menu';
import { Sidebar } from './sidebar';

const entry = (group: string, at: number) => ({
  group,
  label: `${group} ${at}`,
  path: `/${group.toLowerCase()}/${at}`,
  order: at,
  icon: 'target',
});
const section = (name: string, entries: number, label: string | null = name): MenuSection => ({
  name,
  label,
  entries: Array.from({ length: entries }, (_, at) => entry(name, at + 1)),
});
const state = { narrow: false, open: false, toggle() {}, linkClicked() {}, close() {} };

function open(path: string, sections: readonly MenuSection[]) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Sidebar label="Menu" home="/" sections={sections} state={state} />
      <Link to="/evaluasi/2">Dari halaman</Link>
    </MemoryRouter>,
  );
}

const long = [section('Beranda', 2, null), section('Perencanaan', 8), section('Evaluasi', 6)];
const heading = (name: string) => screen.getByRole('button', { name });
const links = () => screen.getAllByRole('link', { name: /\d$/ }).map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

it('opens what stands without a heading, and the group of the page alone', () => {
  open('/evaluasi/1', long);
  expect(heading('Perencanaan')).toHaveAttribute('aria-expanded', 'false');
  expect(heading('Evaluasi')).toHaveAttribute('aria-expanded', 'true');
  expect(links()).toHaveLength(2 + 6);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Evaluasi 1');
});

it('keeps open what was used, by a press or by a page, also in the next visit', async () => {
  const person = userEvent.setup();
  const { unmount } = open('/beranda/1', long);
  expect(links()).toHaveLength(2);
  await person.click(screen.getByRole('link', { name: 'Dari halaman' }));
  expect(heading('Evaluasi')).toHaveAttribute('aria-expanded', 'true');
  await person.click(heading('Perencanaan'));
  expect(links()).toHaveLength(2 + 8 + 6);
  unmount();
  open('/beranda/1', long);
  expect(links()).toHaveLength(2 + 8 + 6);
});

it('folds the group of the page for who asks, and leaves it so on its other pages', async () => {
  const person = userEvent.setup();
  open('/evaluasi/1', long);
  await person.click(heading('Evaluasi'));
  expect(links()).toHaveLength(2);
  await person.click(screen.getByRole('link', { name: 'Dari halaman' }));
  expect(links()).toHaveLength(2);
});

it('leaves a short menu open, until it is folded by hand', async () => {
  const person = userEvent.setup();
  open('/beranda/1', [section('Beranda', 2, null), section('Validasi', 6)]);
  expect(links()).toHaveLength(8);
  await person.click(heading('Validasi'));
  expect(links()).toHaveLength(2);
});

it('opens as ever where what was kept makes no sense', () => {
  localStorage.setItem('selaras_menu', '[1, "x"');
  open('/evaluasi/1', long);
  expect(links()).toHaveLength(2 + 6);
});
