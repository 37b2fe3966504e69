import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyTheme, chosenTheme, visibleTheme } from './theme';
import { ThemeSwitch } from './theme-switch';

beforeEach(() => {
  localStorage.clear();
  applyTheme(null);
});

it('follows the system until the switch is used, then remembers', async () => {
  expect(chosenTheme()).toBeNull();
  expect(visibleTheme()).toBe('light');
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('button', { name: 'Tema gelap' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('selaras_tema')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Tema terang' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

it('ignores what else may lie in the storage', () => {
  localStorage.setItem('selaras_tema', 'merah');
  expect(chosenTheme()).toBeNull();
  expect(
    chosenTheme(() => {
      throw new Error('switched off');
    }),
  ).toBeNull();
});
