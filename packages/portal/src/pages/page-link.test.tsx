import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createTestPortal, PortalAround } from '../testing';
import { PageLink, type PageLinkProps } from './page-link';

const portal = () =>
  createTestPortal({
    manifests: [
      {
        name: 'mf_uji',
        title: 'Uji',
        platformApi: 1,
        pages: [
          { id: 'umum.show', path: '/umum/{id}', title: 'Umum', layout: 'guest', guard: 'none' },
          { id: 'tertutup', path: '/tertutup', title: 'Tertutup', layout: 'default', guard: 'role:super' },
        ],
        menu: [],
      },
    ],
  });

function show(props: Partial<PageLinkProps>, around = portal()) {
  render(
    <MemoryRouter>
      <PortalAround portal={around}>
        <PageLink page="umum.show" params={{ id: 7 }} className="tautan" {...props}>
          Buka
        </PageLink>
      </PortalAround>
    </MemoryRouter>,
  );
  return around;
}

describe('a link to a page of the portal', () => {
  it('leads to its address', () => {
    show({ query: { q: 'a' } });
    expect(screen.getByRole('link', { name: 'Buka' })).toHaveAttribute('href', '/umum/7?q=a');
  });

  it.each([{ page: 'tidak.ada' }, { page: 'tertutup', params: {} }])(
    'is plain text where it would lead nowhere: %j',
    (props) => {
      show(props);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('Buka')).toHaveClass('tautan');
    },
  );

  it('fetches the page ahead when it is pointed at or focused, and does what else it was told to', async () => {
    const onFocus = jest.fn();
    const onPointerEnter = jest.fn();
    const { preloaded } = show({ onFocus, onPointerEnter });
    await userEvent.hover(screen.getByRole('link'));
    expect(preloaded).toEqual(['umum.show']);
    await userEvent.tab();
    expect(preloaded).toEqual(['umum.show', 'umum.show']);
    expect(onPointerEnter).toHaveBeenCalledTimes(1);
    expect(onFocus).toHaveBeenCalledTimes(1);
  });
});
