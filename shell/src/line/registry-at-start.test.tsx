import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registryAtStart } from './registry-at-start';

const registry = { remotes: {} };
const answer = (status: number) => ({ ok: status === 200, status, json: async () => registry });

/** Starts while the line does what `fetched` says, try by try; the sign is drawn as the portal would. */
function start(...fetched: readonly (() => Promise<unknown>)[]) {
  const asked = jest.fn();
  for (const one of fetched) asked.mockImplementationOnce(one);
  globalThis.fetch = asked;
  const { rerender } = render(null);
  return { asked, started: registryAtStart((sign) => rerender(sign)) };
}

const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const served = (status: number) => () => Promise.resolve(answer(status));

describe('the registry at the start', () => {
  it('shows nothing when it is answered', async () => {
    const { started } = start(served(200));
    expect(await started).toEqual(registry);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    ['no answer comes', broken],
    ['the server is busy', served(503)],
  ])('is asked again when %s, at once if somebody wants it', async (_what, first) => {
    const { asked, started } = start(first, served(200));
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    expect(await started).toEqual(registry);
    expect(asked).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  });

  it('is given up at once when the server says that it cannot', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { asked, started } = start(served(500));
    expect(await started).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
