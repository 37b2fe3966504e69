import { act, screen } from '@testing-library/react';
import { forgetBrowser, openPortal, plainShellPages } from '../testing/open-portal';
import { createChrome } from './chrome';

describe('what stands around a page', () => {
  it('comes back when the last one who asked for the whole window has gone', () => {
    const chrome = createChrome();
    const heard = jest.fn();
    chrome.subscribe(heard);
    const [first, second] = [chrome.hide(), chrome.hide()];
    first();
    first();
    expect(chrome.isHidden()).toBe(true);
    second();
    expect(chrome.isHidden()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it('goes and comes around a signed-in page that stays as it is; the deadline stays', async () => {
    forgetBrowser();
    plainShellPages();
    window.scrollTo = () => undefined;
    const { portal } = await openPortal('/dashboard');
    const heading = await screen.findByRole('heading', { name: 'Dashboard' });
    const bars = () => [
      screen.queryByRole('banner'),
      screen.queryByRole('complementary', { name: 'Bilah samping' }),
      screen.queryByRole('contentinfo'),
      screen.queryByRole('navigation', { name: 'Remah roti' }),
    ];
    expect(bars()).not.toContain(null);
    let show = () => {};
    act(() => {
      show = portal.chrome.hide();
    });
    expect(bars()).toEqual([null, null, null, null]);
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBe(heading);
    expect(await screen.findByRole('timer')).toBeInTheDocument();
    act(show);
    expect(bars()).not.toContain(null);
  });
});
