import { ApiError, isHandledByPage } from '@selaras/api-client';
import { ToastProvider } from '@selaras/ui';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOpenTab } from './use-open-tab';

function Opener({ find }: { find: () => Promise<string> }) {
  const { open } = useOpenTab();
  return (
    <button type="button" onClick={() => open(find)}>
      Buka
    </button>
  );
}

/** Presses the button; the errors that the portal is left to tell. */
async function press(find: () => Promise<string>) {
  const left: unknown[] = [];
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      if (!isHandledByPage(meta, error)) left.push(error);
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ mutationCache })}>
      <ToastProvider>
        <Opener find={find} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Buka' }));
  return left;
}

const refused = (status: number) =>
  new ApiError({ status, kode: 'TIDAK_DITEMUKAN', pesan: 'Belum diunggah' });

describe('a document that is opened in a new tab', () => {
  const tab = { location: { replace: jest.fn() }, close: jest.fn() };
  beforeEach(() => {
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  });

  it.each([404, 409])(
    'and is refused with %d says so as a document, and leaves nothing to tell',
    async (status) => {
      const left = await press(() => Promise.reject(refused(status)));
      expect(await screen.findByText('Dokumen gagal dibuka')).toBeInTheDocument();
      expect(screen.getByText('Belum diunggah')).toBeInTheDocument();
      expect(tab.close).toHaveBeenCalled();
      expect(left).toEqual([]);
    },
  );

  it('and fails otherwise is the portal’s to tell', async () => {
    const left = await press(() => Promise.reject(refused(500)));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(screen.queryByText('Dokumen gagal dibuka')).not.toBeInTheDocument();
  });
});
