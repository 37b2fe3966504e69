import './testing/fetch-globals';
import { pagesFor } from '@selaras/portal/testing';
import { QueryClient } from '@tanstack/react-query';
import { createChrome } from './layouts/chrome';
import { createNotices } from './notices/notices';
import { portalForPages } from './portal-for-pages';
import { asRole, remoteOf } from './testing/open-portal';

const page = { title: 'Uji', layout: 'default', guard: 'role:super' } as const;
const remote = remoteOf([
  { ...page, id: 'uji', path: '/uji' },
  { ...page, id: 'uji.show', path: '/uji/{id}' },
]);

const super_ = asRole('super');

/** The portal as the shell provides it, over made-up parts. */
function provided(manifests = [remote]) {
  const state = { ...super_, user: super_, token: 'rahasia', tahunKinerja: 2025 };
  const prepare = jest.fn();
  const tell = jest.fn();
  const notices = createNotices();
  const session = { state: () => state, subscribe: () => () => undefined, years: [2024, 2025] };
  const deps = {
    session,
    notices,
    incidents: { tell },
    manifests,
    chrome: createChrome(),
    queryClient: new QueryClient(),
    remotes: async () => ({ prepare }),
  };
  const portal = portalForPages(deps as unknown as Parameters<typeof portalForPages>[0]);
  return { portal, pages: pagesFor(super_, portal), notices, prepare, tell };
}

afterEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

describe('what the shell provides to pages', () => {
  it('is the session without its token, the same as long as nothing changes', () => {
    const { portal } = provided();
    const session = portal.session.get();
    expect(session).toMatchObject({ tahunKinerja: 2025 });
    expect(session).not.toHaveProperty('token');
    expect(portal.session.get()).toBe(session);
  });

  it('leads to the pages of every remote, and fetches them ahead', async () => {
    const { pages, prepare } = provided();
    expect(pages.hrefOf('uji.show', { id: 7 })).toBe('/uji/7');
    pages.preload('uji');
    await Promise.resolve();
    expect(prepare).toHaveBeenCalledWith('mf_uji', 'uji');
  });

  it('throws for a page that does not exist, outside production', () => {
    expect(() => provided().pages.hrefOf('tidak.ada')).toThrow('Page "tidak.ada"');
  });

  it('reports ids that two remotes share, and leads to neither', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { pages, tell } = provided([remote, { ...remote, name: 'mf_lain' }]);
    expect(pages.hasPage('uji')).toBe(false);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(tell).toHaveBeenCalledWith(
      expect.objectContaining({ detail: expect.stringContaining('uji, uji.show') }),
    );
  });

  it('asks in the dialogs of the portal', async () => {
    const { portal, notices } = provided();
    const question = { title: 'Hapus?', text: 'Satu baris', confirmLabel: 'Hapus', cancelLabel: 'Batal' };
    const answer = portal.notices.confirm(question);
    expect(notices.dialogs()[0]?.dialog).toEqual({ kind: 'confirm', ...question });
    notices.dialogs()[0]?.answer(true);
    expect(await answer).toBe(true);
  });

  it('asks before something typed is thrown away, and only then', async () => {
    const { portal, notices } = provided();
    expect(await portal.unsavedChanges.mayLeave()).toBe(true);
    document.body.innerHTML = '<form data-unsaved="true"></form>';
    expect(portal.unsavedChanges.exist()).toBe(true);
    const leaving = portal.unsavedChanges.mayLeave('mengganti satuan kerja');
    const [open] = notices.dialogs();
    expect(open?.dialog).toMatchObject({ text: expect.stringContaining('mengganti satuan kerja') });
    open?.answer(false);
    expect(await leaving).toBe(false);
  });
});
