import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider, useToast } from './toast-provider';

function Trigger() {
  const toast = useToast();
  return (
    <button
      type="button"
      onClick={() =>
        toast.show({ title: 'Oops...', description: 'Data tidak sesuai (kode 422)', tone: 'danger' })
      }
    >
      Simpan
    </button>
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('a red toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <ToastProvider>
        <Trigger />
      </ToastProvider>,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('is announced at once and hides after 5000 ms', () => {
    press();
    expect(screen.getByRole('alert')).toHaveTextContent('Oops...Data tidak sesuai (kode 422)');
    wait(4999);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays while it is pointed at and then goes on counting', () => {
    press();
    wait(4000);
    const toast = screen.getByText('Oops...').closest('li') as HTMLElement;
    fireEvent.mouseEnter(toast);
    wait(60_000);
    expect(toast).toBeInTheDocument();
    fireEvent.mouseLeave(toast);
    wait(999);
    expect(toast).toBeInTheDocument();
    wait(1);
    expect(toast).not.toBeInTheDocument();
  });

  it('can be closed by hand', () => {
    press();
    fireEvent.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('gives way when a fourth one comes', () => {
    for (let count = 0; count < 5; count += 1) press();
    expect(screen.getAllByRole('alert')).toHaveLength(3);
  });

  it('stands in a region that stays readable under a dialog', () => {
    expect(screen.getByRole('list', { name: 'Pemberitahuan' })).toHaveAttribute('aria-live', 'polite');
  });
});

it('useToast says what is missing', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Trigger />)).toThrow('useToast needs a ToastProvider above it.');
  silence.mockRestore();
});
