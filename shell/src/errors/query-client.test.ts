import { ApiError, handledByPage, NetworkError } from '@selaras/api-client';
import type { ToastNotice } from '@selaras/portal';
import { createNotices } from '../notices/notices';
import { createDenial } from './denial';
import { createQueryClient } from './query-client';

const failed = (status: number, pesan = 'Pesan server') => new ApiError({ status, kode: 'UJI', pesan });

function setUp() {
  const notices = createNotices();
  const denial = createDenial(() => location.pathname);
  const toasts: ToastNotice[] = [];
  notices.onToast((toast) => toasts.push(toast));
  const client = createQueryClient(notices, denial);
  const read = (error: Error) =>
    client
      .fetchQuery({ queryKey: [Math.random()], queryFn: () => Promise.reject(error) })
      .catch(() => undefined);
  const write = (error: Error, ...handled: number[]) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(error), meta: handledByPage(...handled) })
      .execute(undefined)
      .catch(() => undefined);
  return { notices, denial, toasts, read, write };
}

const texts = (notices: ReturnType<typeof createNotices>) =>
  notices
    .dialogs()
    .map(({ dialog }) => (dialog.kind === 'alert' ? `${dialog.title} ${dialog.text}` : dialog.kind));

describe('the portal-wide query client', () => {
  it('opens one dialog for several calls that fail alike', async () => {
    const { notices, read } = setUp();
    await Promise.all([read(failed(503)), read(failed(503))]);
    expect(texts(notices)).toEqual(['Error! Terjadi kesalahan saat memuat data. Kode: 503']);
  });

  it('shows the red toast for 422, for reads and saves', async () => {
    const { toasts, read, write } = setUp();
    await read(failed(422));
    await write(failed(422), 422);
    expect(toasts.map(({ title, tone }) => [title, tone])).toEqual([
      ['Oops...', 'danger'],
      ['Oops...', 'danger'],
    ]);
  });

  it('puts a refused read out of the page, and keeps the page of a refused save', async () => {
    const { denial, read, write } = setUp();
    await read(failed(403, 'Unit ini ditutup'));
    expect(denial.get()).toMatchObject({ pesan: 'Unit ini ditutup', recoverable: false });
    await write(failed(403, 'Unit ini ditutup'));
    expect(denial.get().recoverable).toBe(true);
  });

  it('leaves refusals to forms that tell them, and nothing else', async () => {
    const { notices, toasts, write } = setUp();
    await write(failed(412), 412);
    expect(toasts).toEqual([]);
    await write(failed(412));
    expect(toasts).toHaveLength(1);
    await write(failed(500), 500);
    await write(new NetworkError('offline'), 412);
    expect(texts(notices)).toHaveLength(1);
    expect(toasts).toHaveLength(2);
  });

  it('does not send again what failed', async () => {
    const { notices } = setUp();
    const client = createQueryClient(
      notices,
      createDenial(() => location.pathname),
    );
    const queryFn = jest.fn(() => Promise.reject(failed(500)));
    await client.fetchQuery({ queryKey: ['x'], queryFn }).catch(() => undefined);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});
