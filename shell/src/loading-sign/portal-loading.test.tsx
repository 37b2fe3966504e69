import { act, screen, waitFor } from '@testing-library/react';
import { forgetBrowser, openPortal, plainShellPages } from '../testing/open-portal';

const says = () => document.documentElement.dataset.loading;

beforeEach(() => {
  forgetBrowser();
  plainShellPages();
  window.scrollTo = () => undefined;
});

it('the portal says when a page with all it asked for is there, and that the next one is loading at once', async () => {
  const { router } = await openPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  await waitFor(() => expect(says()).toBe('false'));
  await act(async () => {
    const going = router.navigate('/users');
    expect(says()).toBe('true');
    await going;
  });
  await waitFor(() => expect(says()).toBe('false'));
});
