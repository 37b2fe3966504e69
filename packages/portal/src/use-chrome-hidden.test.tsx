import { render } from '@testing-library/react';
import { createTestPortal, PortalAround } from './testing';
import { useChromeHidden } from './use-chrome-hidden';

const Page = ({ hidden }: { hidden: boolean }) => {
  useChromeHidden(hidden);
  return null;
};

it('takes the chrome away while the page asks for it, and no longer than the page is there', () => {
  const portal = createTestPortal();
  const drawn = (hidden: boolean) => (
    <PortalAround portal={portal}>
      <Page hidden={hidden} />
    </PortalAround>
  );
  const { rerender, unmount } = render(drawn(false));
  expect(portal.isChromeHidden()).toBe(false);
  rerender(drawn(true));
  expect(portal.isChromeHidden()).toBe(true);
  rerender(drawn(false));
  expect(portal.isChromeHidden()).toBe(false);
  rerender(drawn(true));
  unmount();
  expect(portal.isChromeHidden()).toBe(false);
});
