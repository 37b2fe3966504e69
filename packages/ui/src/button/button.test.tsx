import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import { Button } from './button';
import { IconButton } from './icon-button';
import { LinkButton } from './link-button';

describe('Button', () => {
  it('does not submit a form unless told to', async () => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Batal</Button>
        <Button type="submit">Simpan</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus and ignores presses while loading', async () => {
    const press = jest.fn();
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={press}>
          Simpan
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Simpan' });
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});

it('IconButton is named by its label and reports being pressed', () => {
  render(<IconButton label="Perbesar" icon={<svg />} aria-pressed="true" />);
  const button = screen.getByRole('button', { name: 'Perbesar', pressed: true });
  expect(button).toHaveAttribute('title', 'Perbesar');
});

describe('LinkButton', () => {
  it('is a link', () => {
    render(<LinkButton href="/login">Masuk</LinkButton>);
    expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
  });

  it('renders the link component of a router with its own props', () => {
    const RouterLink = ({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) => (
      <a href={`#${to}`} {...rest} />
    );
    render(
      <LinkButton as={RouterLink} to="/dashboard" variant="primary">
        Dashboard
      </LinkButton>,
    );
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '#/dashboard');
  });
});
