import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useUserList } from './use-user-list';

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/admin/users?aktif=true&page=3']}>{children}</MemoryRouter>
);

const open = () =>
  renderHook(() => ({ list: useUserList(), search: useLocation().search, navigate: useNavigate() }), {
    wrapper,
  });

describe('the list in the address', () => {
  it('keeps both of two changes that come at once', () => {
    const { result } = open();
    act(() => {
      result.current.list[1]({ q: 'kes' });
      result.current.list[1]({ role_id: 3 });
    });
    expect(result.current.search).toBe('?q=kes&role_id=3&aktif=true');
  });

  it('follows the address when that changes by itself', () => {
    const { result } = open();
    act(() => result.current.list[1]({ q: 'kes' }));
    act(() => void result.current.navigate('/admin/users?q=dinas'));
    act(() => result.current.list[1]({ role_id: 3 }));
    expect(result.current.search).toBe('?q=dinas&role_id=3');
    expect(result.current.list[0]).toMatchObject({ q: 'dinas', role_id: 3, page: 1 });
  });
});
